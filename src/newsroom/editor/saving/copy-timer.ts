import { RepeatedTask } from '#platform/tasks/repeated-task';

/** In ms. The first key is written at once, and those that follow in each period together: a transaction for each key would slow the keys. */
const periodMs = 400;

/** In ms. A saved text leaves the storage at a pause: while somebody types on, the next copy is a step from it. */
const dropMs = 500;

type Work = {
	readonly write: () => Promise<void>;
	/** Writes a copy of a page that may be closed at once. */
	readonly writeLast: () => Promise<void>;
	readonly drop: () => Promise<void>;
};

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Says when to write the copy of an open story into the browser's storage, and when to remove it. */
export class CopyTimer {
	readonly #writing: RepeatedTask;
	readonly #work: Work;
	#writtenAt = 0;
	#writeTimer: Timer;
	#dropTimer: Timer;

	constructor(work: Work) {
		this.#work = work;
		this.#writing = new RepeatedTask(work.write);
	}

	/** The text has changed. */
	changed(): void {
		this.#dropTimer = stopped(this.#dropTimer);
		const wait = this.#writtenAt + periodMs - Date.now();
		if (wait <= 0) void this.write();
		else this.#writeTimer ??= setTimeout(() => void this.write(), wait);
	}

	/** Writes the copy now. */
	async write(): Promise<void> {
		this.#dropTimer = stopped(this.#dropTimer);
		this.#writeTimer = stopped(this.#writeTimer);
		this.#writtenAt = Date.now();
		await this.#writing.run();
	}

	/** The server has the text. */
	saved(): void {
		this.#writeTimer = stopped(this.#writeTimer);
		stopped(this.#dropTimer);
		this.#dropTimer = setTimeout(() => void this.#dropAfterWriting(), dropMs);
	}

	/** Does now what waits for its time, since the page may be closed. */
	hurry(): void {
		if (this.#writeTimer !== undefined) void this.#work.writeLast();
		this.#writeTimer = stopped(this.#writeTimer);
		if (this.#dropTimer !== undefined) void this.#dropAfterWriting();
	}

	async #dropAfterWriting(): Promise<void> {
		const timer = this.#dropTimer;
		// Otherwise a copy that is still being written would appear after the removal.
		await this.#writing.idle();
		if (this.#dropTimer !== timer) return;
		this.#dropTimer = stopped(timer);
		await this.#work.drop();
	}
}

function stopped(timer: Timer): undefined {
	clearTimeout(timer);
}
