import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

/** Whether something this process needs is there; throwing counts as no. */
export type Check = () => Promise<boolean>;

/** How this process is; made once, read by the server and told by `stopGracefully`. */
export type Health = {
	isReady(): Promise<boolean>;
	/** From now on the process is not ready: it is about to stop. */
	stop(): void;
	isStopping(): boolean;
};

const LONGEST_CHECK_MS = 1000;
/** However often it is asked, the database is not. */
const KEPT_MS = 1000;

/** What fails is in the log, when it changes. */
export function createHealth(checks: Readonly<Record<string, Check>>, log: Log): Health {
	let stopping = false;
	const failing = rarely(() => failingChecks(checks), log);
	return {
		isReady: async () => !stopping && (await failing()).length === 0,
		stop: () => {
			stopping = true;
		},
		isStopping: () => stopping,
	};
}

/** Asked every few seconds: successes are not logged, and no load keeps them out, since an overloaded process is alive. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** `/healthz`: the process answers, whatever else is down. `/readyz`: every check passes. Neither says more (O02). */
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
	const { promise: late, resolve } = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => resolve(false), LONGEST_CHECK_MS);
	return Promise.race([check().catch(() => false), late]).finally(() => clearTimeout(timer));
}

/** Runs the checks at most once a second and logs when their outcome changes. */
function rarely(run: () => Promise<string[]>, log: Log): () => Promise<string[]> {
	let last: Promise<string[]> | undefined;
	let told = '';
	const forget = () => {
		last = undefined;
	};
	return () => {
		last ??= run().then((failing) => {
			setTimeout(forget, KEPT_MS).unref();
			if (told !== failing.join()) log.warn({ failing }, failing.length > 0 ? 'not ready' : 'ready again');
			told = failing.join();
			return failing;
		});
		return last;
	};
}
