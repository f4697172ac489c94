import { type ChildProcess, fork } from 'node:child_process';
import * as v from 'valibot';
import { type Answer, answer, type Job } from './jobs.ts';

/** The process that had an image died, or was ended for taking too long. */
export class ImageWorkerLost extends Error {
	override readonly name = 'ImageWorkerLost';
}

/**
 * Pictures are large, short-lived blocks from several threads, which glibc keeps for each thread unless told: a worker grew
 * to 260 MB where it now stays below 150. Other allocators read none of these.
 */
const MEMORY_HABITS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '8388608' };

/** Megabytes of heap; the bytes of pictures lie outside, and the nearer the limit the sooner those that are done with go. */
const HEAP_MB = 64;

/** One image worker; does one job at a time, and none after it was lost. */
export class ImageWorkerProcess {
	readonly #child: ChildProcess;
	readonly #timeLimitMs: number;

	constructor(timeLimitMs: number) {
		this.#timeLimitMs = timeLimitMs;
		// None of the server's environment: it holds secrets, and a decoder needs nothing. Nor its flags.
		this.#child = fork(workerAddress(), { serialization: 'advanced', env: MEMORY_HABITS, execArgv: [`--max-old-space-size=${HEAP_MB}`] });
		// Told by the end of the process as well.
		this.#child.on('error', () => {});
	}

	get isAlive(): boolean {
		return this.#child.connected;
	}

	async run(job: Job): Promise<Answer> {
		const { promise, resolve, reject } = Promise.withResolvers<Answer>();
		const hear = (message: unknown) => resolve(v.parse(answer, message));
		const lose = () => reject(new ImageWorkerLost(`an image worker was lost at ${job.kind}`));
		const limit = setTimeout(() => this.end(), this.#timeLimitMs);
		this.#child.once('message', hear).once('disconnect', lose);
		if (this.#child.connected) this.#child.send(job, (error) => error && lose());
		else lose();
		return promise.finally(() => {
			clearTimeout(limit);
			this.#child.off('message', hear).off('disconnect', lose);
		});
	}

	/** At once; it has nothing to save. */
	end(): void {
		this.#child.kill('SIGKILL');
	}
}

/** Beside this file when it runs from source; the build puts `image-worker.js` beside the bundle. */
function workerAddress(): URL {
	const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
	return new URL(`./image-worker.${extension}`, import.meta.url);
}
