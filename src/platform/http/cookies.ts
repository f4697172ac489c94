import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { isSecretForm } from '../crypto.ts';

/** The value of the cookie with this name; undefined when the request has none. */
export const cookieOf = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined =>
	cookie === undefined ? undefined : parseCookie(cookie)[name];

/** The random secret in the cookie with this name; undefined for a value of another form. */
export function secretOfCookie(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
	const value = cookieOf(request, name);
	return value !== undefined && isSecretForm(value) ? value : undefined;
}

/** A cookie of this host alone. Browsers keep it for `seconds`; without `seconds` until they are closed; 0 removes it. */
export type HostCookie = {
	readonly name: `__Host-${string}`;
	readonly value: string;
	readonly seconds?: number;
	readonly sameSite?: 'Lax' | 'Strict';
};

/** The `Set-Cookie` header of a cookie that no script reads. Its prefix makes browsers accept it only over TLS and for every path (T10). */
export const hostCookie = ({ name, value, seconds, sameSite = 'Lax' }: HostCookie): string =>
	`${name}=${value}; Path=/; Secure; HttpOnly; SameSite=${sameSite}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`;
