import { read, write } from './storage.ts';

/** What the client of accounts has too; this script is inlined and shares nothing. */
export const sessionKey = 'ArcId.USER_INFO';
export const pathKey = 'previousPathname';
export const events = ['kiosco.session', 'storage'];

/**
 * Marks the page with `data-session` while a session lies in storage, good or not: style sheets choose by it before anything is painted,
 * so pages that are kept for all readers neither flash nor move (HDR-11, HDR-18). `changed` is told when a reader comes or goes.
 */
export function markSession(page: HTMLElement, changed: () => void): void {
	const mark = () => page.toggleAttribute('data-session', [() => sessionStorage, () => localStorage].some(holdsSession));
	for (const event of events) for (const act of [mark, changed]) addEventListener(event, act);
	mark();
}

const tokens = [/"accessToken":"[^"]/, /"refreshToken":"[^"]/];
const holdsSession = (open: () => Storage) => tokens.every((token) => token.test(read(sessionKey, open) ?? ''));

/** Keeps where a reader is when she sets out to an account page; the link says what that is (NAV-06). */
export function rememberPath({ target }: Event): void {
	const link = target instanceof Element && target.closest<HTMLElement>('[data-from]');
	if (link) write(pathKey, `${link.dataset.from}`);
}
