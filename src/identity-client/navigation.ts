import type { Brand } from '#brands';
import { addressOfTarget, addressWithQuery, safeReturnPath, type Target } from '#identity/contract';
import type { Client } from './client.ts';
import * as keys from './stores/keys.ts';

/** The page after a sign-in or a sign-up (NAV-03, NAV-04). */
export const stepTargets = { login: 'perfil', signUp: 'validar-registro' } as const satisfies Readonly<Record<string, Target>>;

export function goTo({ browser: { location } }: Client, target: Target, added: Readonly<Record<string, string>> = {}): void {
	location.assign(addressOfTarget(target, location.search, added));
}

/**
 * The address after a sign-in. With `previous` it is the page that the reader came from (NAV-08), if there is one; otherwise it is perfil
 * (NAV-09). It keeps the query of the current page (NAV-05) and gets `added` (FLOW-11).
 */
export function addressAfterLogin(client: Client, after: Brand['afterSignIn'], added: Readonly<Record<string, string>> = {}): string {
	const before = after === 'previous' ? pageBefore(client) : undefined;
	return addressWithQuery(before ?? `/${stepTargets.login}/`, client.browser.location.search, added);
}

/** The path of the page that the reader looked at before the account pages (NAV-06); undefined without one. */
export const pageBefore = ({ stores }: Client): string | undefined => safeReturnPath(stores.local.get(keys.previousPath));
