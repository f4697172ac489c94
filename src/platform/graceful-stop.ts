import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';
import type { Log } from './log.ts';

export type GracefulStop = {
	readonly app: FastifyInstance;
	readonly health: Health;
	/** Closed in this order after the last request. Each may need the ones after it. */
	readonly resources: readonly { close(): Promise<void> }[];
	readonly log: Log;
	/** Time in ms in which requests are still taken, until load balancers send no more; default: 0. */
	readonly drainMs?: number;
	/** Longest time in ms that running requests get; default: 10,000. */
	readonly limitMs?: number;
};

/**
 * Stops the process on SIGTERM or SIGINT (O01): it becomes not ready, takes no new connections, finishes running requests,
 * closes idle connections and then the resources in order, and exits with 0. A second signal exits at once. An uncaught exception
 * stops the process in the same way, with exit code 1; an unhandled rejection is only logged (X08).
 */
export function stopGracefully(options: GracefulStop): void {
	const { log } = options;
	let stopping = false;
	const stop = (reason: string, code: number) => {
		if (stopping) process.exit(1);
		stopping = true;
		log.info({ reason }, 'stopping');
		void finish(options).then(
			() => process.exit(code),
			(error) => {
				log.error({ error }, 'stopped in disorder');
				process.exit(1);
			},
		);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));
	process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
	process.on('uncaughtException', (error) => {
		log.error({ error }, 'uncaught exception');
		stop('uncaughtException', 1);
	});
}

async function finish({ app, health, resources, drainMs = 0, limitMs = 10_000 }: GracefulStop): Promise<void> {
	health.stop();
	await sleep(drainMs);
	const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
	// A connection becomes idle only when its last request ends, which may be after the stop began.
	const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
	await app.close();
	clearTimeout(cutOff);
	clearInterval(sweep);
	for (const resource of resources) await resource.close();
}
