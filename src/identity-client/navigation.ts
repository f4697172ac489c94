import type { Brand } from '#brands';
import type { Client } from './client.ts';
import * as keys from './stores/keys.ts';

/** Pages that accounts lead to, by the names that the site has for them (NAV-01, NAV-02). */
export type Target = 'registrarse' | 'ingresar' | 'recuperar-contrasena' | 'perfil' | 'cuenta-verificada' | 'validar-registro' | 'home';

/** Where a finished step leads (NAV-03, NAV-04). */
export const stepTargets = { login: 'perfil', signUp: 'validar-registro' } as const satisfies Readonly<Record<string, Target>>;

/** Parameters that do not travel: `watch` (NAV-05), and what works once (T11). */
const left: ReadonlySet<string> = new Set(['watch', 'nonce', 'ota_nonce', 'eliminar', 'code', 'state']);

/** Pages where accounts are at home. */
const accountPage =
	/^\/(?:registrarse|ingresar|recuperar-contrasena|modificar-contrasena|perfil|cuenta-verificada|validar-registro)(?:\/|$)/;

/** Address of a target, with the query of the page that leads there (NAV-05) and what is added to it. */
export function addressOfTarget(target: Target, search: string, added: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams(search);
	for (const name of left) query.delete(name);
	for (const [name, value] of Object.entries(added)) query.set(name, value);
	const path = target === 'home' ? '/' : `/${target}/`;
	return query.size === 0 ? path : `${path}?${query}`;
}

/** Goes to a target. */
export function goTo({ browser: { location } }: Client, target: Target, added: Readonly<Record<string, string>> = {}): void {
	location.assign(addressOfTarget(target, location.search, added));
}

/** What is kept of a path for the reader's return (NAV-07); undefined of an account page, which is none to return to (NAV-06). */
export function returnPath(pathname: string): string | undefined {
	const path = pathname.replace(/^\/pf(?=\/)/, '');
	return accountPage.test(path) ? undefined : path.replace(/\/$/, '') || '/';
}

/**
 * Where a reader goes who has signed in: back to the page that she came from where the brand wants it (NAV-08), else to perfil (NAV-09).
 * `added` is for the query of either (FLOW-11).
 */
export function addressAfterLogin(client: Client, after: Brand['afterSignIn'], added: Readonly<Record<string, string>> = {}): string {
	const before = after === 'previous' ? previousPath(client) : undefined;
	if (before === undefined) return addressOfTarget(stepTargets.login, client.browser.location.search, added);
	const query = new URLSearchParams(added);
	return query.size === 0 ? before : `${before}?${query}`;
}

/** Only a path of this site: what lies in storage could lead anywhere. */
function previousPath({ stores: places }: Client): string | undefined {
	const path = places.local.get(keys.previousPath);
	if (!path || !/^\/(?![/\\])[^?#\\\s]*$/.test(path) || accountPage.test(path)) return undefined;
	return path === '/' ? path : `${path}/`;
}
