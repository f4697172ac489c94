// Redirects after a posted form: to a page of accounts, to where a sign-in began, or to a page that shows an email.
import { addressOfTarget, addressWithQuery, type Target } from '#identity/contract';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { returnPathOfQuery } from '../return-path.ts';
import type { AccountRequest } from './account-request.ts';
import { type FormResponse, redirect } from './form-response.ts';

/** Redirects to a page, with the query of the form's page (NAV-05). */
export const leadTo = ({ query }: Pick<AccountRequest, 'query'>, target: Target, flashMessage?: FlashMessage): FormResponse =>
	redirect(addressOfTarget(target, `${query}`), flashMessage);

/**
 * Redirects a reader who signed in: to the story, if the form was at its wall; to the page before, where the brand wants that (NAV-08);
 * else to perfil (NAV-09). The query is kept (NAV-05).
 */
export function leadAfterSignIn(form: AccountRequest): FormResponse {
	const before = returnPathOfQuery(form.query) ?? (form.brand.afterSignIn === 'previous' ? form.cookieReturnPath : undefined);
	return redirect(addressWithQuery(before ?? '/perfil/', `${form.query}`));
}

type Step = { readonly email: string | undefined; readonly uuid?: string; readonly flashMessage?: FlashMessage | undefined };

/**
 * Redirects to a page whose form has the email: where it is verified (FLOW-07, FLOW-09), or where its reader signs in after that (VER-02).
 * A cookie keeps the email for that page, because addresses of pages are logged and stored. Another keeps the story whose wall had the form.
 */
export function leadWithEmail(
	{ query }: Pick<AccountRequest, 'query'>,
	target: 'validar-registro' | 'cuenta-verificada',
	{ email, uuid, flashMessage }: Step,
): FormResponse {
	const to = addressOfTarget(target, `${query}`, uuid === undefined ? {} : { uuid });
	const returnPath = returnPathOfQuery(query);
	return {
		kind: 'redirect',
		to,
		flashMessage,
		...(email !== undefined && { unverifiedEmail: email }),
		...(returnPath !== undefined && { returnPath }),
	};
}
