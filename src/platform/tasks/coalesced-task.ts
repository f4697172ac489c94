/** Runs a task, one run at a time. All calls that come during a run together get one more run after it. */
export class CoalescedTask {
	readonly #task: () => Promise<void>;
	#isWanted = false;
	#isClosed = false;
	#running: Promise<void> | undefined;

	constructor(task: () => Promise<void>) {
		this.#task = task;
	}

	get isClosed(): boolean {
		return this.#isClosed;
	}

	/** Resolves when a run that began after this call has ended; at once after `close`. Rejects when a run rejects. */
	async run(): Promise<void> {
		if (this.#isClosed) return;
		this.#isWanted = true;
		this.#running ??= this.#runWhileWanted();
		await this.#running;
	}

	/** Resolves when no run is under way. */
	async idle(): Promise<void> {
		await this.#running;
	}

	/** Begins no more runs, and resolves when the one under way has ended. */
	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#running;
	}

	async #runWhileWanted(): Promise<void> {
		try {
			while (this.#isWanted && !this.#isClosed) {
				this.#isWanted = false;
				await this.#task();
			}
		} finally {
			this.#running = undefined;
		}
	}
}
