import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** The value of the cookie with this name; undefined when the request has none. */
export const cookieOf = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined =>
	cookie === undefined ? undefined : parseCookie(cookie)[name];
