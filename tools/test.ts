import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brandList } from '#brands';
import { chromiumPath, debianPrograms, swift } from './debian-programs.ts';
import { postgresUrl } from './postgres-url.ts';
import programEnvironment from './program-environment.json' with { type: 'json' };
import { type Selection, selectTests, testFiles } from './test/find-tests.ts';
import { type Outcome, summary, sumOf } from './test/outcome.ts';
import { absent, type Check, check, checkTogether, reports, suite } from './test/run-step.ts';
import { without } from './test/tags.ts';
import { writeTraces } from './trace.ts';

const help = `npm run check [-- WORD…]      types, lint and module boundaries, unused code, and the quick tests of modules, on PostgreSQL if one answers; no browser
                              with --slow, the slow tests of modules too
npm test [-- WORD…]           the same, slow tests of modules, the tests of whole sites and of conformance, and the journeys in a browser; what brands share on one brand
npm run test:ci [-- WORD…]    the same, what content stores and reads on the embedded database too, and what takes long: kills, back-ups, measurements and others
npm run test:all [-- WORD…]   all tests in their long form: every brand and page, both databases, more random cases, mutants of what changed

With words, only the tests that have one of them in the path of their file or in their name, slow ones and those in folders \`long\` too, and no
types, lint or unused code.`;

const { values, positionals: words } = parseArgs({
	allowPositionals: true,
	options: {
		form: { type: 'string', default: 'test' },
		help: { type: 'boolean', default: false },
		slow: { type: 'boolean', default: false },
	},
});
const isLong = values.form === 'all';
const takesLong = isLong || values.form === 'ci';
/** The short form renders with the production build of React, as for readers; the long form with the slower development build, which also warns. */
const form = isLong ? { TEST_FORM: 'long' } : { TEST_FORM: 'short', NODE_ENV: programEnvironment.NODE_ENV };
/** Workers take as little memory for their threads as the program does. */
const { MALLOC_ARENA_MAX } = programEnvironment;

/** `npm run check` leaves slow tests to `npm test`, if nothing asks for them. The others wait for little: two workers fill two cores. */
const quickOnly = values.form === 'check' && !values.slow && words.length === 0 ? [...without('slow'), '--maxWorkers=2'] : [];

/** A database that tests run on. `environment` is undefined for one that is not there. */
type TestDatabase = { readonly name: string; readonly environment?: Readonly<Record<string, string>> };

async function* steps(): AsyncIterable<Outcome> {
	const checked = words.length === 0 ? checkTogether(checks) : [];
	// Beside tests that measure the machine runs nothing else.
	if (takesLong) await checked;
	const [first, second] = databases();
	yield* onDatabase('tests', first, testFiles('test').filter(isInForm));
	yield* await checked;
	if (values.form === 'check') return;
	if (takesLong) yield* onDatabase('content', second, testFiles('test', contentFolders).filter(usesDatabase));
	if (isLong) yield* accountsOfBrands([second, first, first]);
	// Journeys of the long form start programs as a laptop does.
	yield* journeys(selectTests(testFiles('e2e').filter(isInForm), words), isLong ? {} : first.environment);
	if (isLong && words.length === 0)
		yield await check({ name: 'mutants of what changed', command: [process.execPath, 'tools/mutants.ts', '--check', '--minutes', '2'] });
}

/** The database of all tests, and that of the second run of content. PostgreSQL, where it answers, is the first: it takes half the processor time. */
function databases(): [TestDatabase, TestDatabase] {
	const url = postgresUrl();
	const embedded = { name: 'the embedded database', environment: {} };
	const postgres = { name: 'PostgreSQL', ...(url !== undefined && { environment: { TEST_DATABASE_URL: url } }) };
	return url === undefined ? [embedded, postgres] : [postgres, embedded];
}

