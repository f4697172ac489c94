import PQueue from 'p-queue';
import type { Log } from '#platform/log';
import { refuse } from '../refusals.ts';
import { ImageWorkerLost, ImageWorkerProcess } from './image-worker-process.ts';
import type { Job, JobResult, RenditionJob, SquareJob } from './jobs.ts';

/** Images processed at the same time (I06). */
const AT_ONCE = 2;

/** Renditions that may wait (I06). */
const MAX_QUEUE = 50;

/** Avatars that may wait. One at a time is made, so that readers who send pictures do not stop the images of pages. */
const MAX_AVATARS = 10;

/** Time limit of a job in ms. No image within the size limits takes this long, even on a busy machine. */
const TIME_LIMIT_MS = 20_000;

/** A pool of processes that decode and encode images. They start when first needed, and again when one is lost (I08). */
export class ImageWorkers {
	readonly #log: Log;
	readonly #queue = new PQueue({ concurrency: AT_ONCE });
	readonly #avatars = new PQueue({ concurrency: 1 });
	readonly #free: ImageWorkerProcess[] = [];
	readonly #all = new Set<ImageWorkerProcess>();
	#isClosed = false;

	constructor(log: Log) {
		this.#log = log;
	}

	/** Prepares an image that was sent in. It goes before renditions, and is never refused. One that `isForeign` may be AVIF or GIF. */
	async prepare(bytes: Uint8Array, isForeign = false): Promise<JobResult> {
		return this.#queue.add(() => this.#runNow({ kind: 'prepare', bytes, isForeign }), { priority: 1 });
	}

	/** Makes a rendition, a share card or a drawing. Refuses with MEDIA_BUSY when too many wait. `job` is called only when a worker is free, so that waiting jobs hold no bytes. */
	async render(job: () => Promise<RenditionJob>): Promise<JobResult> {
		if (this.#queue.size >= MAX_QUEUE) refuse('MEDIA_BUSY');
		return this.#queue.add(async () => this.#runNow(await job()));
	}

	/** Makes a square for an avatar. Refuses with MEDIA_BUSY when too many avatars wait. */
	async square(job: SquareJob): Promise<JobResult> {
		if (this.#avatars.size >= MAX_AVATARS) refuse('MEDIA_BUSY');
		return this.#avatars.add(() => this.#queue.add(() => this.#runNow(job)));
	}

	/** Jobs that run or wait. */
	get waiting(): number {
		return this.#queue.size + this.#queue.pending + this.#avatars.size;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const worker of this.#all) worker.end();
		await this.#avatars.onIdle();
		await this.#queue.onIdle();
	}

	async #runNow(job: Job): Promise<JobResult> {
		if (this.#isClosed) throw new ImageWorkerLost('the image workers are closed');
		const worker = this.#take();
		try {
			return await worker.run(job);
		} catch (error) {
			this.#log.warn({ job: job.kind }, 'an image worker was lost and will be replaced');
			throw error;
		} finally {
			this.#release(worker);
		}
	}

	/** Takes an idle worker that is alive, or starts one. */
	#take(): ImageWorkerProcess {
		for (let worker = this.#free.pop(); worker; worker = this.#free.pop()) {
			if (worker.isAlive) return worker;
			this.#all.delete(worker);
		}
		const worker = new ImageWorkerProcess(TIME_LIMIT_MS);
		this.#all.add(worker);
		return worker;
	}

	#release(worker: ImageWorkerProcess): void {
		if (worker.isAlive) this.#free.push(worker);
		else this.#all.delete(worker);
	}
}
