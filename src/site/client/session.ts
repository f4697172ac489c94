// Marks the page while a reader is signed in, and stores the path to return to after signing in.
import { read, write } from './storage.ts';

/**
 * These constants must equal those in the identity client; session.test.ts checks it. This script is inlined in every page, so it does not
 * import them.
 */
export const sessionKey = 'ArcId.USER_INFO';
export const pathKey = 'previousPathname';
export const events = ['kiosco.session', 'storage'];

/**
 * Sets `data-session` on the page while a session is in storage, valid or not. Style sheets use it before the first paint, so that cached pages
 * neither flash nor move (HDR-11, HDR-18). Calls `changed` when a reader signs in or out.
 */
export function markSession(page: HTMLElement, changed: () => void): void {
	const mark = () => page.toggleAttribute('data-session', [() => sessionStorage, () => localStorage].some(holdsSession));
	for (const event of events) for (const act of [mark, changed]) addEventListener(event, act);
	mark();
}

const tokens = [/"accessToken":"[^"]/, /"refreshToken":"[^"]/];
const holdsSession = (open: () => Storage) => tokens.every((token) => token.test(read(sessionKey, open) ?? ''));

/**
 * Stores the path of the page that the reader looks at, to return to after signing in (NAV-06). The server writes it into `data-path`; account
 * pages have none.
 */
export function keepPath({ dataset: { path } }: HTMLElement): void {
	const keep = () => document.hidden || !path || write(pathKey, path);
	// Also when the reader turns to this tab again, or comes back to the page.
	addEventListener('visibilitychange', keep);
	keep();
}
