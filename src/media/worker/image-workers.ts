import PQueue from 'p-queue';
import type { Log } from '#platform/log';
import { refuse } from '../refusals.ts';
import { ImageWorkerLost, ImageWorkerProcess } from './image-worker-process.ts';
import type { Answer, Job, RenderJob, SquareJob } from './jobs.ts';

/** Images that are worked at, at once (I06). */
const AT_ONCE = 2;

/** Renderings and squares that may wait for their turn (I06). */
const LONGEST_QUEUE = 50;

/** No image that passed the limits of size takes this long, even where processors are scarce. */
const TIME_LIMIT_MS = 20_000;

/** Processes that work at images; started when first needed, and again when one is lost (I08). */
export class ImageWorkers {
	readonly #log: Log;
	readonly #queue = new PQueue({ concurrency: AT_ONCE });
	readonly #free: ImageWorkerProcess[] = [];
	readonly #all = new Set<ImageWorkerProcess>();
	#isClosed = false;

	constructor(log: Log) {
		this.#log = log;
	}

	/** What somebody sends in goes before the renderings, and always waits. */
	async prepare(bytes: Uint8Array): Promise<Answer> {
		return this.#queue.add(() => this.#runNow({ kind: 'prepare', bytes }), { priority: 1 });
	}

	/** Refused as MEDIA_BUSY when too many wait. The job, with the bytes of its original, is put together at its turn. */
	async render(job: () => Promise<RenderJob>): Promise<Answer> {
		return this.#whenThereIsRoom(async () => this.#runNow(await job()));
	}

	/** As `render`: readers send these. */
	async square(job: SquareJob): Promise<Answer> {
		return this.#whenThereIsRoom(() => this.#runNow(job));
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const worker of this.#all) worker.end();
		await this.#queue.onIdle();
	}

	async #whenThereIsRoom(run: () => Promise<Answer>): Promise<Answer> {
		if (this.#queue.size >= LONGEST_QUEUE) refuse('MEDIA_BUSY');
		return this.#queue.add(run);
	}

	async #runNow(job: Job): Promise<Answer> {
		if (this.#isClosed) throw new ImageWorkerLost('the image workers are closed');
		const worker = this.#take();
		try {
			return await worker.run(job);
		} catch (error) {
			this.#log.warn({ job: job.kind }, 'an image worker was lost; another takes its place');
			throw error;
		} finally {
			this.#giveBack(worker);
		}
	}

	/** One that died while it was idle is passed over. */
	#take(): ImageWorkerProcess {
		for (let worker = this.#free.pop(); worker; worker = this.#free.pop()) {
			if (worker.isAlive) return worker;
			this.#all.delete(worker);
		}
		const worker = new ImageWorkerProcess(TIME_LIMIT_MS);
		this.#all.add(worker);
		return worker;
	}

	#giveBack(worker: ImageWorkerProcess): void {
		if (worker.isAlive) this.#free.push(worker);
		else this.#all.delete(worker);
	}
}
