import { birthParts, birthText, type Profile, type ProfileChange } from '#identity/contract';
import type { FormState } from '../form-state.ts';
import type { FormValues } from '../schemas.ts';

/** What the data form shows of a profile (PRF-01). */
export function profileValues(profile: Profile): FormState['values'] {
	return {
		firstName: profile.firstName ?? '',
		lastName: profile.lastName ?? '',
		birthDate: birthText(profile),
		phone: profile.contacts.find(isPrimary)?.phone ?? '',
	};
}

/** The change of a profile that a right data form asks for; a telephone number of another kind stays. `today` as in `birthDateField`. */
export function changeOf({ firstName, lastName, birthDate, phone }: FormValues<'profile'>, profile: Profile, today: string): ProfileChange {
	const none = { birthDay: null, birthMonth: null, birthYear: null };
	return {
		firstName: firstName || null,
		lastName: lastName || null,
		...(birthParts(birthDate, today) ?? none),
		contacts: [
			...profile.contacts.filter((contact) => !isPrimary(contact)).flatMap(kept),
			...(phone === '' ? [] : [{ phone, type: 'PRIMARY' as const }]),
		],
	};
}

type Contact = Profile['contacts'][number];
const isPrimary = ({ type }: Contact): boolean => type === 'PRIMARY';

const kinds = ['WORK', 'HOME', 'OTHER'] as const;
function kept({ phone, type }: Contact) {
	const kind = kinds.find((one) => one === type);
	return kind ? [{ phone, type: kind }] : [];
}
