import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childProgram } from '../../../tests/support/programs/child-program.ts';
import { lockDataDir } from './data-lock.ts';

let dataDir = '';
const file = () => join(dataDir, 'kiosco.lock');
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'data-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A process that takes the lock as the server does, prints that, and holds the lock until it is ended. */
const server = (port: number, within: readonly string[] = []) =>
	childProgram(
		`
		import { lockDataDir } from '${new URL('./data-lock.ts', import.meta.url)}';
		try {
			const lock = await lockDataDir(${JSON.stringify(dataDir)}, ${port});
			const stayAlive = setInterval(() => {}, 60_000);
			process.on('SIGTERM', () => lock.release().then(() => clearInterval(stayAlive)));
			console.log('locked');
		} catch (error) { console.log(error.message); process.exitCode = 1; }`,
		{},
		within,
	);

/** Runs a command where it is the first process, as in a container, and sees no process of the test. */
const ownProcesses = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [unshare = '', ...unshareArguments] = ownProcesses;
const hasNamespaces = spawnSync(unshare, [...unshareArguments, 'true']).status === 0;

describe('the lock of the data directory', () => {
	it('X15 a second process refuses to start and names the holder; the lock of a killed process is replaced', { tags: 'slow' }, async () => {
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

	it.runIf(hasNamespaces)('X15 is seen by a process of another container, and ends with its holder there', async () => {
		const first = server(4001, ownProcesses);
		await first.prints('locked');
		const second = server(4002, ownProcesses);
		expect(await second.ended).toBe(1);
		expect(second.printed()).toContain('in use by process 1 on port 4001');
		await expect(lockDataDir(dataDir, 4003)).rejects.toThrow('on port 4001');
		first.process.kill('SIGKILL');
		await first.ended;
		const third = server(4004, ownProcesses);
		await third.prints('locked');
	});

	it('X15 of several processes that replace the same dead lock at once, one gets it', { tags: 'slow' }, async () => {
		const dead = server(4000);
		await dead.prints('locked');
		dead.process.kill('SIGKILL');
		await dead.ended;
		expect(existsSync(file())).toBe(true);
		const takers = [4001, 4002, 4003, 4004].map((port) => server(port));
		const outcomeOf = (taker: ReturnType<typeof server>) =>
			taker.prints('locked').then(
				() => 'locked',
				() => taker.ended,
			);
		const outcomes = await Promise.all(takers.map(outcomeOf));
		expect(outcomes.toSorted()).toEqual([1, 1, 1, 'locked']);
	});

	it('a process cannot take it twice, and can release it', async () => {
		const lock = await lockDataDir(dataDir, 4000);
		await expect(lockDataDir(dataDir, 4000)).rejects.toThrow(`process ${process.pid}`);
		await lock.release();
		await (await lockDataDir(dataDir, 4000)).release();
	});
});
