import type { IncomingMessage } from 'node:http';

/** The name in a Host header, in lower case, without the port and without a dot at the end (W14). */
export const hostNameOf = (header = ''): string => header.toLowerCase().replace(/\.?(:\d+)?$/, '');

/** Makes the function that finds the value of a Host header among values by host name. It ignores case, port, and a dot at the end (W14). */
export const byHostName =
	<Value>(values: ReadonlyMap<string, Value>) =>
	(header: string): Value | undefined =>
		values.get(hostNameOf(header));

/** A constraint for the router: routes with `constraints: { hostName }` match only requests to that host. */
export const hostNameConstraint = {
	name: 'hostName',
	storage: <Handler>() => {
		const handlers = new Map<string, Handler>();
		return {
			get: (name: string) => handlers.get(name) ?? null,
			set: (name: string, handler: Handler) => void handlers.set(name, handler),
		};
	},
	validate: (name: unknown): void => {
		if (typeof name !== 'string') throw new TypeError('a host name is a text');
	},
	deriveConstraint: ({ headers }: IncomingMessage): string => hostNameOf(headers.host),
};
