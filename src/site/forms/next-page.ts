import { addressOfTarget, addressWithQuery, type Target } from '#identity/contract';
import type { Told } from '../islands/account/told/told.ts';
import { returnPathOfQuery } from '../return-path.ts';
import { type Outcome, redirect } from './outcome.ts';
import type { ReceivedForm } from './received-form.ts';

/** Leads to a page, with the query of the form's page (NAV-05). */
export const leadTo = ({ query }: Pick<ReceivedForm, 'query'>, target: Target, told?: Told): Outcome =>
	redirect(addressOfTarget(target, `${query}`), told);

/**
 * Leads a reader who signed in back to the story at whose wall the form was; to the page before, where the brand wants that (NAV-08); else to
 * perfil (NAV-09). The query is kept (NAV-05).
 */
export function leadAfterSignIn(form: ReceivedForm): Outcome {
	const before = returnPathOfQuery(form.query) ?? (form.brand.afterSignIn === 'previous' ? form.cookieReturnPath : undefined);
	return redirect(addressWithQuery(before ?? '/perfil/', `${form.query}`));
}

type Step = { readonly uuid?: string; readonly told?: Told };

/**
 * Leads to the page that verifies an email (FLOW-07, FLOW-09). The email is kept for that page in a cookie: addresses of pages are logged and
 * stored.
 */
export function leadToVerify({ query }: Pick<ReceivedForm, 'query'>, waitingEmail: string, { uuid, told }: Step): Outcome {
	const to = addressOfTarget('validar-registro', `${query}`, uuid === undefined ? {} : { uuid });
	return { kind: 'redirect', to, told, waitingEmail };
}
