import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childProgram } from '../../tests/support/programs/child-program.ts';
import { lockDataDir } from './data-lock.ts';

let dataDir = '';
const file = () => join(dataDir, 'kiosco.lock');
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'data-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Takes the lock as the server does, says so, and holds it until it is ended. */
const server = (port: number) =>
	childProgram(`
		import { lockDataDir } from '${new URL('./data-lock.ts', import.meta.url)}';
		try {
			const lock = await lockDataDir(${JSON.stringify(dataDir)}, ${port});
			const stayAlive = setInterval(() => {}, 60_000);
			process.on('SIGTERM', () => lock.release().then(() => clearInterval(stayAlive)));
			console.log('locked');
		} catch (error) { console.log(error.message); process.exitCode = 1; }`);

describe('the lock of the data directory', () => {
	it('X15 a second process refuses to start and names the holder; the lock of a killed process is replaced', async () => {
		const first = server(4001);
		await first.prints('locked');

		const second = server(4002);
		expect(await second.ended).toBe(1);
		expect(second.printed()).toContain(`in use by process ${first.process.pid} on port 4001`);

		first.process.kill('SIGKILL');
		await first.ended;
		const third = server(4003);
		await third.prints('locked');
		third.process.kill('SIGTERM');
		expect(await third.ended).toBe(0);
		expect(existsSync(file())).toBe(false);
	});

	it('X15 of several processes that replace the same dead lock at once, one gets it', async () => {
		await writeFile(file(), JSON.stringify({ pid: 2 ** 22 + 1, birth: 'gone', since: '2026-01-01T00:00:00Z' }));
		const takers = await Promise.allSettled([4001, 4002, 4003].map((port) => lockDataDir(dataDir, port)));
		const winners = takers.filter(({ status }) => status === 'fulfilled');
		expect(winners).toHaveLength(1);
		for (const taker of takers) if (taker.status === 'fulfilled') await taker.value.release();
	});

	it('a process cannot take it twice, and can release it', async () => {
		const lock = await lockDataDir(dataDir, 4000);
		await expect(lockDataDir(dataDir, 4000)).rejects.toThrow(`process ${process.pid}`);
		await lock.release();
		await (await lockDataDir(dataDir, 4000)).release();
	});

	it('a process that has the pid of a dead holder does not count as the holder', async () => {
		await writeFile(file(), JSON.stringify({ pid: process.pid, birth: 'another boot/1', since: '2026-01-01T00:00:00Z' }));
		const lock = await lockDataDir(dataDir, 4000);
		expect(await readFile(file(), 'utf8')).not.toContain('another boot');
		await lock.release();
	});

	it('an incomplete lock file is replaced', async () => {
		await writeFile(file(), '{"pid":');
		await (await lockDataDir(dataDir, 4000)).release();
	});
});
