import type { IncomingMessage } from 'node:http';

/** The `Authorization` header of a request; undefined when there are several, because proxies disagree on which one counts (T05). */
export function authorizationOf({ raw }: { readonly raw: Pick<IncomingMessage, 'headers' | 'rawHeaders'> }): string | undefined {
	if (raw.headers.authorization === undefined) return undefined;
	const count = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization').length;
	return count === 1 ? raw.headers.authorization : undefined;
}
