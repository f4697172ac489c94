import { type ChildProcess, fork } from 'node:child_process';
import * as v from 'valibot';
import { type Job, type JobResult, jobResult } from './jobs.ts';

/** The worker process died during a job, or was killed because the job took too long. */
export class ImageWorkerLost extends Error {
	override readonly name = 'ImageWorkerLost';
}

/**
 * Settings of glibc's allocator. Images are large, short-lived blocks from several threads, and by default glibc keeps freed memory
 * for each thread: a worker grew to 260 MB and now stays below 150. Other allocators ignore these variables.
 */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '8388608' };

/** JavaScript heap in MB. Image data is outside the heap, and a low limit makes the garbage collector free it sooner. */
const HEAP_MB = 64;

/** One image worker process. It does one job at a time, and none after it was lost. */
export class ImageWorkerProcess {
	readonly #child: ChildProcess;
	readonly #timeLimitMs: number;

	constructor(timeLimitMs: number) {
		this.#timeLimitMs = timeLimitMs;
		// Without the environment and flags of the server: the environment holds secrets, and a decoder needs nothing.
		this.#child = fork(workerAddress(), { serialization: 'advanced', env: MALLOC_SETTINGS, execArgv: [`--max-old-space-size=${HEAP_MB}`] });
		// The 'disconnect' event reports the loss as well.
		this.#child.on('error', () => {});
	}

	get isAlive(): boolean {
		return this.#child.connected;
	}

	async run(job: Job): Promise<JobResult> {
		const { promise, resolve, reject } = Promise.withResolvers<JobResult>();
		const onMessage = (message: unknown) => resolve(v.parse(jobResult, message));
		const onLost = () => reject(new ImageWorkerLost(`an image worker was lost at ${job.kind}`));
		const timeout = setTimeout(() => this.end(), this.#timeLimitMs);
		this.#child.once('message', onMessage).once('disconnect', onLost);
		if (this.#child.connected) this.#child.send(job, (error) => error && onLost());
		else onLost();
		return promise.finally(() => {
			clearTimeout(timeout);
			this.#child.off('message', onMessage).off('disconnect', onLost);
		});
	}

	/** Kills the process; it has nothing to save. */
	end(): void {
		this.#child.kill('SIGKILL');
	}
}

/** The worker lies beside this file in the source, and beside the bundle as `image-worker.js` after a build. */
function workerAddress(): URL {
	const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
	return new URL(`./image-worker.${extension}`, import.meta.url);
}
