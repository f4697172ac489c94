import type { Brand } from '#brands';
import { addressOfTarget, returnPath, type Target } from '#identity/contract';
import type { Client } from './client.ts';
import * as keys from './stores/keys.ts';

/** The page after a sign-in or a sign-up (NAV-03, NAV-04). */
export const stepTargets = { login: 'perfil', signUp: 'validar-registro' } as const satisfies Readonly<Record<string, Target>>;

/** Navigates to a target. */
export function goTo({ browser: { location } }: Client, target: Target, added: Readonly<Record<string, string>> = {}): void {
	location.assign(addressOfTarget(target, location.search, added));
}

/**
 * Where a sign-in leads: to the page that the reader came from, where the brand wants that (NAV-08), else to perfil (NAV-09). `added` are
 * query parameters (FLOW-11).
 */
export function addressAfterLogin(client: Client, after: Brand['afterSignIn'], added: Readonly<Record<string, string>> = {}): string {
	const before = after === 'previous' ? returnPath(client.stores.local.get(keys.previousPath)) : undefined;
	if (before === undefined) return addressOfTarget(stepTargets.login, client.browser.location.search, added);
	const query = new URLSearchParams(added);
	return query.size === 0 ? before : `${before}?${query}`;
}
