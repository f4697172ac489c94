import type { Log } from '#platform/log';

/** A recurring job. Every process runs it, so it must be safe to run twice at the same time. `does` is its name in the log. */
export type Job = { readonly does: string; readonly everySeconds: number; readonly run: () => Promise<unknown> };

/** Runs jobs at their intervals, independently of each other. A failed job is logged and runs again at its next interval. */
export class JobRunner {
	readonly #jobs: readonly Job[];
	readonly #log: Log;
	readonly #timers: NodeJS.Timeout[] = [];
	readonly #running = new Map<Job, Promise<void>>();

	constructor(jobs: readonly Job[], log: Log) {
		this.#jobs = jobs;
		this.#log = log;
	}

	/** Runs every job now, and then at its interval. */
	start(): void {
		for (const job of this.#jobs) {
			void this.#run(job);
			this.#timers.push(setInterval(() => void this.#run(job), job.everySeconds * 1000).unref());
		}
	}

	/** Runs every job once, one after another. */
	async runAll(): Promise<void> {
		for (const job of this.#jobs) await this.#run(job);
	}

	/** Stops the intervals and waits for running jobs. */
	async close(): Promise<void> {
		for (const timer of this.#timers.splice(0)) clearInterval(timer);
		await Promise.all(this.#running.values());
	}

	/** A job that still runs is not started again. */
	#run(job: Job): Promise<void> {
		const running = this.#running.get(job) ?? this.#start(job);
		this.#running.set(job, running);
		return running;
	}

	async #start(job: Job): Promise<void> {
		try {
			await job.run();
		} catch (error) {
			this.#log.warn({ error, job: job.does }, 'a job failed and will run again');
		} finally {
			this.#running.delete(job);
		}
	}
}
