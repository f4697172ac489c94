import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { debianPrograms } from './debian-programs.ts';
import { postgresUrl } from './postgres-url.ts';
import { writeTraces } from './trace.ts';

type Outcome = {
	readonly name: string;
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	readonly seconds: number;
};

const fast = process.argv.includes('--fast');
const reports = '.cache/reports';

/** A command that passes or fails as one. */
function check(name: string, command: string, args: readonly string[]): Outcome {
	const { seconds, status } = runStep(name, command, args);
	return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, seconds };
}

/** A run of Vitest, counted test by test. A run that ends badly without a failed test counts as one. */
function suite(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Outcome {
	const report = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
	const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	const { seconds, status } = runStep(name, process.execPath, vitest, environment);
	const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
	const failed = counts.numFailedTests ?? 0;
	return {
		name,
		seconds,
		passed: counts.numPassedTests ?? 0,
		failed: status !== 0 && failed === 0 ? 1 : failed,
		skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
	};
}

function runStep(name: string, command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
	console.log(`\n— ${name}`);
	const start = Date.now();
	const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
	return { status, seconds: (Date.now() - start) / 1000 };
}

function* steps(): Iterable<Outcome> {
	yield check('types', process.execPath, ['node_modules/typescript/bin/tsc']);
	yield check('lint, format and walls', 'node_modules/.bin/biome', ['check', '--error-on-warnings', '.']);
	yield check('unused files, exports and packages', process.execPath, ['node_modules/knip/bin/knip.js', '--cache']);
	yield suite('tests on the embedded database', []);
	const postgres = postgresUrl();
	if (postgres !== undefined) yield suite('content on PostgreSQL', ['src/content'], { TEST_DATABASE_URL: postgres });
	else yield absent('content on PostgreSQL', 'no PostgreSQL answers; set TEST_POSTGRES_URL to point at one');
	if (fast) return;
	const { 'chromium-headless-shell': shell, nginx, haproxy } = debianPrograms('chromium-headless-shell', 'nginx', 'haproxy');
	// A new reader costs the shell a third of what she costs the whole browser, which will do too.
	const chromium = shell ?? debianPrograms('chromium').chromium;
	if (chromium !== undefined) yield suite('journeys in a browser', ['--config', 'vitest.journeys.config.ts'], { CHROMIUM: chromium });
	else yield absent('journeys in a browser', 'there is no Chromium; type: sudo apt-get install --yes chromium-headless-shell');
	if (!nginx || !haproxy)
		yield absent('journeys behind proxies', 'nginx or haproxy is missing; type: sudo apt-get install --yes nginx haproxy');
}

// What cannot run here is said aloud, and fails where nothing may be left out.
function absent(name: string, reason: string): Outcome {
	console.log(`\n— ${name}: NOT RUN, ${reason}`);
	const mustRun = process.env.CI === 'true';
	return { name, passed: 0, failed: mustRun ? 1 : 0, skipped: 1, seconds: 0 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const line of writeTraces()) console.log(line);
const outcomes = [...steps()];
const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log('');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
	console.log(
		`${failed > 0 ? '✗' : '✓'} ${name.padEnd(40)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`,
	);
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
