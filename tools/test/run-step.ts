import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type Outcome, outcomeOfCheck } from './outcome.ts';
import type { SuiteReport } from './reporter.ts';

/** Where suites leave their reports. */
export const reports = '.cache/reports';

/** A command that passes or fails as one. */
export type Check = { readonly name: string; readonly command: readonly [program: string, ...args: string[]] };

/** Runs a check. */
export async function check({ name, command }: Check): Promise<Outcome> {
	const { seconds, status } = await run(name, command);
	return outcomeOfCheck(name, status === 0, seconds);
}

/** Runs checks at the same time. What each printed appears when it has ended. */
export function checkTogether(checks: readonly Check[]): Promise<readonly Outcome[]> {
	return Promise.all(checks.map(checkQuietly));
}

function checkQuietly({ name, command: [program, ...args] }: Check): Promise<Outcome> {
	const start = Date.now();
	return new Promise((resolve) => {
		execFile(program, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
			console.log(`\n— ${name}\n${stdout}${stderr}`.trimEnd());
			resolve(outcomeOfCheck(name, error === null, secondsSince(start)));
		});
	});
}

/** Test files, and how Vitest runs them. */
export type Suite = {
	readonly name: string;
	readonly files: readonly string[];
	readonly options: readonly string[];
	readonly environment: Readonly<Record<string, string>>;
};

/** Runs Vitest and counts test by test. A run that ends badly without a failed test counts as one failure, and so does each file that did not run. */
export async function suite({ name, files, options, environment }: Suite): Promise<Outcome> {
	const path = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
	const vitest = [
		'node_modules/vitest/vitest.mjs',
		'run',
		...options,
		...files,
		'--reporter=default',
		'--reporter=./tools/test/reporter.ts',
	];
	const { seconds, status } = await run(name, [process.execPath, ...vitest], { ...environment, TEST_REPORT: path });
	if (!existsSync(path)) return { ...outcomeOfCheck(name, false, seconds), failures: [`${name}: Vitest left no report`] };
	const report: SuiteReport = JSON.parse(readFileSync(path, 'utf8'));
	const failures = [...report.failures, ...passedOver(files, report)];
	return { name, seconds, ...report, failures, failed: status === 0 ? failures.length : Math.max(1, failures.length) };
}

/** Vitest says nothing of a file that its configuration does not include. */
const passedOver = (files: readonly string[], { files: ran }: SuiteReport): readonly string[] => {
	const names = new Set(ran.map(({ name }) => name));
	return files.filter((file) => !names.has(file)).map((file) => `${file}: not run, since the configuration of Vitest does not include it`);
};

/** Reports that a step cannot run here. It fails where nothing may be left out (CI=true). */
export function absent(name: string, reason: string): Outcome {
	console.log(`\n— ${name}: NOT RUN, ${reason}`);
	return { name, passed: 0, failed: process.env.CI === 'true' ? 1 : 0, skipped: 1, seconds: 0, failures: [], retried: [] };
}

async function run(name: string, [command = '', ...args]: readonly string[], environment: Readonly<Record<string, string>> = {}) {
	console.log(`\n— ${name}`);
	const start = Date.now();
	const [status] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }), 'close');
	return { status, seconds: secondsSince(start) };
}

const secondsSince = (start: number): number => (Date.now() - start) / 1000;
