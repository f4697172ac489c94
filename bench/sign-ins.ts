import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Bench } from './bench-run.ts';
import { cores, onCore } from './cores.ts';
import { pageOfEachType } from './crawl.ts';
import { load } from './load.ts';
import { type Program, startProgram } from './program.ts';
import { createReaders, login, refresh, type SignedInReader } from './readers.ts';
import { ratios, spreadOf } from './spread.ts';
import { count, decimals, type Section, spread } from './table.ts';

const readers = 24;
/** Parallel sign-ins; enough to keep the hashing busy. */
const concurrency = 4;
/** Rounds that are not counted, because readers use a service that is warm. */
const warmUps = 8;

/**
 * Measures sign-ins per second compared with the plain rate of password hashing, refreshes per second, and how a burst of sign-ins slows
 * cached pages.
 */
export async function signIns(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const known = await createReaders(bench, program, readers);
	for (let round = 0; round < warmUps; round += 1) await perSecond(bench, known, (reader) => login(program, reader));
	const shares = await compare(bench, program, known);
	const refreshes = spreadOf(await rounds(bench, () => perSecond(bench, known, (reader) => refresh(program, reader))));
	const [quiet, burst] = await storyDuringBurst(bench, program, known);
	await program.stop();
	return {
		title: 'Signing in',
		head: ['what', 'median (least–most)'],
		rows: [
			['sign-ins per second', spread(spreadOf(shares.signIns), (value) => decimals(value, 1))],
			['bare Argon2id per second', spread(spreadOf(shares.bare), (value) => decimals(value, 1))],
			['share of the bare rate', spread(ratios(shares.signIns, shares.bare), (value) => `${(value * 100).toFixed(0)} %`)],
			['refreshes per second', spread(refreshes, count)],
			['p99 of a cached story, ms', decimals(quiet, 1)],
			['p99 of it during a burst of sign-ins, ms', decimals(burst, 1)],
		],
		notes: [
			`${concurrency} sign-ins at once, server and bare hashing in turns on the same core, after ${warmUps} rounds of sign-ins to warm up.`,
		],
	};
}

async function compare(bench: Bench, program: Program, known: readonly SignedInReader[]) {
	const signIns: number[] = [];
	const bare: number[] = [];
	for (let turn = 0; turn < bench.rounds; turn += 1) {
		signIns.push(await perSecond(bench, known, (reader) => login(program, reader)));
		bare.push(await hashesPerSecond(bench));
	}
	return { signIns, bare };
}

async function hashesPerSecond({ seconds }: Bench): Promise<number> {
	const command = [process.execPath, 'bench/inside/hash-only.ts', String(seconds), String(concurrency)];
	const [program = '', ...args] = onCore(cores.server, command);
	return Number((await promisify(execFile)(program, args)).stdout);
}

async function rounds({ rounds: turns }: Bench, measure: () => Promise<number>): Promise<number[]> {
	const results: number[] = [];
	for (let turn = 0; turn < turns; turn += 1) results.push(await measure());
	return results;
}

/** How often per second readers do some work in parallel lanes; no reader does two things at a time. */
async function perSecond(
	{ seconds }: Bench,
	known: readonly SignedInReader[],
	work: (reader: SignedInReader) => Promise<unknown>,
): Promise<number> {
	const started = performance.now();
	let done = 0;
	const lane = async (lane: number) => {
		for (let at = lane; performance.now() - started < seconds * 1000; at += concurrency) {
			const reader = known[at % known.length];
			if (reader) await work(reader);
			done += 1;
		}
	};
	await Promise.all(Array.from({ length: concurrency }, (_, at) => lane(at)));
	return done / ((performance.now() - started) / 1000);
}

/** p99 of a story from the page cache, without and during a burst of sign-ins. */
async function storyDuringBurst(bench: Bench, program: Program, known: readonly SignedInReader[]): Promise<readonly [number, number]> {
	const [story] = await pageOfEachType(program, 'tn', ['story']);
	if (!story) throw new Error('there is no story');
	const job = { port: program.port, paths: [story.path], headers: { host: program.host('tn') }, connections: 10, seconds: bench.seconds };
	const quiet = await load(job);
	const [burst] = await Promise.all([load(job), perSecond(bench, known, (reader) => login(program, reader))]);
	return [quiet.p99, burst.p99];
}
