// Which tests prove which requirement and promise. Tests name the ids of the rows that they prove, as in `T05 a forged token opens no call`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matrixPage, withMatrix } from './permission-matrix.ts';
import type { NamedTest, SuiteReport } from './test/reporter.ts';
import { reports } from './test/run-step.ts';
import { promisesPage, requirementsPage } from './trace/pages.ts';
import { testsById } from './trace/proofs.ts';
import { variablesPage, withVariables } from './variables-page.ts';

/** Where the pages are written: build output, which nobody commits. */
const output = '.cache/traces';

/** Writes a page for the requirements and one for the promises from the reports of the last run; gives a line for each. */
export function writeTraces(): readonly string[] {
	const tests = testsById(namedTests());
	mkdirSync(output, { recursive: true });
	return [requirementsPage(tests), promisesPage(tests)].map(({ name, sum, text }) => {
		const path = join(output, `${name}.md`);
		writeFileSync(path, text);
		return `${path}: ${sum}`;
	});
}

/** The tests of the last run that name rows; each suite left a report. */
function namedTests(): readonly NamedTest[] {
	const files = existsSync(reports) ? readdirSync(reports).map((name) => join(reports, name)) : [];
	return files.flatMap((file) => {
		const report: SuiteReport = JSON.parse(readFileSync(file, 'utf8'));
		return report.namedTests;
	});
}

if (import.meta.main) {
	for (const line of writeTraces()) console.log(line);
	writeFileSync(variablesPage, withVariables(readFileSync(variablesPage, 'utf8')));
	writeFileSync(matrixPage, withMatrix(readFileSync(matrixPage, 'utf8')));
}
