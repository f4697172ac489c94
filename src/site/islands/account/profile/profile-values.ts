import { birthParts, birthText, type Profile, type ProfileChange } from '#identity/contract';
import type { FormState } from '../form-state.ts';
import type { FormValues } from '../schemas.ts';

/** The fields of the data form for a profile (PRF-01). */
export function profileValues(profile: Profile): FormState['values'] {
	return {
		firstName: profile.firstName ?? '',
		lastName: profile.lastName ?? '',
		birthDate: birthText(profile),
		phone: profile.contacts.find(isPrimary)?.phone ?? '',
	};
}

/** The change of a profile for a valid data form. Phone numbers of other types than PRIMARY stay. `today` as in `birthDateField`. */
export function changeOf({ firstName, lastName, birthDate, phone }: FormValues<'profile'>, profile: Profile, today: string): ProfileChange {
	const none = { birthDay: null, birthMonth: null, birthYear: null };
	return {
		firstName: firstName || null,
		lastName: lastName || null,
		...(birthParts(birthDate, today) ?? none),
		contacts: [
			...profile.contacts.filter((contact) => !isPrimary(contact)).flatMap(typedContact),
			...(phone === '' ? [] : [{ phone, type: 'PRIMARY' as const }]),
		],
	};
}

type Contact = Profile['contacts'][number];
const isPrimary = ({ type }: Contact): boolean => type === 'PRIMARY';

const otherTypes = ['WORK', 'HOME', 'OTHER'] as const;
function typedContact({ phone, type }: Contact) {
	const known = otherTypes.find((one) => one === type);
	return known ? [{ phone, type: known }] : [];
}
