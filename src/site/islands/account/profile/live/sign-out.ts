import type { Profile } from '#identity/contract';
import { goTo, loadProviders, logout, pageClient, type Target } from '#identity-client';

/** Signs the reader out here and at the providers of their account (FLOW-14), then navigates. */
export async function signOut(profile: Profile, target: Target): Promise<void> {
	const client = pageClient();
	await loadProviders(client, profile);
	await logout(client).catch(() => undefined);
	goTo(client, target);
}
