import type { IncomingMessage } from 'node:http';
import { returnPath } from '#identity/contract';
import { cookieOf } from '#platform/http/cookies';

const name = '__Host-kiosco-from';
/** Long enough to sign up and to open the email, in s. */
const lifetime = 3_600;

type Received = Pick<IncomingMessage, 'headers'>;

/** The path that a browser without scripts keeps for the reader's return (NAV-06); undefined without one, or when it is none of this site. */
export const keptPath = (request: Received): string | undefined => returnPath(cookieOf(request, name));

/** The cookie that keeps the page whose link led to this request; undefined when that was no page of this origin to return to. */
export function returnCookie(request: Received, origin: string): string | undefined {
	const from = URL.parse(request.headers.referer ?? '');
	const path = from?.origin === origin ? returnPath(from.pathname) : undefined;
	if (path === undefined) return undefined;
	// Account pages with a button of Google or Facebook send their origin alone, which looks like the front page.
	if (path === '/' && keptPath(request) !== undefined) return undefined;
	return `${name}=${encodeURIComponent(path)}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${lifetime}`;
}
