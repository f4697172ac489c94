/** Work that is done every few ms, one round after the other. */
export abstract class PeriodicTask {
	readonly #everyMs: number;
	#timer: NodeJS.Timeout | undefined;
	#running: Promise<void> = Promise.resolve();

	constructor(everyMs: number) {
		this.#everyMs = everyMs;
	}

	protected abstract round(): Promise<void>;

	/** Called with the error of a round that failed. The next round runs all the same. */
	protected abstract onFault(error: unknown): void;

	start(): void {
		this.#timer = setInterval(() => void this.run(), this.#everyMs).unref();
	}

	/** Runs one round after the one in progress. Never rejects. */
	run(): Promise<void> {
		this.#running = this.#running.then(() => this.round()).catch((error: unknown) => this.onFault(error));
		return this.#running;
	}

	/** Begins no more rounds by itself. Resolves when the one in progress has ended. */
	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#running;
	}
}
