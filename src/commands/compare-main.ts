// `npm run compare -- --old PLACE --new ORIGIN`: what the new site answers for the addresses of the old one.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Compared, compareSites } from '#compare';
import { redirectDocument } from '#content';
import type { Config } from '#platform/config';
import { type CompareArguments, compareUsage, readCompareArguments } from './compare-arguments.ts';
import { createProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

/** The exit codes of `diff`. */
const exitCodes = { equal: 0, different: 1, trouble: 2 } as const;

async function compare(args: CompareArguments, config: Config): Promise<number> {
	const out = args.out ?? join(config.dataDir, 'compare');
	const progress = createProgress(process.stderr);
	const { old, new: fresh, 'old-origin': oldOrigin, rate, sample, limit } = args;
	const compared = await compareSites({ old, fresh, oldOrigin, rate, sample, limit, out, progress: progress.show });
	progress.end();
	await writeRedirects(out, compared);
	process.stdout.write(summaryOf(compared, out));
	if (compared.pages === 0) return exitCodes.trouble;
	return compared.differences === 0 ? exitCodes.equal : exitCodes.different;
}

/** Writes the redirects as documents that `npm run import` takes, in place of those of an earlier run. */
async function writeRedirects(out: string, { moved }: Compared): Promise<void> {
	const path = join(out, 'redirects.ndjson');
	const lines = moved.map(({ from, to }) => `${JSON.stringify(redirectDocument(from, to))}\n`);
	await (lines.length > 0 ? writeFile(path, lines.join('')) : rm(path, { force: true }));
}

function summaryOf({ pages, differing, differences, unknown, moved }: Compared, out: string): string {
	return [
		`${counted(pages, 'page', 'pages')} compared: ${pages - differing} equal, ${differing} with ${counted(differences, 'difference', 'differences')}`,
		...(unknown > 0 ? [`${counted(unknown, 'address has', 'addresses have')} no page on the old site: left out`] : []),
		...(moved.length > 0
			? [`${counted(moved.length, 'missing page is', 'missing pages are')} at another address: ${join(out, 'redirects.ndjson')}`]
			: []),
		`The report is in ${join(out, 'report.html')}, the list for fixing in ${join(out, 'differences.csv')}`,
	]
		.map((line) => `${line}\n`)
		.join('');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

await runCommand({
	usage: compareUsage,
	readArguments: readCompareArguments,
	run: async (args, config) => {
		try {
			return await compare(args, config);
		} catch (error) {
			process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
			return exitCodes.trouble;
		}
	},
});
