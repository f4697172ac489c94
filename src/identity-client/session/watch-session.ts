import type { Client } from '../client.ts';
import { sessionEvents } from '../stores/session-events.ts';
import { isUsable, readSession } from '../stores/session-store.ts';

/**
 * Tells when a reader signs in or out, in this tab or another, through this client or the Arc SDK; the uuid is undefined when nobody is
 * signed in. Gives what ends the watch.
 */
export function watchSession(client: Client, tell: (uuid: string | undefined) => void): () => void {
	let last = signedInUuid(client);
	const look = () => {
		const now = signedInUuid(client);
		if (now === last) return;
		last = now;
		tell(now);
	};
	for (const name of sessionEvents) client.browser.events.addEventListener(name, look);
	return () => {
		for (const name of sessionEvents) client.browser.events.removeEventListener(name, look);
	};
}

/** The reader whose session lies in storage, good or not; nothing is asked of the service. */
export function signedInUuid(client: Client): string | undefined {
	const session = readSession(client);
	return isUsable(session) ? session.uuid : undefined;
}
