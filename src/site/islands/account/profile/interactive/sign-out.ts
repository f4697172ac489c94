import type { Profile } from '#identity/contract';
import { loadProviders, logout, pageClient } from '#identity-client';
import { forgetUnverifiedEmail } from '../../verification/unverified-email-storage.ts';

/** Signs the reader out here and at the providers of their account (FLOW-14). */
export async function signOut(profile: Profile): Promise<void> {
	const client = pageClient();
	forgetUnverifiedEmail();
	await loadProviders(client, profile);
	await logout(client).catch(() => undefined);
}
