import type { Bench } from './bench-run.ts';
import { type Load, type LoadJob, load } from './load.ts';
import { processorsOf } from './processors.ts';
import type { ServerProcess } from './server-process.ts';

/** A server to measure, its name in the tables, and its load. */
export type Contender = { readonly name: string; readonly server: ServerProcess; readonly job: Omit<LoadJob, 'port' | 'seconds'> };

/**
 * The measurements of a round: `cpu` and `database` are the processor time of the server, and of PostgreSQL for it, per request (µs). NaN
 * where the system does not tell.
 */
export type Round = Load & { readonly cpu: number; readonly database: number };

/**
 * Measures the contenders in turns, so that other work of the machine affects them equally. Each round reverses the order. A short round of
 * each before the first is not counted.
 */
export async function interleave(contenders: readonly Contender[], bench: Bench): Promise<ReadonlyMap<string, readonly Round[]>> {
	const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]));
	for (const contender of contenders) await round(bench, contender, 2);
	for (let turn = 0; turn < bench.rounds; turn += 1) {
		const order = turn % 2 === 0 ? contenders : contenders.toReversed();
		for (const contender of order) results.get(contender.name)?.push(await round(bench, contender, bench.seconds));
	}
	return results;
}

async function round(bench: Bench, { server, job }: Contender, seconds: number): Promise<Round> {
	const { result, ...used } = await processorsOf(bench, server, () => load({ ...job, port: server.port, seconds }));
	const each = (cpuSeconds: number) => (cpuSeconds / result.requests) * 1e6;
	return { ...result, cpu: each(used.program), database: each(used.database) };
}
