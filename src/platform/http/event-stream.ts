import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Least and most ms after which a browser connects again; random, so that the clients of a process that ends do not come back together. */
const reconnectMs = [1_000, 5_000] as const;

/** Most bytes that may wait for a slow client. With more, the connection is closed; the browser connects again and gets what it missed. */
const maxWaitingBytes = 256 * 1024;

const headers = {
	'content-type': 'text/event-stream; charset=utf-8',
	'cache-control': 'no-store',
	// Otherwise proxies such as nginx buffer the events.
	'x-accel-buffering': 'no',
};

/** The connection of one client that gets server-sent events (HTML standard, section 9.2). Nothing is sent to one that has ended. */
export class EventStream {
	readonly #response: ServerResponse;
	/** Resolves when the connection is closed. */
	readonly closed: Promise<void>;

	constructor(response: ServerResponse) {
		this.#response = response;
		// The client may have disconnected already.
		this.closed = response.closed ? Promise.resolve() : new Promise((resolve) => response.once('close', resolve));
		response.writeHead(200, headers);
		response.write(`retry: ${randomInt(...reconnectMs)}\n\n`);
	}

	/** Sends an event, as `eventText` makes it. */
	send(event: string): void {
		if (this.#response.writableEnded) return;
		if (this.#response.writableLength > maxWaitingBytes) this.#response.destroy();
		else this.#response.write(event);
	}

	end(): void {
		this.#response.end();
	}
}

/** A server-sent event. `data` is text without line breaks. */
export const eventText = (name: string, data: string, id?: string): string =>
	`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;

/** A comment, which keeps a quiet connection open. */
export const heartbeat = ':\n\n';
