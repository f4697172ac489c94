import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { isTooLow, type Measured, measuredOf, scoreOf } from './mutants/measured.ts';
import { writePage } from './mutants/page.ts';
import { type Part, parts } from './mutants/parts.ts';
import { runStryker, setEnvironment } from './mutants/run-stryker.ts';
import { isMeasured, type Row, readRows, sourceOf, withReasons, writeRows } from './mutants/table.ts';

const help = `npm run mutants [-- PATH…]   breaks one thing after the other in files of the product, and counts what the tests notice

Without a path: files that changed since they were measured, and new ones. With paths: the files below them, changed or not.
Writes docs/mutants and docs/mutants.md. Fails when tests kill too few mutants of a file.

--minutes N   starts no further files after N minutes; default: 30
--check       writes nothing, and ends after the minutes even if files are being measured
--page        measures nothing, and writes the page from the tables`;

const { values, positionals: paths } = parseArgs({
	allowPositionals: true,
	options: {
		minutes: { type: 'string', default: '30' },
		check: { type: 'boolean', default: false },
		page: { type: 'boolean', default: false },
		help: { type: 'boolean', default: false },
	},
});

/** The files of a part that are to be measured. */
function wanted(part: Part, rows: ReadonlyMap<string, Row>): string[] {
	if (paths.length > 0) return part.files.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
	return part.files.filter((file) => {
		const row = rows.get(file);
		return row === undefined || (isMeasured(row) && row.hash !== sourceOf(file).hash);
	});
}

async function measure({ tests, loading }: Part, files: readonly string[]): Promise<Measured[]> {
	const sources = files.map(sourceOf);
	const results = await runStryker({ files, tests, loading });
	return sources.map((source) => measuredOf(source, results));
}

/** Prints a line for the file and, if too few mutants are killed, one for each mutant that nobody has judged. */
function report(row: Measured): void {
	console.log(`${isTooLow(row) ? '✗' : '✓'} ${Math.round(100 * scoreOf([row]))} % ${row.file}`);
	if (!isTooLow(row)) return;
	for (const { line, mutator, change, kind, why } of row.survivors)
		if (why === '') console.log(`    ${kind}, line ${line}, ${mutator}: ${change}`);
}

async function main(): Promise<void> {
	setPriority(19);
	setEnvironment(process.env);
	const all = parts();
	const rows = new Map(readRows().map((row) => [row.file, row]));
	const end = Date.now() + Number(values.minutes) * 60_000;
	if (values.check) setTimeout(endUnfinished, Number(values.minutes) * 60_000).unref();
	const runs = values.page ? [] : batches(all, rows);
	if (paths.length > 0 && runs.length === 0) throw new Error(`No measured folder has ${paths.join(' or ')}; see tools/mutants/parts.ts.`);
	for (const { part, files } of runs) {
		if (Date.now() > end) {
			console.log(`— ${values.minutes} minutes are over; not measured: ${files.join(' ')}`);
			continue;
		}
		console.log(`— ${part.name}: ${files.join(' ')}`);
		for (const measured of await measure(part, files)) keep(withReasons(measured, rows.get(measured.file)), rows);
		if (!values.check) write(all, rows);
	}
	if (!values.check) write(all, rows);
}

/** Ends a check when its time is over; the unfinished measurement does not count. */
function endUnfinished(): void {
	console.log(`— ${values.minutes} minutes are over; the rest is not measured`);
	process.exit();
}

/** Files that are measured in one run, which takes minutes. */
function batches(all: readonly Part[], rows: ReadonlyMap<string, Row>) {
	return all.flatMap((part) => {
		const files = wanted(part, rows);
		return Array.from({ length: Math.ceil(files.length / 8) }, (_, at) => ({ part, files: files.slice(8 * at, 8 * at + 8) }));
	});
}

function keep(row: Measured, rows: Map<string, Row>): void {
	rows.set(row.file, row);
	report(row);
	if (isTooLow(row)) process.exitCode = 1;
}

/** Writes a row for each file that is there. */
function write(all: readonly Part[], rows: ReadonlyMap<string, Row>): void {
	const now = all.flatMap(({ files }) => files).map((file): Row => rows.get(file) ?? { file, hash: '-' });
	writeRows(now);
	writePage(now);
}

if (values.help) console.log(help);
else await main();
