import type { IncomingMessage } from 'node:http';
import { safeReturnPath } from '#identity/contract';
import { cookieOf, hostCookie } from '#platform/http/cookies';

const name = '__Host-kiosco-from';
/** Long enough to sign up and to open the email, in s. */
const seconds = 3_600;

type Received = Pick<IncomingMessage, 'headers'>;

/**
 * The path that a browser without scripts keeps for the reader's return (NAV-06); undefined without one, or if it is not a path of this
 * site.
 */
export const returnPathOfCookie = (request: Received): string | undefined => safeReturnPath(cookieOf(request, name));

/** The cookie that keeps the page whose link led to this request; undefined when that was no page of this origin to return to. */
export function returnCookie(request: Received, origin: string): string | undefined {
	const from = URL.parse(request.headers.referer ?? '');
	const path = from?.origin === origin ? safeReturnPath(from.pathname) : undefined;
	if (path === undefined) return undefined;
	// Account pages with a button of Google or Facebook send their origin alone, which looks like the front page.
	if (path === '/' && returnPathOfCookie(request) !== undefined) return undefined;
	return cookieOfReturnPath(path);
}

/** The cookie that keeps a path for the reader's return. */
export const cookieOfReturnPath = (path: string): string => hostCookie({ name, value: encodeURIComponent(path), seconds });
