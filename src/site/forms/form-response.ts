import type { IdentityRefusal } from '#identity/contract';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import type { FormState } from '../islands/account/form-state.ts';
import type { AccountRequest } from './account-request.ts';

/** How the server answers a posted form. */
export type FormResponse =
	| RedirectResponse
	| PageResponse
	/** A text that the browser downloads. */
	| { readonly kind: 'file'; readonly text: string; readonly name: string }
	/** The reader's account was deleted. */
	| { readonly kind: 'account-deleted' }
	| { readonly kind: 'signed-out' };

type RedirectResponse = {
	readonly kind: 'redirect';
	readonly to: string;
	readonly flashMessage?: FlashMessage | undefined;
	/** Kept for the page that shows it. */
	readonly unverifiedEmail?: string;
	/** Kept until the reader signs in. */
	readonly returnPath?: string;
};

/** The form's page again, with the reason if the service refused the form. */
type PageResponse = {
	readonly kind: 'page';
	readonly state: FormState;
	readonly status: number;
	readonly refusal?: IdentityRefusal | undefined;
};

type Fields = Pick<AccountRequest, 'fields'>;

/** Leads to another page, which shows the message. */
export const redirect = (to: string, flashMessage?: FlashMessage): FormResponse => ({ kind: 'redirect', to, flashMessage });

/** The page again, with a text that says what was done. */
export const done = (text: string, values: FormState['values'] = {}): FormResponse => ({
	kind: 'page',
	state: { values, problems: {}, done: text },
	status: 200,
});

/** The page again, with a text that says why the form was refused. The status defaults to 422. */
export const refused = ({ fields }: Fields, invalidInput: string, details: Partial<PageResponse> = {}): FormResponse => ({
	kind: 'page',
	state: { values: withoutPasswords(fields), problems: {}, invalidInput },
	status: 422,
	...details,
});

/** The page again, with a problem at each field that has one. */
export const invalid = ({ fields }: Fields, problems: FormState['problems']): FormResponse => ({
	kind: 'page',
	state: { values: withoutPasswords(fields), problems },
	status: 422,
});

/** The fields that a page may show again: no passwords. */
function withoutPasswords(fields: FormState['values']): FormState['values'] {
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)));
}
