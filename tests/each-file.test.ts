import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

const report = v.object({
	testResults: v.array(
		v.object({
			name: v.string(),
			status: v.string(),
			message: v.string(),
			assertionResults: v.array(v.object({ title: v.string(), status: v.string(), failureMessages: v.array(v.string()) })),
		}),
	),
});

/** How the test runner ends for the fixtures, which do what no test may. */
async function runFixtures() {
	const config = 'tests/support/each-file/fixtures/vitest.config.ts';
	const file = join(await mkdtemp(join(tmpdir(), 'kiosco-fixtures-')), 'report.json');
	const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--reporter=json', `--outputFile.json=${file}`, '--silent'];
	await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({ code: 1 });
	return v.parse(report, JSON.parse(await readFile(file, 'utf8')));
}

describe('each file of tests', () => {
	let files: v.InferOutput<typeof report>['testResults'] = [];
	const fileOf = (name: string) => files.find((file) => file.name.endsWith(`/${name}.fixture.ts`));
	beforeAll(async () => {
		files = (await runFixtures()).testResults;
	});

	it('fails a test that prints, and tells what it printed', () => {
		const results = fileOf('prints')?.assertionResults.map(({ title, status, failureMessages: [message = ''] }) => [
			title,
			status,
			/printed:\n.*?(one|two|three|four)/s.exec(message)?.[1],
		]);
		expect(results).toEqual([
			['writes to the console', 'failed', 'one'],
			['writes an error to the console', 'failed', 'two'],
			['writes to standard output', 'failed', 'three'],
			['causes a warning of Node', 'failed', 'four'],
			['is quiet', 'passed', undefined],
		]);
	});

	it('fails as a whole when it prints while it is loaded', () => {
		expect(fileOf('prints-when-loaded')).toMatchObject({ status: 'failed' });
	});

	it('fails, by its name, when it leaves more on the heap of its worker than it may', () => {
		expect(fileOf('grows')).toMatchObject({
			status: 'failed',
			message: expect.stringMatching(/grows\.fixture\.ts leaves \d{3} MB on the heap/),
		});
	});
});
