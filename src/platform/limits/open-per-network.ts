/** Counts what each network has open at the same time: connections, requests, live streams. A network without any takes no memory. */
export class OpenPerNetwork {
	readonly #counts = new Map<string, number>();

	of(network: string): number {
		return this.#counts.get(network) ?? 0;
	}

	add(network: string): void {
		this.#counts.set(network, this.of(network) + 1);
	}

	remove(network: string): void {
		const left = this.of(network) - 1;
		if (left > 0) this.#counts.set(network, left);
		else this.#counts.delete(network);
	}
}
