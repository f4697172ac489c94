import type { Log } from '../log.ts';

/** Called with the payload of each notification, and with `''` after a reconnection, when notifications may have been lost. */
export type NotificationListener = (payload: string) => void;

/** The listeners of each `NOTIFY` channel. A listener that throws is logged and does not stop the others. */
export class Channels {
	readonly #listeners = new Map<string, Set<NotificationListener>>();
	readonly #log: Log;

	constructor(log: Log) {
		this.#log = log;
	}

	names(): string[] {
		return [...this.#listeners.keys()];
	}

	/** Returns true when this is the first listener of the channel. */
	add(channel: string, listener: NotificationListener): boolean {
		const listeners = this.#listeners.get(channel);
		if (listeners) {
			listeners.add(listener);
			return false;
		}
		this.#listeners.set(channel, new Set([listener]));
		return true;
	}

	/** Returns true when this was the last listener of the channel. */
	remove(channel: string, listener: NotificationListener): boolean {
		const listeners = this.#listeners.get(channel);
		if (!listeners?.delete(listener) || listeners.size > 0) return false;
		return this.#listeners.delete(channel);
	}

	deliver(channel: string, payload: string): void {
		for (const listener of this.#listeners.get(channel) ?? []) {
			try {
				listener(payload);
			} catch (error) {
				this.#log.error({ error, channel }, 'a listener failed');
			}
		}
	}

	/** Tells every listener that notifications may have been lost. */
	catchUp(): void {
		for (const channel of this.names()) this.deliver(channel, '');
	}
}
