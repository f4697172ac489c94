import { quantile } from '../spread.ts';
import { count, markdown, type Section } from '../table.ts';
import { failedOf, type Observation, requestsOf } from './observe.ts';
import type { Written } from './writers.ts';

/** Something that the product promises, and whether this run held it. */
export type Goal = { readonly what: string; readonly asked: string; readonly measured: string; readonly isMet: boolean };

/** The goal of publications: 99 of 100 are fresh within a second. */
export function freshGoal(times: readonly number[]): Goal {
	const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => quantile(times, share));
	return {
		what: `${times.length} publications until the page behind Varnish has them: median, 99 of 100, longest`,
		asked: '99 of 100 in 1,000 ms',
		measured: `${count(p50 ?? 0)}, ${count(p99 ?? 0)}, ${count(longest ?? 0)} ms`,
		isMet: (p99 ?? Number.NaN) <= 1_000,
	};
}

/** The goal that of the requests of readers during something at most a share fails. */
export function readersGoal({ name, behindVarnish, direct }: Observation, share: number): Goal {
	const [failed, all] = [failedOf(behindVarnish) + failedOf(direct), requestsOf(behindVarnish) + requestsOf(direct)];
	return {
		what: `failed requests: ${name}`,
		asked: share === 0 ? '0' : `less than ${share * 100} %`,
		measured: `${count(failed)} of ${count(all)}`,
		isMet: failed <= all * share,
	};
}

/** The goal that all acknowledged things are there. */
export const keptGoal = (what: string, kept: number, all: number): Goal => ({
	what,
	asked: 'all',
	measured: `${count(kept)} of ${count(all)}`,
	isMet: kept === all && all > 0,
});

export const goalsTable = (goals: readonly Goal[]): string =>
	markdown({
		title: 'What was asked',
		head: ['what', 'asked', 'measured', ''],
		rows: goals.map(({ what, asked, measured, isMet }) => [what, asked, measured, isMet ? 'held' : 'NOT HELD']),
		notes: [],
	});

export function observationsTable(observations: readonly Observation[]): string {
	const rows = observations.map(({ name, seconds, behindVarnish, direct, written, backMs }) => [
		name,
		count(seconds),
		`${count(failedOf(behindVarnish))} of ${count(requestsOf(behindVarnish))}`,
		count(behindVarnish.within(0.99)),
		`${count(failedOf(direct))} of ${count(requestsOf(direct))}`,
		count(direct.within(0.99)),
		tried(written.stories.length, written.refused.stories),
		tried(written.accounts.length, written.refused.accounts),
		count(backMs),
	]);
	return markdown({ title: 'What was noticed', head, rows, notes });
}

const head: Section['head'] = [
	'what happened',
	'seconds',
	'failed behind Varnish',
	'p99 ms',
	'failed at the processes',
	'p99 ms',
	'stories taken',
	'sign-ups taken',
	'well again after ms',
];

const notes: Section['notes'] = [
	'A request failed when it had no answer, or another one than 200. Stories and sign-ups that were not taken were told so, with 503, or had no answer.',
	'All is well again when a publication was taken and is on its page behind Varnish; the time counts from the end of what happened.',
];

const tried = (taken: number, refused: number): string => `${count(taken)} of ${count(taken + refused)}`;

/** All that was acknowledged in a run. */
export const allWritten = (observations: readonly Observation[]): Pick<Written, 'stories' | 'accounts'> => ({
	stories: observations.flatMap(({ written }) => written.stories),
	accounts: observations.flatMap(({ written }) => written.accounts),
});
