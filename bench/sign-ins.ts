import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Bench } from './bench-run.ts';
import { cores, onCore } from './cores.ts';
import { type Program, startProgram } from './program.ts';
import { createReaders, login, refresh, type SignedInReader } from './readers.ts';
import { spreadOf } from './spread.ts';
import { count, decimals, type Section, spread } from './table.ts';
import { cpuSeconds } from './usage.ts';

/** Enough that none reaches the limit of sign-ins to an account. */
const readers = 300;
/** Parallel sign-ins; enough to keep the hashing busy. */
const concurrency = 4;
/** Rounds that are not counted, because readers use a service that is warm. */
const warmUps = 8;

/** A rate per second, and the processor time of each in ms. */
type Rate = { readonly perSecond: number; readonly cpuMs: number };

/** Measures sign-ins and refreshes per second, and what a sign-in costs the processor beside the hash of its password. */
export async function signIns(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const known = await createReaders(bench, program, readers);
	const signingIn = () => rateOf(bench, program, { known, work: (reader) => login(program, reader) });
	for (let round = 0; round < warmUps; round += 1) await signingIn();
	const whole: Rate[] = [];
	const bare: Rate[] = [];
	for (let turn = 0; turn < bench.rounds; turn += 1) {
		whole.push(await signingIn());
		bare.push(await hashing(bench));
	}
	const refreshes: number[] = [];
	const refreshing = () => rateOf(bench, program, { known, work: (reader) => refresh(program, reader) });
	for (let turn = 0; turn < bench.rounds; turn += 1) refreshes.push((await refreshing()).perSecond);
	await program.stop();
	const added = whole.map(({ cpuMs }, turn) => cpuMs - (bare[turn]?.cpuMs ?? Number.NaN));
	const tenths = (values: readonly number[]) => spread(spreadOf(values), (value) => decimals(value, 1));
	return {
		title: 'Signing in',
		head: ['what', 'median (least–most)'],
		rows: [
			['sign-ins per second', tenths(whole.map(({ perSecond }) => perSecond))],
			['bare Argon2id per second', tenths(bare.map(({ perSecond }) => perSecond))],
			['processor of a sign-in, ms', tenths(whole.map(({ cpuMs }) => cpuMs))],
			['processor of a bare hash, ms', tenths(bare.map(({ cpuMs }) => cpuMs))],
			['what a sign-in adds to the hash, ms', tenths(added)],
			['refreshes per second', spread(spreadOf(refreshes), count)],
		],
		notes: [
			`${concurrency} sign-ins at once at the default cost, server and bare hashing in turns on the same core, after ${warmUps} rounds of sign-ins to warm up. The database is outside the process.`,
		],
	};
}

const bareRate = v.object({ perSecond: v.number(), cpuMs: v.number() });

async function hashing({ seconds }: Bench): Promise<Rate> {
	const command = [process.execPath, 'bench/inside/hash-only.ts', String(seconds), String(concurrency)];
	const [program = '', ...args] = onCore(cores.server, command);
	return v.parse(bareRate, JSON.parse((await promisify(execFile)(program, args)).stdout));
}

type Job = { readonly known: readonly SignedInReader[]; readonly work: (reader: SignedInReader) => Promise<unknown> };

/** How often per second readers do some work in parallel lanes; no reader does two things at a time. */
async function rateOf({ seconds }: Bench, { pid }: Program, { known, work }: Job): Promise<Rate> {
	const started = performance.now();
	const cpu = cpuSeconds(pid) ?? Number.NaN;
	let done = 0;
	const lane = async (lane: number) => {
		for (let at = lane; performance.now() - started < seconds * 1000; at += concurrency) {
			const reader = known[at % known.length];
			if (reader) await work(reader);
			done += 1;
		}
	};
	await Promise.all(Array.from({ length: concurrency }, (_, at) => lane(at)));
	const cpuMs = (((cpuSeconds(pid) ?? Number.NaN) - cpu) * 1000) / done;
	return { perSecond: done / ((performance.now() - started) / 1000), cpuMs };
}
