import { expect, it } from 'vitest';
import { CoalescedTask } from './coalesced-task.ts';

/** A task whose runs end when the test says so. */
function heldTask() {
	const runs: PromiseWithResolvers<void>[] = [];
	const task = new CoalescedTask(() => {
		const run = Promise.withResolvers<void>();
		runs.push(run);
		return run.promise;
	});
	return { task, runs };
}

it('a task that is asked for during a run runs once more, however often it was asked for', async () => {
	const { task, runs } = heldTask();
	const first = task.run();
	const others = [task.run(), task.run()];
	expect(runs).toHaveLength(1);
	runs[0]?.resolve();
	await expect.poll(() => runs.length).toBe(2);
	runs[1]?.resolve();
	await Promise.all([first, ...others]);
	expect(runs).toHaveLength(2);
});

it('a task that was rejected runs again when it is asked for again', async () => {
	const { task, runs } = heldTask();
	const first = task.run();
	runs[0]?.reject(new Error('no'));
	await expect(first).rejects.toThrow('no');
	const second = task.run();
	runs[1]?.resolve();
	await second;
});

it('a task that is closed ends its run and begins none', async () => {
	const { task, runs } = heldTask();
	const running = [task.run(), task.run()];
	const closed = task.close();
	runs[0]?.resolve();
	await Promise.all([closed, ...running, task.run()]);
	expect([runs.length, task.isClosed]).toEqual([1, true]);
});
