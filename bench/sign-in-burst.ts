import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './bench-run.ts';
import { pageOfEachType } from './crawl.ts';
import { paced } from './paced.ts';
import { type Program, startProgram } from './program.ts';
import { createReaders, nextIp, type SignedInReader, tryLogin } from './readers.ts';
import { quantile } from './spread.ts';
import { count, decimals, type Section } from './table.ts';

/** Sign-ins of one account in the burst, below the limit of sign-ins to an account. */
const perAccount = 20;
/** The accounts, and the loops for each, of the one address that does nothing but sign in. */
const greedy = { accounts: 4, loops: 9 };
/** How long pages are timed before the burst (s): long enough that the p99 does not depend on a single slow page. */
const quietSeconds = 60;
/** Time between two requests for a page, in ms. */
const pageEveryMs = 20;
/** Time that the one address waits after a refusal, in ms. */
const afterRefusalMs = 100;
/** After this many attempts a reader gives up. */
const mostTries = 30;

/** The result for a reader: ms until they were signed in, whether they were, and the waits (s) that the answers stated. */
type Outcome = { readonly ms: number; readonly isIn: boolean; readonly told: readonly number[] };

/**
 * Measures a burst of sign-ins from many networks, while one address signs in as fast as it can: who succeeds and when, and how fast pages
 * are.
 */
export async function signInBurst(bench: Bench): Promise<Section> {
	const program = await startProgram(bench, { TRUSTED_PROXIES: '127.0.0.1' });
	const accounts = Math.ceil(bench.burst.signIns / perAccount);
	const known = await createReaders(bench, program, accounts + greedy.accounts);
	const path = await storyPath(program);
	const quiet = await pagesUntil(program, path, sleep(quietSeconds * 1000));
	const isOver = new AbortController();
	const loops = known.slice(accounts).flatMap((reader) => Array.from({ length: greedy.loops }, () => loop(program, reader, isOver.signal)));
	const { signIns, seconds } = bench.burst;
	const dueAt = (at: number) => timeOf(at / signIns) * seconds * 1000;
	const arriving = paced(signIns, dueAt, (at) => signInObeying(program, known[at % accounts]));
	const pages = await pagesUntil(program, path, arriving);
	isOver.abort();
	const got = (await Promise.all(loops)).reduce((sum, one) => sum + one, 0);
	const outcomes = await arriving;
	await program.stop();
	return {
		title: `A burst of ${count(bench.burst.signIns)} sign-ins in ${count(bench.burst.seconds)} s`,
		head: ['what', 'measured'],
		rows: [...rowsOf(outcomes), ...pageRows(quiet, pages), ['sign-ins of the one address that only signs in', count(got)]],
		notes: [
			`One process, its server on one core. Each reader has a network of their own, and comes back when told. Two thirds of them come in the middle third of the time. One address signs in to ${greedy.accounts} accounts meanwhile, in ${greedy.loops} loops each.`,
		],
	};
}

function rowsOf(outcomes: readonly Outcome[]): Section['rows'] {
	const isIn = outcomes.filter((outcome) => outcome.isIn);
	const times = isIn.map(({ ms }) => ms).toSorted((one, other) => one - other);
	const told = outcomes.flatMap((outcome) => outcome.told);
	const tries = Math.max(...outcomes.map((outcome) => outcome.told.length + 1));
	return [
		['readers who got in', `${count(isIn.length)} of ${count(outcomes.length)}`],
		['of them at the first try', count(isIn.filter((outcome) => outcome.told.length === 0).length)],
		['most tries of one reader', count(tries)],
		['time until in: median, p99, longest, ms', [0.5, 0.99, 1].map((share) => count(quantile(times, share))).join(', ')],
		['told to come back: times, and different seconds', `${count(told.length)}, ${count(new Set(told).size)}`],
	];
}

const pageRows = (quiet: readonly number[], during: readonly number[]): Section['rows'] => [
	['a cached story before: median, p99, ms', pageTimes(quiet)],
	['a cached story during the burst: median, p99, ms', pageTimes(during)],
];

const pageTimes = (sorted: readonly number[]): string => [0.5, 0.99].map((share) => decimals(quantile(sorted, share), 1)).join(', ');

/**
 * The time at which this share of the readers has arrived, as a share of the whole time: a sixth arrives in the first third, two thirds in
 * the second, a sixth in the last.
 */
function timeOf(share: number): number {
	if (share < 1 / 6) return share * 2;
	return share < 5 / 6 ? 1 / 3 + (share - 1 / 6) / 2 : 2 / 3 + (share - 5 / 6) * 2;
}

/** Signs a reader in, who comes back when the answer says so. */
async function signInObeying(program: Program, reader: SignedInReader | undefined): Promise<Outcome> {
	if (reader === undefined) throw new Error('there are no readers');
	const started = performance.now();
	const ip = nextIp();
	const told: number[] = [];
	let status = 0;
	while (status !== 200 && told.length < mostTries) {
		const answer = await tryLogin(program, reader, ip);
		status = answer.status;
		if (status === 200) break;
		told.push(answer.waitS);
		await sleep(answer.waitS * 1000);
	}
	return { ms: performance.now() - started, isIn: status === 200, told };
}

/** Signs in from one address, at once after each success and soon after each refusal; resolves to how often that succeeded. */
async function loop(program: Program, reader: SignedInReader, isOver: AbortSignal): Promise<number> {
	let got = 0;
	while (!isOver.aborted) {
		const { status } = await tryLogin(program, reader, '12.0.0.1');
		if (status === 200) got += 1;
		else await sleep(afterRefusalMs);
	}
	return got;
}

async function storyPath(program: Program): Promise<string> {
	const [story] = await pageOfEachType(program, 'tn', ['story']);
	if (!story) throw new Error('there is no story');
	return story.path;
}

/** Requests a page at a steady pace until the work is done. Returns the sorted response times in ms; throws when an answer is not 200. */
async function pagesUntil(program: Program, path: string, work: Promise<unknown>): Promise<readonly number[]> {
	let isDone = false;
	const done = () => {
		isDone = true;
	};
	work.then(done, done);
	const times: number[] = [];
	while (!isDone) {
		const began = performance.now();
		const { status } = await program.fetchPage('tn', path);
		if (status !== 200) throw new Error(`${path}: ${status}`);
		const ms = performance.now() - began;
		times.push(ms);
		await sleep(Math.max(0, pageEveryMs - ms));
	}
	return times.toSorted((one, other) => one - other);
}
