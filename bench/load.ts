import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { cores, onCore } from './cores.ts';

/** What to request, over how many connections and for how long. */
export type LoadJob = {
	readonly port: number;
	/** Requested in this order, over and over, each on the next free connection. */
	readonly paths: readonly string[];
	readonly headers: Readonly<Record<string, string>>;
	readonly connections: number;
	readonly seconds: number;
};

const measurement = v.object({
	perSecond: v.number(),
	requests: v.number(),
	/** 95th and 99th percentile of the response time (ms). */
	p95: v.number(),
	p99: v.number(),
	/** Number of failed requests by status or error message. */
	failures: v.record(v.string(), v.number()),
});

export type Load = Omit<v.InferOutput<typeof measurement>, 'failures'>;

/** Requests paths as fast as they are answered, from a separate process. Throws when a request fails. */
export async function load(job: LoadJob): Promise<Load> {
	const [program = '', ...args] = onCore(cores.load, [process.execPath, 'bench/load-generator.ts', JSON.stringify(job)]);
	const { stdout } = await promisify(execFile)(program, args);
	const { failures, ...result } = v.parse(measurement, JSON.parse(stdout));
	if (Object.keys(failures).length > 0) throw new Error(`requests of ${job.paths[0]} failed: ${JSON.stringify(failures)}`);
	return result;
}
