// The orderly end of the process, after a signal, an uncaught exception or its replacement.
import cluster from 'node:cluster';
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
	/** Time in ms in which requests are still accepted, until load balancers send no more; default: 0. */
	readonly drainMs?: number;
	/** Longest time in ms that running requests get; default: 10,000. */
	readonly limitMs?: number;
};

/** Ways to end the process besides signals. */
export type Stop = {
	/** Ends the process because a successor serves at its port: it stays ready, and its connections close after their next response. */
	retire(): void;
};

/** Time in ms in which the connections of a retiring process close after their next response. */
const retiringMs = 1_000;

/**
 * Stops the process on SIGTERM or SIGINT (O01): it is no longer ready, takes no new connections, finishes running requests,
 * closes idle connections and then the resources in order, and exits with 0. A second signal exits at once. An uncaught exception
 * stops the process in the same way, with exit code 1; an unhandled rejection is only logged (X08).
 */
export function stopGracefully(options: GracefulStop): Stop {
	const { log, health, drainMs = 0 } = options;
	let ending = false;
	let isAsked = false;
	const end = (reason: string, code: number, drain: Drain) => {
		if (ending) return;
		ending = true;
		log.info({ reason }, 'stopping');
		void finish(options, drain).then(
			() => process.exit(code),
			(error) => {
				log.error({ error }, 'stopped in disorder');
				process.exit(1);
			},
		);
	};
	const stop = (reason: string, code: number) => {
		// A worker may get a signal twice: from its supervisor, and from the service manager or terminal. Its supervisor ends it at once if needed.
		if (isAsked && cluster.isWorker) return;
		if (isAsked) process.exit(1);
		isAsked = true;
		end(reason, code, { begin: () => health.stop(), ms: drainMs });
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));
	process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
	process.on('uncaughtException', (error) => {
		log.error({ error }, 'uncaught exception');
		stop('uncaughtException', 1);
	});
	return { retire: () => end('replaced', 0, { begin: () => health.retire(), ms: retiringMs }) };
}

/** The first step of the stop, and for how long (ms) requests are still accepted after it. */
type Drain = { readonly begin: () => void; readonly ms: number };

async function finish({ app, resources, limitMs = 10_000 }: GracefulStop, { begin, ms }: Drain): Promise<void> {
	begin();
	await sleep(ms);
	const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
	// A connection becomes idle only when its last request ends, which may be after the stop began.
	const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
	await app.close();
	clearTimeout(cutOff);
	clearInterval(sweep);
	for (const resource of resources) await resource.close();
}
