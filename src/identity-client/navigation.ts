import type { Brand } from '#brands';
import type { Client } from './client.ts';
import * as keys from './stores/keys.ts';

/** Pages that account steps lead to, by the first segment of their path (NAV-01, NAV-02). */
export type Target = 'registrarse' | 'ingresar' | 'recuperar-contrasena' | 'perfil' | 'cuenta-verificada' | 'validar-registro' | 'home';

/** The page after a sign-in or a sign-up (NAV-03, NAV-04). */
export const stepTargets = { login: 'perfil', signUp: 'validar-registro' } as const satisfies Readonly<Record<string, Target>>;

/** Query parameters that are not passed on: `watch` (NAV-05), and secrets that work once (T11). */
const dropped: ReadonlySet<string> = new Set(['watch', 'nonce', 'ota_nonce', 'eliminar', 'code', 'state']);

/** Paths of the account pages. */
const accountPage =
	/^\/(?:registrarse|ingresar|recuperar-contrasena|modificar-contrasena|perfil|cuenta-verificada|validar-registro)(?:\/|$)/;

/** The address of a target, with the query of the current page (NAV-05) and the `added` parameters. */
export function addressOfTarget(target: Target, search: string, added: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams(search);
	for (const name of dropped) query.delete(name);
	for (const [name, value] of Object.entries(added)) query.set(name, value);
	const path = target === 'home' ? '/' : `/${target}/`;
	return query.size === 0 ? path : `${path}?${query}`;
}

/** Navigates to a target. */
export function goTo({ browser: { location } }: Client, target: Target, added: Readonly<Record<string, string>> = {}): void {
	location.assign(addressOfTarget(target, location.search, added));
}

/** The form of a path that is stored for the reader's return (NAV-07); undefined for account pages, because readers do not return to them (NAV-06). */
export function returnPath(pathname: string): string | undefined {
	const path = pathname.replace(/^\/pf(?=\/)/, '');
	return accountPage.test(path) ? undefined : path.replace(/\/$/, '') || '/';
}

/**
 * Where a sign-in leads: to the page that the reader came from, where the brand wants that (NAV-08), else to perfil (NAV-09). `added` are
 * query parameters (FLOW-11).
 */
export function addressAfterLogin(client: Client, after: Brand['afterSignIn'], added: Readonly<Record<string, string>> = {}): string {
	const before = after === 'previous' ? previousPath(client) : undefined;
	if (before === undefined) return addressOfTarget(stepTargets.login, client.browser.location.search, added);
	const query = new URLSearchParams(added);
	return query.size === 0 ? before : `${before}?${query}`;
}

/** The stored path, if it is a path of this site: other scripts can write to storage, so it could be any address. */
function previousPath({ stores: places }: Client): string | undefined {
	const path = places.local.get(keys.previousPath);
	if (!path || !/^\/(?![/\\])[^?#\\\s]*$/.test(path) || accountPage.test(path)) return undefined;
	return path === '/' ? path : `${path}/`;
}
