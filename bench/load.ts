import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { cores, onCore } from './cores.ts';

export type LoadJob = {
	readonly port: number;
	/** Requested in this order, each over the next free connection. */
	readonly paths: readonly string[];
	readonly headers: Readonly<Record<string, string>>;
	readonly connections: number;
	readonly seconds: number;
};

const measured = v.object({
	perSecond: v.number(),
	requests: v.number(),
	/** 95th and 99th percentile of the response time, in ms. */
	p95: v.number(),
	p99: v.number(),
	/** Number of answers that were no page, by what they were. */
	wrong: v.record(v.string(), v.number()),
});

export type Load = Omit<v.InferOutput<typeof measured>, 'wrong'>;

/** Requests addresses as fast as they are answered, from a separate process. Throws when an answer is wrong. */
export async function load(job: LoadJob): Promise<Load> {
	const [program = '', ...args] = onCore(cores.load, [process.execPath, 'bench/load-generator.ts', JSON.stringify(job)]);
	const { stdout } = await promisify(execFile)(program, args);
	const { wrong, ...result } = v.parse(measured, JSON.parse(stdout));
	if (Object.keys(wrong).length > 0) throw new Error(`${job.paths[0]} was answered wrongly: ${JSON.stringify(wrong)}`);
	return result;
}
