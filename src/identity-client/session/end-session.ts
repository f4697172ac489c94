import type { Client } from '../client.ts';
import { logoutEvent } from '../stores/session-events.ts';
import { clearSession } from '../stores/session-store.ts';
import { noSession, SignedOut } from '../wire/faults.ts';
import { stopReads } from '../wire/stop-reads.ts';

/** Removes a session that the service has ended from this browser, and dispatches the logout event (FLOW-13). */
export function endSession(client: Client): void {
	clearSession(client);
	stopReads(client, noSession());
	announceLogout(client);
}

/** Removes the session of a reader who signs out from this browser, so that no part of the page sends more requests with it. */
export function leaveSession(client: Client): void {
	clearSession(client);
	stopReads(client, new SignedOut());
}

export function announceLogout({ browser }: Client): void {
	browser.events.dispatchEvent(new CustomEvent(logoutEvent));
}
