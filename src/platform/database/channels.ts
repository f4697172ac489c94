import type { Log } from '../log.ts';

/** What happens when a notice arrives; an empty payload after a reconnection means "notices may have been lost". */
export type NoticeListener = (payload: string) => void;

/** Who listens to what. A listener that throws is logged and does not stop the others. */
export class Channels {
	readonly #listeners = new Map<string, Set<NoticeListener>>();
	readonly #log: Log;

	constructor(log: Log) {
		this.#log = log;
	}

	names(): string[] {
		return [...this.#listeners.keys()];
	}

	/** True when nobody listened to this channel before. */
	add(channel: string, listener: NoticeListener): boolean {
		const listeners = this.#listeners.get(channel);
		if (listeners) {
			listeners.add(listener);
			return false;
		}
		this.#listeners.set(channel, new Set([listener]));
		return true;
	}

	/** True when nobody listens to this channel any more. */
	remove(channel: string, listener: NoticeListener): boolean {
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

	/** Tells every listener that notices may have been lost. */
	catchUp(): void {
		for (const channel of this.names()) this.deliver(channel, '');
	}
}
