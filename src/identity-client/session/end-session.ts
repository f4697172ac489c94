import type { Client } from '../client.ts';
import { logoutEvent } from '../stores/session-events.ts';
import { clearSession } from '../stores/session-store.ts';

/** Empties the session of this browser and tells the page. */
export function endSession(client: Client): void {
	clearSession(client);
	client.browser.events.dispatchEvent(new CustomEvent(logoutEvent));
}
