type Undo = () => unknown;

/** The steps that undo what a run did. They run in reverse order, also when the run fails. */
export class Cleanup {
	readonly #steps: Undo[] = [];

	/** On SIGINT or SIGTERM, runs all steps and ends the process. */
	constructor() {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void this.run().finally(() => process.exit(130)));
	}

	add(step: Undo): void {
		this.#steps.push(step);
	}

	/** Runs each step once. Prints the error of a step that fails, and goes on. */
	async run(): Promise<void> {
		for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
			await Promise.resolve(step()).catch((error: unknown) => console.error(error));
		}
	}
}
