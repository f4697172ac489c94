import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuSeconds } from '../../bench/usage.ts';
import { demoStories } from '../support/demo-stories.ts';
import { type LoadOptions, loadOn } from '../support/load.ts';
import { type Answer, type Program, startProgram } from '../support/program.ts';

let dataDir: string;
let program: Program;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'kiosco-load-'));
	program = await startProgram({ dataDir });
});
afterAll(async () => {
	await program?.stop();
	if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

async function loadFor(seconds: number, paths: readonly string[], options: LoadOptions) {
	const load = loadOn([program], paths, options);
	await sleep(seconds * 1000);
	return load.end();
}

describe('readers at once', () => {
	it('L01 get a page that is kept at over 1,500 a second, without one error', async () => {
		await program.get('tn', '/politica/');
		const { statuses, faults, perSecond } = await loadFor(5, ['/politica/'], { pauseMs: 0 });
		expect(faults).toEqual([]);
		expect([...statuses.keys()]).toEqual([200]);
		expect(perSecond).toBeGreaterThan(1_500);
	});
});

describe('readers of a program that keeps no page', () => {
	beforeAll(async () => {
		await program.stop();
		program = await startProgram({ dataDir, environment: { PAGE_CACHE_BYTES: '1', LOG_LEVEL: 'debug' } });
	});

	/** Pages made so far, by the log, and the seconds that the program computed. */
	const work = () => ({ made: program.output().split('"page made"').length - 1, seconds: cpuSeconds(program.pid) ?? 0 });

	/** Time on the processor: that of the wall, with the 95 of 100 within 300 ms, is in docs/performance.md. */
	it('L02 get over 30 stories a second from each core', async () => {
		const stories = (await demoStories('tn', program.get)).map(({ path }) => path);
		await loadFor(2, stories, { pauseMs: 0 });
		const before = work();
		const { statuses, faults } = await loadFor(5, stories, { pauseMs: 0 });
		const after = work();
		expect(faults).toEqual([]);
		expect([...statuses.keys()]).toEqual([200]);
		expect(after.made - before.made).toBeGreaterThan(10);
		expect((after.made - before.made) / (after.seconds - before.seconds)).toBeGreaterThan(30);
	});

	it('L08 O04 beyond what it can make get a page of their brand with 503, prepared, and programs the envelope', async () => {
		const paths = Array.from({ length: 400 }, (_none, index) => `/nada-${index}/`);
		const ask = (accept: string) => Promise.all(paths.map((path) => program.get('tn', path, { accept })));
		const refusedOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 503);
		const pages = refusedOf(await ask('text/html'));
		expect(pages.length).toBeGreaterThan(0);
		for (const { headers, body } of pages) {
			expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
			expect(body).toContain('<html lang="es-AR" data-brand="tn">');
			expect(Buffer.byteLength(body)).toBeLessThanOrEqual(10_000);
		}
		const [envelope] = refusedOf(await ask('application/json'));
		expect(JSON.parse(envelope?.body ?? '')).toMatchObject({ code: 'unavailable', httpStatus: 503, error: true });
	});
});
