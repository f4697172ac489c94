import type { ServerResponse } from 'node:http';
import type { Purge } from '#content/contract';
import { EventStream, eventText, heartbeat } from '#platform/http/event-stream';
import { CoalescedTask } from '#platform/tasks/coalesced-task';
import { type ChangeBetween, LiveHistory } from './live-history.ts';
import type { LiveState } from './live-state.ts';

export type LiveFeedOptions = {
	/** Reads the story as it is now; undefined when it is no live story that readers may see. */
	readonly read: () => Promise<LiveState | undefined>;
	readonly changeBetween: ChangeBetween;
	readonly onFault: (fault: unknown) => void;
};

/** One live story, its last states, and the streams of its readers. */
export class LiveFeed {
	readonly #options: LiveFeedOptions;
	readonly #streams = new Set<EventStream>();
	readonly #history: LiveHistory;
	readonly #reading = new CoalescedTask(() => this.#read().catch((fault: unknown) => this.#survive(fault)));
	#current: LiveState | undefined;

	constructor(options: LiveFeedOptions) {
		this.#options = options;
		this.#history = new LiveHistory(options.changeBetween);
	}

	/** The story as it was read last; undefined before the first reading, and when the story is not live any more. */
	get current(): LiveState | undefined {
		return this.#current;
	}

	get readers(): number {
		return this.#streams.size;
	}

	/** Whether a purge may have changed the story. */
	isTouchedBy({ keys, gone }: Purge): boolean {
		const current = this.#current;
		return current === undefined || [...keys, ...gone].some((key) => current.keys.has(key));
	}

	/**
	 * Reads the story again, and sends its readers what changed. Calls that overlap share a reading that begins after them. Rejects when the
	 * story cannot be read the first time.
	 */
	refresh(): Promise<void> {
		return this.#reading.run();
	}

	/** What changed since a version, in JSON; undefined when nothing did. */
	changeSince(version: string | undefined): string | undefined {
		return this.#history.changeSince(version);
	}

	/** Sends a reader what changed since a version and what changes from now on. Resolves when the connection is closed. */
	async follow(response: ServerResponse, version: string | undefined): Promise<void> {
		const stream = new EventStream(response);
		this.#streams.add(stream);
		this.#sendSince(stream, version);
		await stream.closed;
		this.#streams.delete(stream);
	}

	keepOpen(): void {
		for (const stream of this.#streams) stream.send(heartbeat);
	}

	/** Closes the streams; the browsers connect again, perhaps to another process. */
	close(): void {
		for (const stream of this.#streams) stream.end();
	}

	/** Readers keep what they have until the story can be read again. */
	#survive(fault: unknown): void {
		if (this.#current === undefined) throw fault;
		this.#options.onFault(fault);
	}

	async #read(): Promise<void> {
		const before = this.#current?.version;
		this.#current = await this.#options.read();
		if (this.#current === undefined) return this.#end();
		if (this.#current.version === before) return;
		this.#history.add(this.#current);
		for (const stream of this.#streams) this.#sendSince(stream, before);
	}

	#sendSince(stream: EventStream, version: string | undefined): void {
		const change = this.changeSince(version);
		if (change !== undefined) stream.send(eventText('change', change, this.#current?.version));
	}

	#end(): void {
		for (const stream of this.#streams) stream.send(eventText('ended', '{}'));
		this.close();
	}
}