const checks: readonly Check[] = [
	// Beside tests, which fill the processors: each checker of its own would look at the same types again.
	{ name: 'types', command: [process.execPath, 'node_modules/typescript/bin/tsc', '--checkers', '1'] },
	{ name: 'lint, format and module boundaries', command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'] },
	{ name: 'unused files, exports and packages', command: [process.execPath, 'node_modules/knip/bin/knip.js', '--cache'] },
];

async function* onDatabase(what: string, { name, environment }: TestDatabase, files: readonly string[]): AsyncIterable<Outcome> {
	const selections = selectTests(files, words);
	if (selections.length === 0) return;
	const title = `${what} on ${name}`;
	if (environment !== undefined) yield* suites(title, selections, { environment });
	else yield absent(title, 'no PostgreSQL answers; set TEST_POSTGRES_URL to point at one');
}

async function* journeys(selections: readonly Selection[], database: TestDatabase['environment']): AsyncIterable<Outcome> {
	if (selections.length === 0) return;
	const { nginx, haproxy, 'fonts-liberation': faces } = debianPrograms('nginx', 'haproxy', 'fonts-liberation');
	// Before the journeys start: an installation takes longer than a test may.
	const { 'default-jre-headless': java } = takesLong ? debianPrograms('default-jre-headless', ...swift) : {};
	const chromium = chromiumPath();
	const config = ['--config', 'vitest.journeys.config.ts'];
	if (chromium !== undefined) {
		const environment = { CHROMIUM: chromium, ...database };
		yield* suites(
			'journeys in a browser',
			matching(selections, (file) => !measures(file)),
			{ config, environment },
		);
		// Each has the machine to itself.
		const alone = { config: [...config, '--maxWorkers=1'], environment };
		yield* suites('journeys that measure', matching(selections, measures), alone);
	} else yield absent('journeys in a browser', 'there is no Chromium; type: sudo apt-get install --yes chromium-headless-shell');
	if (!faces)
		yield absent('journeys with the faces of a laptop', 'Liberation Sans is missing; type: sudo apt-get install --yes fonts-liberation');
	if (!nginx || !haproxy)
		yield absent('journeys behind proxies', 'nginx or haproxy is missing; type: sudo apt-get install --yes nginx haproxy');
	if (takesLong && !java) yield absent('the HTML checker', 'there is no Java; type: sudo apt-get install --yes default-jre-headless');
}

const measures = (file: string): boolean => file.includes('/measuring/');

/** The selections of the files that match. */
const matching = (selections: readonly Selection[], isIn: (file: string) => boolean): readonly Selection[] =>
	selections.map((one) => ({ ...one, files: one.files.filter(isIn) })).filter(({ files }) => files.length > 0);

type SuiteOptions = { readonly config?: readonly string[]; readonly environment?: Readonly<Record<string, string>> };

async function* suites(
	name: string,
	selections: readonly Selection[],
	{ config = [], environment = {} }: SuiteOptions = {},
): AsyncIterable<Outcome> {
	for (const { files, names } of selections) {
		const run = { files, environment: { ...form, MALLOC_ARENA_MAX, ...environment } };
		if (names === undefined) yield await suite({ ...run, name, options: [...config, ...quickOnly] });
		// Tests that the name filter excludes are not skipped tests.
		else yield { ...(await suite({ ...run, name: `${name}, by name`, options: [...config, '-t', names] })), skipped: 0 };
	}
}

/**
 * The tests of accounts on each brand except tn, on which all others run. They alternate between the databases, so that each database has
 * accounts.
 */
async function* accountsOfBrands(databases: readonly TestDatabase[]): AsyncIterable<Outcome> {
	const selections = selectTests(testFiles('test', ['src/identity', 'tests/conformance']), words);
	const others = brandList.filter(({ id }) => id !== 'tn');
	for (const [at, { id }] of others.entries()) {
		const { name, environment } = databases[at % databases.length] ?? {};
		yield* suites(`accounts of ${id} on ${name}`, selections, { environment: { ...environment, TEST_BRAND: id, TEST_FORM: 'short' } });
	}
}

/** The folders of content whose tests run on the second database too: in CI, those that write and read most tables. */
const contentFolders = isLong ? ['src/content'] : ['publish', 'purge', 'read', 'search'].map((name) => `src/content/${name}`);

function usesDatabase(file: string): boolean {
	return /\b(?:testContent|testDatabase)\(/.test(readFileSync(file, 'utf8'));
}

/**
 * Tests of whole sites and of conformance take too long for `npm run check`, like those with the tag `slow`, and tests in a folder `long` too
 * long for `npm test`. With words, they run in any form if they match.
 */
function isInForm(file: string): boolean {
	if (takesLong || words.length > 0) return true;
	if (file.includes('/long/')) return false;
	return values.form !== 'check' || !/^tests\/(?:conformance|sites)\//.test(file);
}

async function main(): Promise<void> {
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
	const outcomes: Outcome[] = [];
	for await (const outcome of steps()) outcomes.push(outcome);
	const sum = sumOf(outcomes);
	// What a few tests prove says nothing of the others.
	if (words.length === 0) for (const line of writeTraces()) console.log(line);
	if (outcomes.length > 0) console.log(summary(outcomes, sum));
	else console.error(`No test has ${words.join(' or ')} in the path of its file or in its name.`);
	process.exitCode = outcomes.length > 0 && sum.failed === 0 ? 0 : 1;
}

if (values.help) console.log(help);
else await main();
