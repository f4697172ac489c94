import { Agent, request } from 'node:http';
import { quantile } from '../../../bench/spread.ts';

/** The results of readers: answers by status, and the errors of requests without an answer. */
export type LoadResult = {
	readonly statuses: ReadonlyMap<number, number>;
	readonly faults: readonly string[];
	/** Answers a second. */
	readonly perSecond: number;
	/** The ms within which this share of the answers came. */
	within(share: number): number;
};

export type LoadOptions = {
	/** Requests at the same time, on connections that are kept open, as a proxy in front keeps them; default: 16. */
	readonly readers?: number;
	/** Time in ms that each reader waits between two requests; default: 5. */
	readonly pauseMs?: number;
};

/** Readers at work. `answers` is how many they got so far. */
export type Load = { answers(): number; end(): Promise<LoadResult> };

type Target = { readonly port: number };

/** Readers who request the paths of tn one after the other, at the targets in turn, until `end` is called. */
export function loadOn(targets: readonly Target[], paths: readonly string[], { readers = 16, pauseMs = 5 }: LoadOptions = {}): Load {
	const agent = new Agent({ keepAlive: true, maxSockets: readers });
	const statuses = new Map<number, number>();
	const faults: string[] = [];
	const times: number[] = [];
	const started = performance.now();
	let ended = false;
	const read = async (reader: number) => {
		for (let turn = reader; !ended; turn += 1) {
			const target = targets[turn % targets.length];
			const path = paths[(turn * 7) % paths.length] ?? '/';
			const asked = performance.now();
			try {
				const status = await statusOf(agent, target?.port ?? 0, path);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
				times.push(performance.now() - asked);
			} catch (error) {
				faults.push(`${path}: ${error}`);
			}
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
		}
	};
	const all = Array.from({ length: readers }, (_none, reader) => read(reader));
	return {
		answers: () => times.length,
		end: async () => {
			ended = true;
			await Promise.all(all);
			const seconds = (performance.now() - started) / 1000;
			agent.destroy();
			const sorted = times.toSorted((one, other) => one - other);
			return { statuses, faults, perSecond: sorted.length / seconds, within: (share) => quantile(sorted, share) };
		},
	};
}

function statusOf(agent: Agent, port: number, path: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const sent = request({ agent, host: '127.0.0.1', port, path, headers: { host: `tn.localhost:${port}` } }, (response) => {
			response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
			response.resume();
		});
		sent.setTimeout(10_000, () => sent.destroy(new Error('no answer in 10 s')));
		sent.on('error', reject).end();
	});
}
