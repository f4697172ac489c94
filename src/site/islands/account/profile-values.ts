import { birthText, type Profile } from '#identity/contract';
import type { FormState } from './form-state.ts';

/** What the data form shows of a profile (PRF-01). */
export function profileValues(profile: Profile): FormState['values'] {
	return {
		firstName: profile.firstName ?? '',
		lastName: profile.lastName ?? '',
		birthDate: birthText(profile),
		phone: profile.contacts.find(isPrimary)?.phone ?? '',
	};
}

const isPrimary = ({ type }: Profile['contacts'][number]): boolean => type === 'PRIMARY';
