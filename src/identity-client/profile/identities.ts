import { endpoints, type Profile } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { storeProfile } from './profile.ts';

/** Takes a social login away, `google`, `facebook` or `apple` (API-39); gives the profile without it. */
export function unlinkIdentity(client: Client, type: string): Promise<Profile> {
	return kept(client, call(client, endpoints.unlinkIdentity, { params: { type: type.toLowerCase() } }));
}

/** Takes the login of an OpenID provider away (API-38). */
export function unlinkOidc(client: Client, identifier: string): Promise<Profile> {
	return kept(client, call(client, endpoints.unlinkOidc, { body: { identifier } }));
}

async function kept(client: Client, asked: Promise<Profile>): Promise<Profile> {
	const profile = await asked;
	storeProfile(client, profile);
	return profile;
}
