import type { Client } from '../client.ts';
import { isUsable } from '../stores/session.ts';
import { sessionEvents } from '../stores/session-events.ts';
import { readSession } from '../stores/session-store.ts';

/**
 * Calls `changed` with the uuid when a reader signs in, and with undefined when the reader signs out, in this tab or another, by this client
 * or by the Arc SDK. Returns a function that ends the watch.
 */
export function watchSession(client: Client, changed: (uuid: string | undefined) => void): () => void {
	let last = signedInUuid(client);
	const check = () => {
		const now = signedInUuid(client);
		if (now === last) return;
		last = now;
		changed(now);
	};
	for (const name of sessionEvents) client.browser.events.addEventListener(name, check);
	return () => {
		for (const name of sessionEvents) client.browser.events.removeEventListener(name, check);
	};
}

/** The uuid of the session in storage, expired or not; the service is not asked. */
export function signedInUuid(client: Client): string | undefined {
	const session = readSession(client);
	return isUsable(session) ? session.uuid : undefined;
}
