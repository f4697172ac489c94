import type { Profile } from '#identity/contract';
import type { AccountForm, FormState } from '../../form-state.ts';
import type { FormTexts } from '../../form-texts.ts';
import { noFields } from '../../schemas.ts';
import { useForm } from '../../use-form.ts';
import type { ProfileBrand, ProfileFormName } from '../profile-types.ts';
import type { Reauthenticated } from './use-reauthentication.tsx';

/** What the forms of the profile read and change. */
export type ProfileActions = {
	readonly brand: ProfileBrand;
	readonly profile: Profile;
	/** Undefined when they could not be read. */
	readonly newsletters: readonly string[] | undefined;
	readonly setProfile: (profile: Profile) => void;
	readonly reauthenticated: Reauthenticated;
	readonly listSessions: () => Promise<void>;
	readonly listReports: () => Promise<void>;
	/** Of the link of the email about the account's deletion. */
	readonly nonce: string | undefined;
	/** Called when the account is deleted. */
	readonly leave: () => void;
	readonly signedOut: () => void;
};

/** The state of a form after a success. */
export const success = (done: string, values: FormState['values'] = {}): FormState => ({ values, problems: {}, done });

/** A form that is only a button. */
export function useButton(name: ProfileFormName, words: FormTexts, send: () => Promise<FormState | undefined>): AccountForm {
	return useForm({ name, schema: noFields, words, isReady: true, send });
}
