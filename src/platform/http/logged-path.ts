import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The path itself is a credential, such as the nonce of an email: logs show the route instead (P05). */
		readonly secretPath?: true;
	}
}

/** The path of a request as logs may show it. It has no query, which may carry tokens. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
	const { config, url: route } = routeOptions;
	return config.secretPath && route !== undefined ? route : (url.split('?', 1)[0] ?? url);
}
