import type { Profile } from '#identity/contract';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import { within } from '../within.ts';
import { readyFacebook } from './facebook.ts';
import { loadGoogle } from './google.ts';

/** How long to wait for the scripts, in ms. */
const limit = 3_000;

/**
 * Loads the scripts of the providers that an account has, so that `logout` signs out there too (FLOW-14). Ignores a script that does not
 * load.
 */
export async function loadProviders(client: Client, { identities }: Pick<Profile, 'identities'>): Promise<void> {
	const has = (wanted: string) => identities.some(({ type }) => type === wanted);
	if (!has('Google') && !has('Facebook')) return;
	const load = async () => {
		const { googleClientId, facebookAppId } = await readConfig(client);
		await Promise.allSettled([
			...(has('Google') && googleClientId ? [loadGoogle(client)] : []),
			...(has('Facebook') && facebookAppId ? [readyFacebook(client)] : []),
		]);
	};
	await within(
		limit,
		load().catch(() => {}),
	);
}
