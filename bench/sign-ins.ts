import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import programEnvironment from '../tools/program-environment.json' with { type: 'json' };
import type { Bench } from './bench-run.ts';
import { cores, onCore } from './cores.ts';
import { processorsOf } from './processors.ts';
import { type Program, startProgram } from './program.ts';
import { createReaders, login, loginElsewhere, refresh, type SignedInReader } from './readers.ts';
import { spreadOf } from './spread.ts';
import { count, decimals, type Section, spread } from './table.ts';

/** Enough readers that none reaches the limit of sign-ins to an account. */
const readers = 1_000;
/** Parallel sign-ins; enough to keep the hashing busy. */
const concurrency = 4;
/** Rounds of each kind that are not counted, because in production the service is warm. */
const warmUps = 8;

/**
 * The sign-ins per second; for each, the processor time of the program and of PostgreSQL in ms; and the share of the machine that others
 * used.
 */
type Round = { readonly perSecond: number; readonly cpuMs: number; readonly databaseMs: number; readonly others: number };

/** Measures sign-ins and refreshes per second, and the processor time of a sign-in apart from the hash of its password. */
export async function signIns(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const known = await createReaders(bench, program, readers);
	const round = (work: Job['work']) => roundOf(bench, program, { known, work });
	const onKnownDevice = () => round((reader) => login(program, reader));
	const onNewDevice = () => round((reader) => loginElsewhere(program, reader));
	for (let warmUp = 0; warmUp < warmUps; warmUp += 1) for (const kind of [onKnownDevice, onNewDevice]) await kind();
	const rounds: { known: Round; bare: BareRate; other: Round }[] = [];
	for (let turn = 0; turn < bench.rounds; turn += 1)
		rounds.push({ known: await onKnownDevice(), bare: await hashing(bench), other: await onNewDevice() });
	const refreshes: Round[] = [];
	for (let turn = 0; turn < bench.rounds; turn += 1) refreshes.push(await round((reader) => refresh(program, reader)));
	await program.stop();
	const oneDecimal = (values: readonly number[]) => spread(spreadOf(values), (value) => decimals(value, 1));
	return {
		title: 'Signing in',
		head: ['what', 'median (least–most)'],
		rows: [
			['sign-ins per second', oneDecimal(rounds.map((one) => one.known.perSecond))],
			['bare Argon2id per second', oneDecimal(rounds.map((one) => one.bare.perSecond))],
			['processor of a bare hash, ms', oneDecimal(rounds.map((one) => one.bare.cpuMs))],
			['processor of a sign-in on a known device, ms', oneDecimal(rounds.map((one) => one.known.cpuMs))],
			['what we add to the hash, ms', oneDecimal(rounds.map((one) => one.known.cpuMs - one.bare.cpuMs))],
			['what we add on a new device, ms', oneDecimal(rounds.map((one) => one.other.cpuMs - one.bare.cpuMs))],
			[
				'PostgreSQL beside it, known and new device, ms',
				`${oneDecimal(rounds.map((one) => one.known.databaseMs))}, ${oneDecimal(rounds.map((one) => one.other.databaseMs))}`,
			],
			['refreshes per second', spread(spreadOf(refreshes.map(({ perSecond }) => perSecond)), count)],
		],
		notes: [
			`${concurrency} sign-ins at once at the default cost, server and bare hashing in turns on the same core, after ${2 * warmUps} rounds of sign-ins to warm up. Processor is that of the whole process, of user and system. PostgreSQL is another process, on any core.`,
			`Other programs used ${oneDecimal(rounds.map((one) => one.known.others * 100))} % of the machine meanwhile. On a new device the reader had as many emails about it as an hour allows.`,
		],
	};
}

const bareRate = v.object({ perSecond: v.number(), cpuMs: v.number() });
type BareRate = v.InferOutput<typeof bareRate>;

/** Hashes in the same environment as the program, so that memory costs both the same. */
async function hashing({ seconds }: Bench): Promise<BareRate> {
	const command = [process.execPath, 'bench/inside/hash-only.ts', String(seconds), String(concurrency)];
	const [program = '', ...args] = onCore(cores.server, command);
	const { stdout } = await promisify(execFile)(program, args, { env: { ...process.env, ...programEnvironment } });
	return v.parse(bareRate, JSON.parse(stdout));
}

type Job = { readonly known: readonly SignedInReader[]; readonly work: (reader: SignedInReader) => Promise<unknown> };

/** How many times per second readers do some work in parallel lanes, and the cost; no reader does two things at a time. */
async function roundOf(bench: Bench, program: Program, { known, work }: Job): Promise<Round> {
	const started = performance.now();
	let done = 0;
	const lane = async (lane: number) => {
		for (let at = lane; performance.now() - started < bench.seconds * 1000; at += concurrency) {
			const reader = known[at % known.length];
			if (reader) await work(reader);
			done += 1;
		}
	};
	const lanes = () => Promise.all(Array.from({ length: concurrency }, (_, at) => lane(at)));
	const used = await processorsOf(bench, program, lanes);
	const perSecond = done / ((performance.now() - started) / 1000);
	return { perSecond, cpuMs: (used.program * 1000) / done, databaseMs: (used.database * 1000) / done, others: used.others };
}
