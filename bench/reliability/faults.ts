import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../tests/support/eventually.ts';
import { reloadProgram } from '../../tests/support/programs/commands.ts';
import { childrenOf } from '../../tests/support/programs/processes.ts';
import type { Installation } from './installation.ts';
import type { Readers } from './readers.ts';

/** Something that happens to an installation. `happen` resolves when it is over; `mayFail` is the share of requests that may fail meanwhile. */
export type Fault = {
	readonly name: string;
	readonly mayFail: number;
	readonly happen: (installation: Installation, readers: Readers) => Promise<void>;
};

/** Requests that are answered while processes are replaced. */
const requestsOfReload = 20_000;
const [shortMs, longMs, slowMs, limitMs] = [15_000, 60_000, 500, 120_000];

/** Every part is damaged while all others work. */
export const faults = {
	none: { name: 'nothing', mayFail: 0, happen: () => sleep(shortMs) },
	reload: {
		name: '`npm run reload`, again and again',
		mayFail: 0,
		happen: async ({ program }, readers) => {
			while (readers.answers() < requestsOfReload) {
				const before = await childrenOf(program.pid);
				const { code, output } = await reloadProgram({ DATA_DIR: program.dataDir });
				if (code !== 0) throw new Error(output);
				await twoBut(program.pid, before);
			}
		},
	},
	kill: {
		name: '`kill -9` of one process',
		mayFail: 0.01,
		happen: async ({ program }) => {
			const [victim = 0] = await childrenOf(program.pid);
			process.kill(victim, 'SIGKILL');
			await twoBut(program.pid, [victim]);
			await sleep(shortMs);
		},
	},
	redisStopped: {
		name: 'Redis killed',
		mayFail: 0,
		happen: async ({ redis }) => {
			await redis.kill();
			await sleep(shortMs);
			await redis.start();
		},
	},
	redisSlow: {
		name: `Redis answers after ${slowMs} ms`,
		mayFail: 0,
		happen: async ({ redis }) => {
			redis.delay(slowMs);
			await sleep(shortMs);
			redis.delay(0);
		},
	},
	storeStopped: {
		name: 'the S3 store killed',
		mayFail: 0,
		happen: async ({ store }) => {
			await store.kill();
			await sleep(shortMs);
			await store.restart();
		},
	},
	postgresStopped: {
		name: 'PostgreSQL killed',
		mayFail: 0,
		happen: async ({ postgres }) => {
			await postgres.kill();
			await sleep(longMs);
			await postgres.start();
		},
	},
} as const satisfies Readonly<Record<string, Fault>>;

/** Resolves when two processes run and none of these. */
async function twoBut(supervisor: number, gone: readonly number[]): Promise<void> {
	const isReplaced = (now: readonly number[]) => now.length === 2 && now.every((pid) => !gone.includes(pid));
	await eventually(() => childrenOf(supervisor), isReplaced, limitMs);
}
