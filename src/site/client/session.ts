import { read, write } from './storage.ts';

/** Equal to the values in the identity client. This script is inlined, so it does not import them (session.test.ts). */
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

/** Stores the path to return to when the reader follows a link to an account page; the link has it in `data-from` (NAV-06). */
export function rememberPath({ target }: Event): void {
	const link = target instanceof Element && target.closest<HTMLElement>('[data-from]');
	if (link) write(pathKey, `${link.dataset.from}`);
}
