// The ids of requests, and what logs say of them.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH_PATHS } from '../health.ts';
import type { Log } from '../log.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The path itself is a credential, such as the nonce of an email: logs show the route instead (P05). */
		readonly secretPath?: true;
	}
}

/**
 * Creates a request id of 16 hexadecimal characters; a response and its log lines share it (O04). It is the end of a UUID, because Node asks
 * the system for random bytes only once in 128 UUIDs.
 */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(16);

/** The path of a request as logs may show it. It has no query, which may carry tokens. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
	const { config, url: route } = routeOptions;
	return config.secretPath && route !== undefined ? route : (url.split('?', 1)[0] ?? url);
}

/** A request that was answered; the time is in seconds. `route` is the pattern of the route. */
export type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number };

type AnswerLog = { readonly log: Log; readonly onAnswered?: (answer: Answered) => void };

/** Logs each answer, except to successful health checks, and passes it to `onAnswered`. */
export function logAnswers(app: FastifyInstance, { log, onAnswered }: AnswerLog): void {
	app.addHook('onResponse', async (request, reply) => {
		const path = loggedPath(request);
		if (HEALTH_PATHS.includes(path) && reply.statusCode < 300) return;
		const { method, id: requestId, ip } = request;
		const { statusCode: status, elapsedTime } = reply;
		onAnswered?.({ method, route: request.routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 });
		log.info({ method, path, status, ms: Math.round(elapsedTime), requestId, ip }, 'answered');
	});
}
