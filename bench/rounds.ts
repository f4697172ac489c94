import { type Load, type LoadJob, load } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import { cpuSeconds } from './usage.ts';

/** A server to measure, its name in the tables, and its load. */
export type Contender = { readonly name: string; readonly server: ServerProcess; readonly job: Omit<LoadJob, 'port' | 'seconds'> };

/** The measurements of a round; `cpu` is the CPU time of the server per request (µs). */
export type Round = Load & { readonly cpu: number | undefined };

/**
 * Measures the contenders in turns, so that other work of the machine affects all alike. Each round reverses the order. A short round of
 * each before the first is not counted.
 */
export async function interleave(
	contenders: readonly Contender[],
	{ rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<ReadonlyMap<string, readonly Round[]>> {
	const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]));
	for (const contender of contenders) await round(contender, 2);
	for (let turn = 0; turn < rounds; turn += 1) {
		const order = turn % 2 === 0 ? contenders : contenders.toReversed();
		for (const contender of order) results.get(contender.name)?.push(await round(contender, seconds));
	}
	return results;
}

async function round({ server, job }: Contender, seconds: number): Promise<Round> {
	const before = cpuSeconds(server.pid);
	const loaded = await load({ ...job, port: server.port, seconds });
	const after = cpuSeconds(server.pid);
	return { ...loaded, cpu: before === undefined || after === undefined ? undefined : ((after - before) / loaded.requests) * 1e6 };
}
