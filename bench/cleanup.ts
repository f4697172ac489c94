type Work = () => unknown;

/** What a run must undo in any case, in reverse order. */
export class Cleanup {
	readonly #works: Work[] = [];

	/** Also undoes everything and ends the process on SIGINT or SIGTERM. */
	constructor() {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void this.run().finally(() => process.exit(130)));
	}

	add(work: Work): void {
		this.#works.push(work);
	}

	async run(): Promise<void> {
		for (let work = this.#works.pop(); work !== undefined; work = this.#works.pop()) {
			await Promise.resolve(work()).catch((error: unknown) => console.error(error));
		}
	}
}
