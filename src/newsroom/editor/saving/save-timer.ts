/** In ms. A save follows this pause after the last change. While somebody types without a pause there is one in each period; more often there is none. */
const pauseMs = 60;
const periodMs = 1_000;

/** Says when to save. */
export class SaveTimer {
	readonly #save: () => void;
	#firstUnsavedAt = 0;
	#sentAt = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(save: () => void) {
		this.#save = save;
	}

	/** The text has its first change that is not saved. */
	becameUnsaved(): void {
		this.#firstUnsavedAt = Date.now();
	}

	/** A save begins. */
	sent(): void {
		this.#sentAt = Date.now();
	}

	/** Saves after a pause. */
	soon(): void {
		const now = Date.now();
		this.after(Math.max(0, this.#sentAt + periodMs - now, Math.min(pauseMs, this.#firstUnsavedAt + periodMs - now)));
	}

	/** Saves after a time in ms, and not before. */
	after(ms: number): void {
		this.cancel();
		this.#timer = setTimeout(this.#save, ms);
	}

	cancel(): void {
		clearTimeout(this.#timer);
	}
}
