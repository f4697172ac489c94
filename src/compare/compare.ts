// The shadow report: what the new site answers for the addresses of the old one, and in what its pages differ.
import { mkdir } from 'node:fs/promises';
import { oneSite } from './addresses/one-site.ts';
import { compareEach } from './compare-each.ts';
import { textsFrom } from './fetching/get-text.ts';
import { openWeb, type Web } from './fetching/web.ts';
import { findMoved, type MovedPage } from './find-moved.ts';
import type { OldSite } from './old-site/old-site.ts';
import { openOldSite } from './old-site/open-old-site.ts';
import type { PageOutcome } from './page-outcome.ts';
import { writeReport } from './report/write-report.ts';
import { sampleByShape } from './templates/sample.ts';

export type { MovedPage } from './find-moved.ts';

export type CompareOptions = {
	/** A folder, a file or an address; see `openOldSite`. */
	readonly old: string;
	/** Origin of the new site. */
	readonly fresh: string;
	/** Folder of the report, which is made if need be. */
	readonly out: string;
	/** Origin of the old site, where the addresses are only paths. */
	readonly oldOrigin?: string | undefined;
	/** Requests a second that the old site gets at most; default: 2. */
	readonly rate?: number | undefined;
	/** Addresses of each shape, and all together, at most. */
	readonly sample?: number | undefined;
	readonly limit?: number | undefined;
	readonly progress: (label: string, done: number, total: number) => void;
};

/** The result of a run. `unknown` is the number of addresses that the old site did not answer. */
export type Compared = {
	readonly pages: number;
	readonly differing: number;
	readonly differences: number;
	readonly unknown: number;
	/** Redirects to check and then import. */
	readonly moved: readonly MovedPage[];
};

/**
 * Compares two sites and writes the report. Throws an error with a sentence for the operator when there are no old addresses or the new site
 * does not answer.
 */
export async function compareSites(options: CompareOptions): Promise<Compared> {
	const webs = { old: openWeb({ rate: options.rate ?? 2 }), fresh: openWeb() };
	try {
		await expectAnswer(options.fresh);
		webs.fresh.allow(options.fresh);
		const oldSite = await openOldSite(options.old, { getText: textsFrom(webs.old), origin: options.oldOrigin });
		const chosen = choose(oldSite, options);
		await mkdir(options.out, { recursive: true });
		const site = oneSite(options.fresh, oldSite.addresses);
		for (const address of chosen) webs.old.allow(address);
		const outcomes = await compareEach({ ...options, oldSite, chosen, site, webs });
		const moved = findMoved(outcomes, await addressesOf(options.fresh, webs.fresh, outcomes), site);
		await writeReport(options.out, { ...options, outcomes, moved, site });
		return { ...countsOf(outcomes), moved };
	} finally {
		await Promise.all([webs.old.close(), webs.fresh.close()]);
	}
}

/** Throws when a site does not answer. */
async function expectAnswer(origin: string): Promise<void> {
	const web = openWeb({ tries: 1 });
	try {
		web.allow(origin);
		await web.request(origin);
	} catch (error) {
		throw new Error(`the new site ${origin} gives no answer: is it running?`, { cause: error });
	} finally {
		await web.close();
	}
}

function choose({ addresses, isRanked }: OldSite, { sample, limit }: CompareOptions): ReadonlySet<string> {
	const sampled = sample === undefined ? addresses : sampleByShape(addresses, sample, isRanked);
	return new Set(sampled.slice(0, limit));
}

/** The addresses in the sitemaps of the new site, if they are needed. A site without sitemaps has none. */
async function addressesOf(origin: string, web: Web, outcomes: readonly PageOutcome[]): Promise<readonly string[]> {
	if (!outcomes.some(({ differences }) => differences.some(({ kind }) => kind === 'missing'))) return [];
	const site = await openOldSite(`${origin}/`, { getText: textsFrom(web), origin }).catch(() => undefined);
	return site?.addresses ?? [];
}

function countsOf(outcomes: readonly PageOutcome[]): Omit<Compared, 'moved'> {
	const pages = outcomes.filter(({ wasThere }) => wasThere);
	const differing = pages.filter(({ differences }) => differences.length > 0);
	const differences = pages.reduce((sum, page) => sum + page.differences.length, 0);
	return { pages: pages.length, differing: differing.length, differences, unknown: outcomes.length - pages.length };
}
