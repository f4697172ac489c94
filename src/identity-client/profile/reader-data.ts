import { ampReaderId } from '../amp-reader-id.ts';
import type { Client } from '../client.ts';
import { signedInUuid } from '../session/watch-session.ts';
import { within } from '../within.ts';
import { readSegments } from './segments.ts';
import { thirdPartyLogin } from './settings.ts';

/** Longest time that a sign-in waits for these data, in ms. */
const limit = 4_000;

/**
 * Stores what other scripts of the site look for after a sign-in, in the SDK's formats: the id of this browser on AMP pages, the reader's
 * segment (ENT-08) and, if the brand has Disqus, the settings that sign the reader in there (ENT-07). A failure is only logged.
 */
export async function storeReaderData(client: Client): Promise<void> {
	if (signedInUuid(client) === undefined) return;
	ampReaderId(client);
	const stored = [readSegments(client), thirdPartyLogin(client, 'DISQUS')].map((storing) =>
		storing.catch((cause) => client.browser.warn('Data about the reader was not stored', cause)),
	);
	await within(limit, Promise.all(stored));
}
