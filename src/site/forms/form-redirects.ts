// Redirects after a posted form: to a page of accounts, to where a sign-in began, or to the page that verifies an email.
import { addressOfTarget, addressWithQuery, type Target } from '#identity/contract';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { returnPathOfQuery } from '../return-path.ts';
import type { AccountRequest } from './account-request.ts';
import { type Outcome, redirect } from './outcome.ts';

/** Leads to a page, with the query of the form's page (NAV-05). */
export const leadTo = ({ query }: Pick<AccountRequest, 'query'>, target: Target, flashMessage?: FlashMessage): Outcome =>
	redirect(addressOfTarget(target, `${query}`), flashMessage);

/**
 * Leads a reader who signed in back to the story at whose wall the form was; to the page before, where the brand wants that (NAV-08); else to
 * perfil (NAV-09). The query is kept (NAV-05).
 */
export function leadAfterSignIn(form: AccountRequest): Outcome {
	const before = returnPathOfQuery(form.query) ?? (form.brand.afterSignIn === 'previous' ? form.cookieReturnPath : undefined);
	return redirect(addressWithQuery(before ?? '/perfil/', `${form.query}`));
}

type Step = { readonly uuid?: string; readonly flashMessage?: FlashMessage };

/**
 * Leads to the page that verifies an email (FLOW-07, FLOW-09). The email is kept for that page in a cookie: addresses of pages are logged and
 * stored.
 */
export function leadToVerify({ query }: Pick<AccountRequest, 'query'>, unverifiedEmail: string, { uuid, flashMessage }: Step): Outcome {
	const to = addressOfTarget('validar-registro', `${query}`, uuid === undefined ? {} : { uuid });
	return { kind: 'redirect', to, flashMessage, unverifiedEmail };
}
