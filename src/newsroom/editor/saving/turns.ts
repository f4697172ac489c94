/** Runs calls one after the other. */
export class Turns {
	#running: Promise<void> | undefined;

	get isBusy(): boolean {
		return this.#running !== undefined;
	}

	/** Resolves when no call is under way. */
	async idle(): Promise<void> {
		while (this.#running) await this.#running;
	}

	/** Makes a call when no other is under way. Resolves with its result. */
	async next<Result>(call: () => Promise<Result>): Promise<Result> {
		// Not `idle`: it resolves a moment later, when the next of those that wait may have begun.
		while (this.#running) await this.#running;
		const result = call();
		const ended = () => {
			this.#running = undefined;
		};
		this.#running = result.then(ended, ended);
		return result;
	}
}
