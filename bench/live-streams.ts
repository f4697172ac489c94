import { join } from 'node:path';
import { request } from 'undici';
import { liveCoverage, type PlannedEntry } from '../tests/support/live-coverage.ts';
import type { Bench } from './bench-run.ts';
import { openStreams, timesUntilArrived } from './live-readers.ts';
import { type Program, startProgram } from './program.ts';
import { quantile } from './spread.ts';
import { count, decimals, type Section } from './table.ts';
import { cpuSeconds, residentBytes } from './usage.ts';

/** The number of readers who follow a live story at the same time. */
const streams = 2_000;

/** Every reader has an entry after this time (ms). */
const goal = 2_000;

/** How many entries are written in each process. */
const entriesWritten = 10;

/** Measures how soon the readers of a live story get an entry, written in the process of their streams and in another one. */
export async function liveStreams(bench: Bench): Promise<Section> {
	// All streams come from this machine: a proxy has no limit of connections.
	const reader = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const writer = bench.databaseUrl ? await startProgram(bench, { DATA_DIR: join(bench.folder, 'writer') }) : undefined;
	const entries: PlannedEntry[] = [];
	const write = async (program: Program) => {
		entries.unshift({ id: `e${entries.length}`, minute: entries.length, title: `Entrada ${entries.length}` });
		await publish(program, entries);
	};
	await write(reader);
	const before = residentBytes(reader.pid) ?? 0;
	const sockets = await openStreams(reader, streams);
	const perStream = ((residentBytes(reader.pid) ?? 0) - before) / streams;
	const cpuBefore = cpuOf(reader);
	const here = await timesOf(() => timesUntilArrived(sockets, () => write(reader)));
	const elsewhere = writer ? await timesOf(() => timesUntilArrived(sockets, () => write(writer))) : [];
	const cpu = cpuOf(reader) - cpuBefore;
	for (const socket of sockets) socket.destroy();
	await Promise.all([reader.stop(), writer?.stop()]);
	return {
		title: `A live story with ${count(streams)} open streams`,
		head: ['what', 'measured', 'goal'],
		rows: [
			['an entry at a reader, written in the same process: median, p99, longest, ms', timesText(here), goalText],
			['an entry at a reader, written in another process: median, p99, longest, ms', timesText(elsewhere), goalText],
			['memory of a stream, kB', decimals(perStream / 1000, 1), ''],
			['processor of an entry for one stream, µs', decimals((cpu * 1e6) / (here.length + elsewhere.length), 0), ''],
		],
		notes: [
			`From the request that writes the entry to its arrival, ${entriesWritten} entries in each process, all servers on one core. The processor's time is that of the process with the streams, with all that it does meanwhile.`,
		],
		missed: missedBy([...here, ...elsewhere]),
	};
}

const goalText = `longest ${count(goal)}`;

/** What the times (ms) of entries miss of their goal. */
function missedBy(times: readonly number[]): readonly string[] {
	const late = times.filter((time) => time > goal).length;
	return late === 0 ? [] : [`${count(late)} of ${count(times.length)} entries came to their reader after ${count(goal)} ms`];
}

const cpuOf = ({ pid }: Program): number => cpuSeconds(pid) ?? Number.NaN;

/** The times of a few entries. */
async function timesOf(measure: () => Promise<readonly number[]>): Promise<readonly number[]> {
	const times: number[] = [];
	for (let entry = 0; entry < entriesWritten; entry += 1) times.push(...(await measure()));
	return times;
}

const timesText = (times: readonly number[]): string => {
	const sorted = times.toSorted((one, other) => one - other);
	return [0.5, 0.99, 1].map((share) => count(quantile(sorted, share))).join(', ');
};

async function publish(program: Program, entries: readonly PlannedEntry[]): Promise<void> {
	const { statusCode, body } = await request(`http://127.0.0.1:${program.port}/api/ingest/v1/tn/story/FINAL`, {
		method: 'PUT',
		headers: {
			host: program.host('tn'),
			authorization: 'Bearer development-only-ingest-key-for-tn',
			'content-type': 'application/json',
		},
		body: JSON.stringify(liveCoverage('tn', entries)),
	});
	if (statusCode !== 201) throw new Error(`the live story was answered with ${statusCode}: ${await body.text()}`);
	await body.dump();
}
