import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../tests/support/silent-log.ts';
import { JobRunner } from './job-runner.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A runner with one job of every second, and how often that began. */
function runner(work: () => Promise<unknown> = async () => undefined) {
	const log = silentLog();
	const begun = { count: 0 };
	const run = () => {
		begun.count += 1;
		return work();
	};
	return { jobs: new JobRunner([{ does: 'counts', everySeconds: 1, run }], log), begun, log };
}

describe('a job', () => {
	it('runs at the start, at its interval, and no more after the runner is closed', async () => {
		const { jobs, begun } = runner();
		jobs.start();
		expect(begun.count).toBe(1);
		await vi.advanceTimersByTimeAsync(3_000);
		expect(begun.count).toBe(4);
		await jobs.close();
		await vi.advanceTimersByTimeAsync(3_000);
		expect(begun.count).toBe(4);
	});

	it('is not started again while it runs, and is waited for when the runner is closed', async () => {
		const work = Promise.withResolvers<void>();
		const { jobs, begun } = runner(() => work.promise);
		jobs.start();
		await vi.advanceTimersByTimeAsync(3_000);
		expect(begun.count).toBe(1);
		let isClosed = false;
		const closed = jobs.close().then(() => {
			isClosed = true;
		});
		await vi.advanceTimersByTimeAsync(0);
		expect(isClosed).toBe(false);
		work.resolve();
		await closed;
	});

	it('that fails is logged by its name, and runs again', async () => {
		const { jobs, begun, log } = runner(() => Promise.reject(new Error('no database')));
		jobs.start();
		await vi.advanceTimersByTimeAsync(1_000);
		await jobs.close();
		expect(begun.count).toBe(2);
		const entry = { level: 'warn', event: 'a job failed and will run again', fields: { error: new Error('no database'), job: 'counts' } };
		expect(log.told).toEqual([entry, entry]);
	});

	it('can be run at once', async () => {
		const { jobs, begun } = runner();
		await jobs.runAll();
		expect(begun.count).toBe(1);
	});
});
