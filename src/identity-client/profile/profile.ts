import { endpoints, type Profile } from '#identity/contract';
import { call, noSession } from '../call.ts';
import type { Client } from '../client.ts';
import { currentSession } from '../session/current-session.ts';
import * as keys from '../stores/keys.ts';
import { readStored } from '../stores/read-stored.ts';
import { readerStore, readSession } from '../stores/session-store.ts';
import type { Input } from '../wire/send.ts';

/** How long a profile is good, in ms (LIM-02). */
const lifetime = 600_000;

/** The signed-in reader's profile; of the last ten minutes it is taken from storage (API-16). */
export async function readProfile(client: Client): Promise<Profile> {
	const session = await currentSession(client);
	if (!session) throw noSession();
	const kept = storedProfile(client);
	if (kept && isInTime(client)) return kept;
	const profile = await call(client, endpoints.profile);
	storeProfile(client, profile);
	client.stores.local.set(keys.profileExpiry, new Date(client.browser.now() + lifetime).toISOString());
	return profile;
}

/** Changes the members that are given (API-17, RULE-11); the answer takes the place of the kept profile. */
export async function saveProfile(client: Client, change: Input<typeof endpoints.updateProfile>[0]['body']): Promise<Profile> {
	const profile = await call(client, endpoints.updateProfile, { body: change });
	storeProfile(client, profile);
	return profile;
}

/** The profile in storage, however old, when it is that of the reader whose session is there. */
export function storedProfile(client: Client): Profile | undefined {
	const profile = readStored(endpoints.profile.gives, readerStore(client).get(keys.profile));
	return profile && profile.uuid === readSession(client)?.uuid ? profile : undefined;
}

/** A profile that comes when its reader is gone is not kept. */
export function storeProfile(client: Client, profile: Profile): void {
	if (profile.uuid === readSession(client)?.uuid) readerStore(client).set(keys.profile, JSON.stringify(profile));
}

function isInTime({ stores: places, browser }: Client): boolean {
	return Date.parse(places.local.get(keys.profileExpiry) ?? '') > browser.now();
}
