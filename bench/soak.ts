import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandList } from '#brands';
import { story } from '../tests/support/content.ts';
import { sitesAt } from '../tests/support/programs/program.ts';
import { senderTo } from '../tests/support/sender.ts';
import type { Bench } from './bench-run.ts';
import { crawl } from './crawl.ts';
import { type Program, startProgram } from './program.ts';
import { createReaders, nextIp, type SignedInReader, tryLogin } from './readers.ts';
import { quantile, slopeOf } from './spread.ts';
import { count, decimals, type Section } from './table.ts';
import { residentBytes } from './usage.ts';

const perSecond = 100;
/** Of a second’s requests, one signs a reader in; of five seconds’ requests, one publishes a story, which purges lists of tn. */
const [signInEvery, publishEvery] = [perSecond, 5 * perSecond];
/** Seconds for each reader: their sign-ins stay below the limit of sign-ins to an account. */
const secondsOfReader = 15;
const pagesOfBrand = 75;
const sampleSeconds = 10;
/** The share of the time that is not judged, while caches fill. */
const warmUp = 0.25;

/** The answer to a sign-in that a busy machine refuses. */
const busy = 'a sign-in: 503';

/** Whether the time is long enough to judge: in two minutes the heap alone grows by more. */
const isLong = ({ soakSeconds }: Bench): boolean => soakSeconds >= 600;

/** What the program holds after so many minutes. */
type Sample = { readonly minute: number; readonly megabytes: number; readonly descriptors: number };

/** Requests pages, sign-ins and publications at a steady pace for long, and watches what the program holds (L06). */
export async function soak(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const work = worker(program, await createReaders(bench, program, Math.ceil(bench.soakSeconds / secondsOfReader)), await pagesOf(program));
	const watched = watch(program.pid, bench.soakSeconds);
	const { times, failures } = await steadily(bench.soakSeconds * perSecond, work);
	const samples = (await watched).filter(({ minute }) => minute * 60 >= warmUp * bench.soakSeconds);
	await program.stop();
	const growth = growthOf(samples);
	const failed = failures.filter((failure) => failure !== busy);
	return {
		title: `${count(bench.soakSeconds / 60)} minutes of ${perSecond} requests a second`,
		head: ['what', 'measured', 'goal'],
		rows: [
			['growth of the memory, % a minute', decimals(growth.memory, 2), 'below 1'],
			['resident MB after the warm-up, at the end', ends(samples, 'megabytes'), ''],
			['growth of the open files, a minute', decimals(growth.descriptors, 2), 'below 1'],
			['open files after the warm-up, at the end', ends(samples, 'descriptors'), ''],
			['requests that failed', `${count(failed.length)} of ${count(times.length)}`, '0'],
			['sign-ins that were told to come back', count(failures.length - failed.length), ''],
			['answers: median, p99, ms', [0.5, 0.99].map((share) => decimals(quantile(times, share), 1)).join(', '), ''],
		],
		notes: [
			`${count(pagesOfBrand * brandList.length)} pages of all brands, a sign-in each second and a publication each five, on one process. The first quarter, in which the caches fill, is not judged.`,
		],
		missed: isLong(bench) ? missed(growth, failed) : [],
	};
}

const ends = (samples: readonly Sample[], key: 'megabytes' | 'descriptors'): string =>
	[samples[0], samples.at(-1)].map((sample) => decimals(sample?.[key], 0)).join(', ');

/** How much the memory (% a minute) and the open files (a minute) grow, by the line that fits the samples best. */
function growthOf(samples: readonly Sample[]): Readonly<Record<'memory' | 'descriptors', number>> {
	const minutes = samples.map(({ minute }) => minute);
	const megabytes = samples.map((sample) => sample.megabytes);
	const mean = megabytes.reduce((sum, one) => sum + one, 0) / megabytes.length;
	const descriptors = slopeOf(
		minutes,
		samples.map((sample) => sample.descriptors),
	);
	return { memory: (100 * slopeOf(minutes, megabytes)) / mean, descriptors };
}

function missed({ memory, descriptors }: ReturnType<typeof growthOf>, failures: readonly string[]): readonly string[] {
	return [
		...(memory < 1 ? [] : [`the memory grew by ${memory.toFixed(2)} % a minute`]),
		...(descriptors < 1 ? [] : [`the program opened ${descriptors.toFixed(1)} files a minute more than it closed`]),
		...(failures.length === 0 ? [] : [`${failures.length} requests failed, such as ${failures[0]}`]),
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

/** Does pieces of work at the pace, whether or not earlier ones have ended. Returns the sorted times in ms, and what went wrong. */
async function steadily(pieces: number, work: (at: number) => Promise<string | undefined>) {
	const times: number[] = [];
	const failures: string[] = [];
	const all: Promise<void>[] = [];
	const started = performance.now();
	const one = async (at: number) => {
		const began = performance.now();
		const failure = await work(at).catch((error: Error) => error.message);
		if (failure !== undefined) failures.push(failure);
		times.push(performance.now() - began);
	};
	for (let at = 0; at < pieces; at += 1) {
		await sleep(Math.max(0, started + (at * 1000) / perSecond - performance.now()));
		all.push(one(at));
	}
	await Promise.all(all);
	return { times: times.toSorted((first, second) => first - second), failures };
}

type Page = { readonly brand: string; readonly path: string };

async function pagesOf(program: Program): Promise<readonly Page[]> {
	const pages: Page[] = [];
	for (const { id: brand } of brandList) {
		let left = pagesOfBrand;
		for await (const { path } of crawl(program, brand)) {
			pages.push({ brand, path });
			left -= 1;
			if (left === 0) break;
		}
	}
	return pages;
}

/** Makes the requests, each of the kind whose turn it is. Resolves to what went wrong. */
function worker(program: Program, readers: readonly SignedInReader[], pages: readonly Page[]) {
	const sender = senderTo(sitesAt(program.port), 'tn');
	const publish = async (at: number) => {
		const headlines = { basic: `Revisión ${at}.` };
		const { status } = await sender.put(story('SOAK', { website: 'tn', website_url: '/deportes/soak/', headlines }));
		return status < 300 ? undefined : `a publication: ${status}`;
	};
	const signIn = async (at: number) => {
		const reader = readers[(at / signInEvery) % readers.length];
		const { status } = reader === undefined ? { status: 0 } : await tryLogin(program, reader, nextIp());
		return status === 200 ? undefined : `a sign-in: ${status}`;
	};
	const read = async (at: number) => {
		const { brand = 'tn', path = '/' } = pages[at % pages.length] ?? {};
		const { status } = await program.fetchPage(brand, path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
		return status === 200 ? undefined : `${brand}${path}: ${status}`;
	};
	return (at: number): Promise<string | undefined> => {
		if (at % publishEvery === 1) return publish(at);
		return at % signInEvery === 0 ? signIn(at) : read(at);
	};
}
