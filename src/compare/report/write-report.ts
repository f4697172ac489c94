import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvCell } from '#platform/import-report';
import { asNamed, type OneSite } from '../addresses/one-site.ts';
import { differenceKinds } from '../differences/difference.ts';
import type { MovedPage } from '../find-moved.ts';
import type { PageOutcome } from '../page-outcome.ts';
import { groupDifferences, type PageDifference } from './group-differences.ts';
import { reportPage } from './report-page.tsx';

export type ReportSource = {
	/** The two sites as the operator named them. */
	readonly old: string;
	readonly fresh: string;
	readonly outcomes: readonly PageOutcome[];
	readonly moved: readonly MovedPage[];
	readonly site: OneSite;
};

const columns = ['severity', 'difference', 'template', 'old_address', 'new_address', 'old', 'new', 'what_to_do'] as const;

/**
 * Writes the page, and the list of differences as a table for spreadsheets and as NDJSON: one row for each difference, the most severe
 * first.
 */
export async function writeReport(folder: string, source: ReportSource): Promise<void> {
	const compared = source.outcomes.filter(({ wasThere }) => wasThere);
	const groups = groupDifferences(compared);
	const rows = groups.flatMap(({ template, differences }) => differences.map((difference) => rowOf(difference, template, source.site)));
	await writeFile(join(folder, 'report.html'), reportPage({ ...source, groups, compared, at: new Date() }));
	await writeLines(
		join(folder, 'differences.ndjson'),
		rows.map((row) => JSON.stringify(row)),
	);
	const cells = rows.map((row) => columns.map((column) => csvCell(row[column])).join(','));
	await writeLines(join(folder, 'differences.csv'), [`\uFEFF${columns.join(',')}\r`, ...cells.map((line) => `${line}\r`)]);
}

type Row = Readonly<Record<(typeof columns)[number], string>>;

function rowOf(difference: PageDifference, template: string, site: OneSite): Row {
	const { severity, title, advice } = differenceKinds[difference.kind];
	return {
		...{ severity, difference: title, template, old_address: asNamed(difference.address), new_address: site.onNew(difference.address) },
		...{ old: difference.old, new: difference.new, what_to_do: advice.replaceAll('`', '') },
	};
}

const writeLines = (path: string, lines: readonly string[]): Promise<void> =>
	pipeline(Readable.from(lines.map((line) => `${line}\n`)), createWriteStream(path));
