import { writeFileSync } from 'node:fs';
import { lowest, scoreOf } from './measured.ts';
import { isIn, parts } from './parts.ts';
import { isMeasured, type Row } from './table.ts';

export const pagePath = 'docs/mutants.md';

/** The page with the score of each folder that the tables have files of. */
export function pageOf(rows: readonly Row[]): string {
	const lines = parts().flatMap((part) => {
		const own = rows.filter(({ file }) => isIn(part, file));
		return own.length === 0 ? [] : [lineOf(`\`${part.name}\``, own)];
	});
	return `${introduction}\n${tableHead}\n${[...lines, lineOf('all', rows)].join('\n')}\n${explanation}`;
}

export const writePage = (rows: readonly Row[]): void => writeFileSync(pagePath, pageOf(rows));

function lineOf(name: string, rows: readonly Row[]): string {
	const measured = rows.filter(isMeasured);
	const sum = (key: 'killed' | 'survived' | 'uncovered' | 'broken' | 'loading') => measured.reduce((total, row) => total + row[key], 0);
	const excused = measured.flatMap(({ survivors }) => survivors).filter(({ why }) => why !== '').length;
	const score = measured.length === 0 ? 'not measured' : `${(100 * scoreOf(measured)).toFixed(1)} %`;
	const counts = [sum('killed'), sum('survived'), sum('uncovered'), excused, sum('broken'), sum('loading')];
	return `| ${[name, `${measured.length} of ${rows.length}`, score, ...counts].join(' | ')} |`;
}

const tableHead = `| folder | files measured | score | killed | survived | uncovered | of these excused | broken | loading |
|---|---|---|---|---|---|---|---|---|`;

const introduction = `# What the tests notice

A mutant is a copy of the product with one small mistake: a condition turned round, a call left out, a text emptied. A test that fails kills it. A mutant that
survives shows a line that no test checks. This page is written by \`npm run mutants\`, which also writes the tables that it sums up:
[what was measured of each file](mutants/measured.tsv) and [each mutant that no test noticed](mutants/survivors.tsv).
`;

const explanation = `
- **score**: killed, of killed, survived and uncovered. The goal is ${100 * lowest} % in each folder.
- **survived**: the tests passed. **uncovered**: no test ran the line.
- **excused**: survived or uncovered, and the table says why no test is needed. They count against the score all the same.
- **broken**: ran out of time, or broke the run outside of a test. They count neither way, so that a busy machine earns no points.
- **loading**: in code that runs while its file is loaded, such as tables, and not tried, since each takes a new thread and all tests of the folder. They count neither way.
- Mutants run against the tests of their folder, listed in \`tools/mutants/parts.ts\`, on the embedded database. Tests elsewhere, such as journeys, may kill more.
- Scripts of pages, such as islands, are not measured: they run in a browser, where journeys try them.
- All of Stryker's mutations are made.
- A file with \`-\` for its digest was never measured. \`npm run test:all\` measures files that changed since they were measured, and new ones.
`;
