import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';
import type { Log } from './log.ts';

export type GracefulStop = {
	readonly app: FastifyInstance;
	readonly health: Health;
	/** Closed after the last request, one after the other; each may still need those after it. */
	readonly resources: readonly { close(): Promise<void> }[];
	readonly log: Log;
	/** Time for load balancers to see that the process is not ready, in ms; 0 where there is none. */
	readonly noticeMs?: number;
	/** Longest time that running requests get, in ms; 10,000 unless told. */
	readonly limitMs?: number;
};

/**
 * On SIGTERM or SIGINT: not ready, then no new connections, running requests finish, idle connections close, resources
 * close in order, and the process ends with 0 (O01). A second signal ends it at once. A promise that nobody awaits is
 * logged and ends nothing; an exception that nobody catches stops the process the same way, with 1 (X08).
 */
export function stopGracefully(options: GracefulStop): void {
	const { log } = options;
	let stopping = false;
	const stop = (why: string, code: number) => {
		if (stopping) process.exit(1);
		stopping = true;
		log.info({ why }, 'stopping');
		void finish(options).then(
			() => process.exit(code),
			(error) => {
				log.error({ error }, 'stopped in disorder');
				process.exit(1);
			},
		);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));
	process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed that nobody awaits'));
	process.on('uncaughtException', (error) => {
		log.error({ error }, 'an exception that nobody caught');
		stop('uncaughtException', 1);
	});
}

async function finish({ app, health, resources, noticeMs = 0, limitMs = 10_000 }: GracefulStop): Promise<void> {
	health.stop();
	await sleep(noticeMs);
	const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
	// A connection whose last request began before the stop is idle only after it.
	const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
	await app.close();
	clearTimeout(cut);
	clearInterval(sweep);
	for (const resource of resources) await resource.close();
}
