/** The storage of a page (HTML, section 12.2). `full` makes each write fail, as private windows once did. */
export class WebStorage {
	readonly #items = new Map<string, string>();
	full = false;

	get length(): number {
		return this.#items.size;
	}
	key(at: number): string | null {
		return [...this.#items.keys()][at] ?? null;
	}
	getItem(key: string): string | null {
		return this.#items.get(String(key)) ?? null;
	}
	setItem(key: string, value: string): void {
		if (this.full) throw new Error('QuotaExceededError');
		this.#items.set(String(key), String(value));
	}
	removeItem(key: string): void {
		this.#items.delete(String(key));
	}
	clear(): void {
		this.#items.clear();
	}
	/** The value of a key, parsed as JSON; undefined when there is none. */
	json(key: string): unknown {
		const text = this.getItem(key);
		return text === null ? undefined : JSON.parse(text);
	}
	keys(): string[] {
		return [...this.#items.keys()];
	}
}
