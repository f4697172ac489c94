import { endpoints, type Profile } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { storeProfile } from './profile.ts';

/** Removes a social login from the account: `google`, `facebook` or `apple` (API-39). Returns and stores the changed profile. */
export async function unlinkIdentity(client: Client, type: string): Promise<Profile> {
	return storeProfile(client, await callFor(client, endpoints.unlinkIdentity, { params: { type: type.toLowerCase() } }));
}

/** Removes the login of an OpenID provider from the account (API-38). Returns and stores the changed profile. */
export async function unlinkOidc(client: Client, identifier: string): Promise<Profile> {
	return storeProfile(client, await callFor(client, endpoints.unlinkOidc, { body: { identifier } }));
}
