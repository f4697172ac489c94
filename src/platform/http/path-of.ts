import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The path itself opens a door, as a nonce of a mail does: logs have the route in its place (P05). */
		readonly secretPath?: true;
	}
}

/** The path of a request as logs may have it. Addresses also carry tokens in their query, so that is never in it. */
export function pathOf({ url, routeOptions }: FastifyRequest): string {
	const { config, url: route } = routeOptions;
	return config.secretPath && route !== undefined ? route : (url.split('?', 1)[0] ?? url);
}
