import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** The value of a cookie that a request brings; undefined when it brings none of that name. */
export const cookieOf = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined =>
	cookie === undefined ? undefined : parseCookie(cookie)[name];
