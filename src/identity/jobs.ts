import type { Log } from '#platform/log';

/** Something that is done again and again, in every process; it must stand to be done twice at once. */
export type Job = { readonly does: string; readonly everyMs: number; readonly run: () => Promise<unknown> };

/** What this module does by the clock. A job that fails is logged and comes again; none waits for another. */
export class Jobs {
	readonly #jobs: readonly Job[];
	readonly #log: Log;
	readonly #timers: NodeJS.Timeout[] = [];
	readonly #running = new Map<Job, Promise<void>>();

	constructor(jobs: readonly Job[], log: Log) {
		this.#jobs = jobs;
		this.#log = log;
	}

	/** Runs each job now and then at its pace. */
	start(): void {
		for (const job of this.#jobs) {
			void this.#run(job);
			this.#timers.push(setInterval(() => void this.#run(job), job.everyMs).unref());
		}
	}

	/** Runs each job once. */
	async runAll(): Promise<void> {
		for (const job of this.#jobs) await this.#run(job);
	}

	/** Waits for what is being done. */
	async close(): Promise<void> {
		for (const timer of this.#timers.splice(0)) clearInterval(timer);
		await Promise.all(this.#running.values());
	}

	/** A job that still runs is not begun a second time. */
	#run(job: Job): Promise<void> {
		const running = this.#running.get(job) ?? this.#begin(job);
		this.#running.set(job, running);
		return running;
	}

	async #begin(job: Job): Promise<void> {
		try {
			await job.run();
		} catch (error) {
			this.#log.warn({ error, job: job.does }, 'a job failed; it will be done again');
		} finally {
			this.#running.delete(job);
		}
	}
}
