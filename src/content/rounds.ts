type RoundsOptions = {
	readonly everyMs: number;
	readonly round: () => Promise<void>;
	/** Told what a round failed with; the next one runs all the same. */
	readonly onFault: (error: unknown) => void;
};

/** Work that is done again and again, one round after the other. */
export class Rounds {
	readonly #options: RoundsOptions;
	#timer: NodeJS.Timeout | undefined;
	#running: Promise<void> = Promise.resolve();

	constructor(options: RoundsOptions) {
		this.#options = options;
	}

	start(): void {
		this.#timer = setInterval(() => void this.run(), this.#options.everyMs).unref();
	}

	/** Runs one round after the one in progress. Never rejects. */
	run(): Promise<void> {
		this.#running = this.#running.then(() => this.#options.round()).catch(this.#options.onFault);
		return this.#running;
	}

	/** Begins no more rounds by itself. Resolves when the one in progress has ended. */
	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.#running;
	}
}
