import type { Client } from '../client.ts';
import { clearSession } from '../stores/session-store.ts';

/** Event at the window when the reader signed out (FLOW-13); the SDK has the same one. */
export const logoutEvent = 'ArcSDK.logout';

/** Empties the session of this browser and tells the page. */
export function endSession(client: Client): void {
	clearSession(client);
	client.browser.events.dispatchEvent(new CustomEvent(logoutEvent));
}
