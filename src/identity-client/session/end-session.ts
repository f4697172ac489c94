import type { Client } from '../client.ts';
import { logoutEvent } from '../stores/session-events.ts';
import { clearSession } from '../stores/session-store.ts';

/** Removes the session from this browser and dispatches the logout event (FLOW-13). */
export function endSession(client: Client): void {
	clearSession(client);
	client.browser.events.dispatchEvent(new CustomEvent(logoutEvent));
}
