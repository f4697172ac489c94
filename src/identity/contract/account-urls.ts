// URLs between account pages: where a step leads next, which query parameters are kept, and which return paths are safe.

/** Pages that account steps lead to, by the first segment of their path (NAV-01, NAV-02). */
export type Target = 'registrarse' | 'ingresar' | 'recuperar-contrasena' | 'perfil' | 'cuenta-verificada' | 'validar-registro' | 'home';

/**
 * Query parameters that are never passed on to another page: `watch` (NAV-05), secrets that work once, what names a reader (T11), and the way
 * back from a wall.
 */
const droppedParameters: readonly string[] = ['watch', 'nonce', 'ota_nonce', 'eliminar', 'code', 'state', 'uuid', 'email', 'volver'];

const accountPage =
	/^\/(?:registrarse|ingresar|recuperar-contrasena|modificar-contrasena|perfil|cuenta-verificada|validar-registro)(?:\/|$)/;

/** The address of a target, with the query of the current page (NAV-05) and the `added` parameters. */
export const addressOfTarget = (target: Target, search: string, added?: Readonly<Record<string, string>>): string =>
	addressWithQuery(target === 'home' ? '/' : `/${target}/`, search, added);

/** A path with the query of the current page, without what is never passed on, and with the `added` parameters. */
export function addressWithQuery(path: string, search: string, added: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams(search);
	for (const name of droppedParameters) query.delete(name);
	for (const [name, value] of Object.entries(added)) query.set(name, value);
	return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * The path that a reader returns to after signing in (NAV-08), without the former platform's prefix and with a slash at its end.
 * Undefined for account pages, and for anything that could lead to another site: the stored value may have been written by somebody
 * else's script.
 */
export function safeReturnPath(stored: string | null | undefined): string | undefined {
	const path = stored?.replace(/^\/pf(?=\/)/, '').replace(/\/?$/, '/');
	return path && /^\/(?![/\\])[^?#\\\s]*$/.test(path) && !accountPage.test(path) ? path : undefined;
}
