import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './outcome.ts';
import type { SuiteReport } from './reporter.ts';

/** Where suites leave their reports. */
export const reports = '.cache/reports';

/** Runs a command that passes or fails as one. */
export function check(name: string, command: string, args: readonly string[]): Outcome {
	const { seconds, status } = run(name, [command, ...args]);
	return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, seconds, retried: [] };
}

/** Runs Vitest and counts test by test. A run that ends badly without a failed test counts as one failure. */
export function suite(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Outcome {
	const path = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
	const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=default', '--reporter=./tools/test/reporter.ts'];
	const { seconds, status } = run(name, [process.execPath, ...vitest], { ...environment, TEST_REPORT: path });
	const report: SuiteReport = existsSync(path)
		? JSON.parse(readFileSync(path, 'utf8'))
		: { passed: 0, failed: 0, skipped: 0, retried: [], files: [], passedTests: [] };
	return { name, seconds, ...report, failed: status !== 0 && report.failed === 0 ? 1 : report.failed };
}

/** Says that a step cannot run here; it fails where nothing may be left out (CI=true). */
export function absent(name: string, reason: string): Outcome {
	console.log(`\n— ${name}: NOT RUN, ${reason}`);
	return { name, passed: 0, failed: process.env.CI === 'true' ? 1 : 0, skipped: 1, seconds: 0, retried: [] };
}

function run(name: string, [command = '', ...args]: readonly string[], environment: Readonly<Record<string, string>> = {}) {
	console.log(`\n— ${name}`);
	const start = Date.now();
	const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
	return { status, seconds: (Date.now() - start) / 1000 };
}
