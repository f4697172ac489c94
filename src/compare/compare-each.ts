import { join } from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import type { OneSite } from './addresses/one-site.ts';
import { comparePages } from './differences/compare-pages.ts';
import { ask, askStatus } from './fetching/ask.ts';
import type { Web } from './fetching/web.ts';
import { type KeptLines, keepLines } from './kept-lines.ts';
import type { OldPage, OldSite } from './old-site/old-site.ts';
import { endOf, type KeptAnswer, keptAnswerSchema } from './page/answer.ts';
import { type PageOutcome, pageOutcomeSchema } from './page-outcome.ts';
import { pageTemplate } from './templates/page-template.ts';

export type Comparison = {
	readonly old: string;
	readonly fresh: string;
	readonly out: string;
	readonly oldSite: OldSite;
	readonly chosen: ReadonlySet<string>;
	readonly site: OneSite;
	readonly webs: { readonly old: Web; readonly fresh: Web };
	readonly progress: (label: string, done: number, total: number) => void;
};

/** How many pages are compared at the same time. */
const concurrency = 4;

const keptOldSchema = v.object({ address: v.string(), answer: keptAnswerSchema });

/**
 * Compares the chosen addresses. The folder keeps the answers of the old site for all later runs, and the comparisons until the run is
 * finished, so that a run that was stopped can go on.
 */
export async function compareEach(comparison: Comparison): Promise<readonly PageOutcome[]> {
	const { old, fresh, out, oldSite, chosen, progress } = comparison;
	const answers = await keepLines(join(out, 'old-answers.ndjson'), keptOldSchema, old);
	const compared = await keepLines(join(out, 'compared.ndjson'), pageOutcomeSchema, `${old} ${fresh}`);
	const outcomes = new Map(compared.lines.map((outcome) => [outcome.address, outcome]));
	const compare = pageComparer(comparison, answers);
	const queue = new PQueue({ concurrency });
	const failures: unknown[] = [];
	let done = 0;
	const work = async (page: OldPage) => {
		const outcome = outcomes.get(page.address) ?? (await compare(page));
		if (!outcomes.has(page.address)) await compared.add(outcome);
		outcomes.set(page.address, outcome);
		done += 1;
		progress('Pages', done, chosen.size);
	};
	for await (const page of oldSite.pages(chosen)) {
		await queue.onSizeLessThan(concurrency);
		queue.add(() => work(page)).catch((error) => failures.push(error));
	}
	await queue.onIdle();
	if (failures.length > 0) throw failures[0];
	await compared.remove();
	return [...outcomes.values()];
}

/** Makes the function that compares one page. The old site is requested at most once for each address, in all runs together. */
function pageComparer({ site, chosen, webs }: Comparison, kept: KeptLines<v.InferOutput<typeof keptOldSchema>>) {
	const known = new Map(kept.lines.map(({ address, answer }) => [address, answer]));
	const statusOf = onceEach((address: string) => askStatus(webs.fresh, address));
	const places = new Set([...chosen].map((address) => site.place(address)));
	const checks = { statusOf, isCompared: (place: string) => places.has(place) };
	return async ({ address, answer }: OldPage): Promise<PageOutcome> => {
		const old = answer ?? known.get(address) ?? (await askOld(webs.old, address, kept));
		const newAnswer = await ask(webs.fresh, site.onNew(address));
		const template = pageTemplate(address, old.page ?? newAnswer.page);
		const differences = await comparePages({ address, old, fresh: newAnswer, site }, template, checks);
		const ledTo = old.redirects.length > 0 ? site.place(endOf(address, old)) : undefined;
		const wasThere = old.status > 0 && old.status < 400;
		return { address, template, wasThere, differences: [...differences], ...(ledTo !== undefined && { ledTo }) };
	};
}

/** Requests a page of the old site. If no answer comes, nothing is stored: a later run requests it again. */
async function askOld(web: Web, address: string, kept: KeptLines<v.InferOutput<typeof keptOldSchema>>): Promise<KeptAnswer> {
	const answer = await ask(web, address);
	if (answer.status > 0) await kept.add({ address, answer });
	return answer;
}

/** Makes a function that does its work once for each argument. */
function onceEach<Value>(work: (argument: string) => Promise<Value>): (argument: string) => Promise<Value> {
	const results = new Map<string, Promise<Value>>();
	return (argument) => {
		const result = results.get(argument) ?? work(argument);
		results.set(argument, result);
		return result;
	};
}
