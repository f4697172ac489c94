import type { Client } from '../client.ts';
import * as keys from './keys.ts';
import { readStored } from './read-stored.ts';
import { type StoredSession, storedSession } from './session.ts';
import { sessionEvent } from './session-events.ts';
import type { TextStore } from './text-store.ts';

/** The session that is in storage now, whichever tab or script put it there. */
export function readSession({ stores }: Client): StoredSession | undefined {
	for (const store of stores.session) {
		const stored = readStored(storedSession, store.get(keys.identity));
		if (stored && (stored.uuid || stored.accessToken || stored.refreshToken || stored.impersonator)) return stored;
	}
	return undefined;
}

/** Stores a session in place of the former one, and by default in the same storage; without a former one, in storage that lasts (SES-07). */
export function writeSession(client: Client, session: StoredSession, lasts = sessionLasts(client)): void {
	const chosen = client.stores.session.find((store) => store.lasts === lasts);
	for (const store of client.stores.session) if (store !== chosen) store.remove(keys.identity);
	chosen?.set(keys.identity, JSON.stringify(session));
	announce(client);
}

/** Stores the session of a sign-in and its uuid (FLOW-02), and removes the data of the former reader (LIM-02). */
export function openSession(client: Client, session: StoredSession & { readonly uuid: string }, lasts?: boolean): void {
	forgetReader(client);
	writeSession(client, session, lasts);
	client.stores.local.set(keys.uuid, session.uuid);
}

/** Removes session, profile, segments and settings (SES-06, ENT-07). */
export function clearSession(client: Client): void {
	for (const store of client.stores.session) store.remove(keys.identity);
	client.stores.local.remove(keys.uuid);
	forgetReader(client);
	announce(client);
}

/** Removes what is stored about the reader beside the session (LIM-02). */
function forgetReader({ stores: { local, tab } }: Client): void {
	for (const store of [local, tab]) for (const key of [keys.profile, keys.segments, keys.settings]) store.remove(key);
	local.remove(keys.profileExpiry);
}

/** The store for data about the reader: the tab's when the session ends with the tab, else the lasting one. */
export function readerStore(client: Client): TextStore {
	return sessionLasts(client) ? client.stores.local : client.stores.tab;
}

function sessionLasts({ stores }: Client): boolean {
	const store = stores.session.find((each) => (each.get(keys.identity) ?? '{}') !== '{}');
	return store?.lasts ?? true;
}

function announce({ browser }: Client): void {
	browser.events.dispatchEvent(new CustomEvent(sessionEvent));
}
