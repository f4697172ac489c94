import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './bench-run.ts';
import { pagesOfAllBrands } from './crawl.ts';
import { type Ended, mixedRequests } from './mixed-requests.ts';
import { paced } from './paced.ts';
import { startProgram } from './program.ts';
import { createReaders } from './readers.ts';
import { meanOf, quantile, slopeOf } from './spread.ts';
import { count, decimals, type Section } from './table.ts';
import { residentBytes } from './usage.ts';

const perSecond = 100;
/** Seconds for each reader: their sign-ins stay below the limit of sign-ins to an account. */
const secondsOfReader = 15;
const pagesOfBrand = 75;
const sampleSeconds = 10;
/** The share of the time that is not judged, while caches fill. */
const warmUp = 0.25;

/** Whether the time is long enough to judge: in two minutes the heap alone grows by more. */
const isLong = ({ soakSeconds }: Bench): boolean => soakSeconds >= 600;

/** What the program holds after so many minutes. */
type Sample = { readonly minute: number; readonly megabytes: number; readonly descriptors: number };

/** Requests pages, sign-ins and publications at a steady pace for long, and watches what the program holds (L06). */
export async function soak(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const readers = await createReaders(bench, program, Math.ceil(bench.soakSeconds / secondsOfReader));
	const pages = await pagesOfAllBrands(program, pagesOfBrand);
	const watched = watch(program.pid, bench.soakSeconds);
	const dueAt = (at: number) => (at * 1000) / perSecond;
	const ended = await paced(bench.soakSeconds * perSecond, dueAt, mixedRequests(program, { readers, pages }));
	const samples = (await watched).filter(({ minute }) => minute * 60 >= warmUp * bench.soakSeconds);
	await program.stop();
	const growth = growthOf(samples);
	const failed = ended.filter(({ kind }) => kind === 'failed');
	return {
		title: `${count(bench.soakSeconds / 60)} minutes of ${perSecond} requests a second`,
		head: ['what', 'measured', 'goal'],
		rows: [
			['growth of the memory, % a minute', decimals(growth.memory, 2), 'below 1'],
			['resident MB after the warm-up, at the end', ends(samples, 'megabytes'), ''],
			['growth of the open files, a minute', decimals(growth.descriptors, 2), 'below 1'],
			['open files after the warm-up, at the end', ends(samples, 'descriptors'), ''],
			['requests that failed', `${count(failed.length)} of ${count(ended.length)}`, '0'],
			['sign-ins that were told to come back', count(ended.filter(({ kind }) => kind === 'refused').length), ''],
			['answers: median, p99, ms', timesOf(ended), ''],
		],
		notes: [
			`${count(pages.length)} pages of all brands, a sign-in each second and a publication each five, on one process. The first quarter, in which the caches fill, is not judged.`,
		],
		missed: isLong(bench) ? missed(growth, failed) : [],
	};
}

const ends = (samples: readonly Sample[], key: 'megabytes' | 'descriptors'): string =>
	[samples[0], samples.at(-1)].map((sample) => decimals(sample?.[key], 0)).join(', ');

function timesOf(ended: readonly Ended[]): string {
	const sorted = ended.map(({ ms }) => ms).toSorted((one, other) => one - other);
	return [0.5, 0.99].map((share) => decimals(quantile(sorted, share), 1)).join(', ');
}

type Growth = { readonly memory: number; readonly descriptors: number };

/** How much the memory (% a minute) and the open files (a minute) grow, by the line that fits the samples best. */
function growthOf(samples: readonly Sample[]): Growth {
	const minutes = samples.map(({ minute }) => minute);
	const all = (key: 'megabytes' | 'descriptors') => samples.map((sample) => sample[key]);
	const memory = (100 * slopeOf(minutes, all('megabytes'))) / meanOf(all('megabytes'));
	return { memory, descriptors: slopeOf(minutes, all('descriptors')) };
}

function missed({ memory, descriptors }: Growth, failed: readonly Ended[]): readonly string[] {
	return [
		...(memory < 1 ? [] : [`the memory grew by ${memory.toFixed(2)} % a minute`]),
		...(descriptors < 1 ? [] : [`the program opened ${descriptors.toFixed(1)} files a minute more than it closed`]),
		...(failed.length === 0 ? [] : [`${failed.length} requests failed, such as ${failed[0]?.what}`]),
	];
}

/** Samples the process until the time is over. */
async function watch(pid: number, seconds: number): Promise<readonly Sample[]> {
	const samples: Sample[] = [];
	for (let second = 0; second < seconds; second += sampleSeconds) {
		await sleep(sampleSeconds * 1000);
		const megabytes = (residentBytes(pid) ?? Number.NaN) / 1e6;
		samples.push({ minute: (second + sampleSeconds) / 60, megabytes, descriptors: readdirSync(`/proc/${pid}/fd`).length });
	}
	return samples;
}
