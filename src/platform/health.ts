// Liveness and readiness of this process: `/healthz` and `/readyz`.
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import { falseOnTimeout } from './tasks/false-on-timeout.ts';

/** Whether something that this process needs is available. A check that throws counts as false. */
export type Check = () => Promise<boolean>;

/** The readiness of this process. Created once; the server reads it and `stopGracefully` ends it. */
export type Health = {
	isReady(): Promise<boolean>;
	/** Marks the process as about to stop: from now on it is not ready. */
	stop(): void;
	/** Connections close after their response, and the process stays ready: another one serves at its port. */
	retire(): void;
	/** Whether connections close after their response. */
	isClosing(): boolean;
};

const CHECK_LIMIT_MS = 1000;
/** For this time (ms) a result is reused, so that frequent requests do not load the database. */
const CACHED_MS = 1000;

/** Creates the readiness of a process from named checks. The log names the checks that fail, when they change. */
export function createHealth(checks: Readonly<Record<string, Check>>, log: Log): Health {
	let [stopping, closing] = [false, false];
	const failing = cachedForASecond(() => failingChecks(checks), log);
	return {
		isReady: async () => !stopping && (await failing()).length === 0,
		stop: () => {
			stopping = closing = true;
		},
		retire: () => {
			closing = true;
		},
		isClosing: () => closing,
	};
}

/**
 * Load balancers request these every few seconds: successes are not logged, and overload never refuses them, since an overloaded process is
 * alive.
 */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** `/healthz` answers 200 while the process runs; `/readyz` answers 200 while every check passes, 503 otherwise. Neither says more (O02). */
export function addHealthRoutes(app: FastifyInstance, health: Health): void {
	app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
	app.get('/readyz', async (_request, reply) => {
		const ready = await health.isReady();
		return reply
			.code(ready ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ ready });
	});
}

async function failingChecks(checks: Readonly<Record<string, Check>>): Promise<string[]> {
	const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => ((await passes(check)) ? [] : [name])));
	return results.flat();
}

async function passes(check: Check): Promise<boolean> {
	const answer = check().catch(() => false);
	return falseOnTimeout(CHECK_LIMIT_MS, answer);
}

/** Runs the checks at most once a second, and logs when their result changes. */
function cachedForASecond(run: () => Promise<string[]>, log: Log): () => Promise<string[]> {
	let last: Promise<string[]> | undefined;
	let logged = '';
	const expire = () => {
		last = undefined;
	};
	return () => {
		last ??= run().then((failing) => {
			setTimeout(expire, CACHED_MS).unref();
			if (logged !== failing.join()) log.warn({ failing }, failing.length > 0 ? 'not ready' : 'ready again');
			logged = failing.join();
			return failing;
		});
		return last;
	};
}
