import { CoalescedTask } from '#platform/tasks/coalesced-task';

/** Time in ms from a save until the copy is removed. While somebody types on, the next copy is a step from the one before. */
const dropMs = 500;

/** The copy of an open story in the browser's storage: it is written with each key, and removed at a pause after the server has the text. */
export class KeptCopy {
	readonly #writing: CoalescedTask;
	readonly #drop: () => Promise<void>;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(copy: { readonly write: () => Promise<void>; readonly drop: () => Promise<void> }) {
		this.#writing = new CoalescedTask(copy.write);
		this.#drop = copy.drop;
	}

	/** Writes the copy now. */
	async write(): Promise<void> {
		this.#stay();
		await this.#writing.run();
	}

	/** The server has the text. */
	saved(): void {
		this.#stay();
		this.#timer = setTimeout(() => void this.#dropAfterWriting(), dropMs);
	}

	/** Removes the copy now, if it is to be removed: the page may be closed. */
	leave(): void {
		if (this.#timer !== undefined) void this.#dropAfterWriting();
	}

	#stay(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	async #dropAfterWriting(): Promise<void> {
		const timer = this.#timer;
		// Otherwise a copy that is still being written would appear after the removal.
		await this.#writing.idle();
		if (this.#timer !== timer) return;
		this.#stay();
		await this.#drop();
	}
}
