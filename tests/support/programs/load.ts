import { Agent, request } from 'node:http';
import { quantile } from '../../../bench/spread.ts';

/** What readers got: answers by status, and what went wrong before an answer. */
export type LoadResult = {
	readonly statuses: ReadonlyMap<number, number>;
	readonly faults: readonly string[];
	/** Answers a second. */
	readonly perSecond: number;
	/** ms within which that share of the answers came. */
	within(share: number): number;
};

export type LoadOptions = {
	/** Requests at once, on connections that are kept, as a proxy in front keeps them; 16 by default. */
	readonly readers?: number;
	/** Time in ms that each reader waits between two requests; 5 by default. */
	readonly pauseMs?: number;
};

type Target = { readonly port: number };

/** Readers who ask for the paths of tn one after the other, at one target or another, until `end` is called. */
export function loadOn(
	targets: readonly Target[],
	paths: readonly string[],
	{ readers = 16, pauseMs = 5 }: LoadOptions = {},
): { end(): Promise<LoadResult> } {
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
