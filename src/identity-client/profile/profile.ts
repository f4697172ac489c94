import { endpoints, type Profile } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { currentSession } from '../session/current-session.ts';
import * as keys from '../stores/keys.ts';
import { readStored } from '../stores/read-stored.ts';
import { readerStore, readSession } from '../stores/session-store.ts';
import { noSession } from '../wire/faults.ts';
import type { Input } from '../wire/send.ts';

/** How long a stored profile is used, in ms (LIM-02). */
const lifetime = 600_000;

/** The signed-in reader's profile, from storage when it is less than ten minutes old (API-16). Throws `LocalError` without a session. */
export async function readProfile(client: Client): Promise<Profile> {
	if (!(await currentSession(client))) throw noSession();
	const stored = storedProfile(client);
	if (stored && isRecent(client)) return stored;
	const profile = storeProfile(client, await callFor(client, endpoints.profile));
	client.stores.local.set(keys.profileExpiry, new Date(client.browser.now() + lifetime).toISOString());
	return profile;
}

/** Changes the given members of the profile (API-17, RULE-11). Returns and stores the changed profile. */
export async function saveProfile(client: Client, change: Input<typeof endpoints.updateProfile>['body']): Promise<Profile> {
	return storeProfile(client, await callFor(client, endpoints.updateProfile, { body: change }));
}

/** The profile in storage, however old, if it belongs to the reader whose session is in storage. */
export function storedProfile(client: Client): Profile | undefined {
	const profile = readStored(endpoints.profile.gives, readerStore(client).get(keys.profile));
	return profile && isOfSession(client, profile) ? profile : undefined;
}

/** Stores a profile, unless its reader signed out meanwhile; returns it. */
export function storeProfile(client: Client, profile: Profile): Profile {
	if (isOfSession(client, profile)) readerStore(client).set(keys.profile, JSON.stringify(profile));
	return profile;
}

const isOfSession = (client: Client, { uuid }: Profile): boolean => uuid === readSession(client)?.uuid;

function isRecent({ stores, browser }: Client): boolean {
	return Date.parse(stores.local.get(keys.profileExpiry) ?? '') > browser.now();
}
