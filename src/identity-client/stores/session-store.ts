import * as v from 'valibot';
import type { Client } from '../client.ts';
import * as keys from './keys.ts';
import { readStored } from './read-stored.ts';
import { sessionEvent } from './session-events.ts';
import type { TextStore } from './text-store.ts';

const text = v.optional(v.string());
/** A session as it lies in storage (ENT-01): everything that the service gave stays with it. */
const storedSession = v.looseObject({ uuid: text, accessToken: text, refreshToken: text, impersonator: text, idToken: text });

export type StoredSession = v.InferInput<typeof storedSession>;
/** One that can be used: it has both tokens (SES-02). */
export type Session = StoredSession & { readonly uuid: string; readonly accessToken: string; readonly refreshToken: string };

/** The session as storage has it now, whichever tab or client put it there. */
export function readSession({ stores: places }: Client): StoredSession | undefined {
	for (const place of places.session) {
		const kept = readStored(storedSession, place.get(keys.identity));
		if (kept && (kept.uuid || kept.accessToken || kept.refreshToken || kept.impersonator)) return kept;
	}
	return undefined;
}

export function isUsable(kept: StoredSession | undefined): kept is Session {
	return Boolean(kept?.uuid && kept.accessToken && kept.refreshToken);
}

/** Keeps a session, and nothing of the one before. Without `lasts` it goes where that one was, and lasts when there was none. */
export function writeSession(client: Client, session: StoredSession, lasts = lastsNow(client)): void {
	const { session: ofSession } = client.stores;
	const chosen = ofSession.find((place) => place.lasts === lasts);
	for (const place of ofSession) if (place !== chosen) place.remove(keys.identity);
	chosen?.set(keys.identity, JSON.stringify(session));
	tell(client);
}

/** Empties session, profile, segments and settings (SES-06, ENT-07). */
export function clearSession(client: Client): void {
	for (const place of client.stores.session) place.remove(keys.identity);
	client.stores.local.remove(keys.uuid);
	forgetReader(client);
	tell(client);
}

/** Empties what is kept about the reader beside the session (LIM-02). */
export function forgetReader({ stores: { local, tab } }: Client): void {
	for (const place of [local, tab]) for (const key of [keys.profile, keys.segments, keys.settings]) place.remove(key);
	local.remove(keys.profileExpiry);
}

/** Where data of the reader lie: with a session that ends with the tab, in the tab. */
export function readerStore(client: Client): TextStore {
	return lastsNow(client) ? client.stores.local : client.stores.tab;
}

function lastsNow({ stores: places }: Client): boolean {
	const place = places.session.find((each) => (each.get(keys.identity) ?? '{}') !== '{}');
	return place?.lasts ?? true;
}

function tell({ browser }: Client): void {
	browser.events.dispatchEvent(new CustomEvent(sessionEvent));
}
