import { endpoints } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import * as keys from '../stores/keys.ts';
import { readerStore, readSession } from '../stores/session-store.ts';
import type { Answer } from '../wire/send.ts';

/** The segment that the publisher put the reader in, or an empty object. Stored in the SDK's format (API-18, ENT-08). */
export async function readSegments(client: Client): Promise<Answer<typeof endpoints.segments>> {
	const { uuid } = readSession(client) ?? {};
	const segments = await callFor(client, endpoints.segments);
	const record = { updated: new Date(client.browser.now()), uuid, segments: segments.segment === undefined ? {} : segments };
	if (readSession(client)?.uuid === uuid) readerStore(client).set(keys.segments, JSON.stringify(record));
	return segments;
}
