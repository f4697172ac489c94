import { endpoints } from '#identity/contract';
import { callFor } from '../call.ts';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import * as keys from '../stores/keys.ts';
import { readerStore, readSession } from '../stores/session-store.ts';
import { LocalError } from '../wire/faults.ts';
import type { Answer } from '../wire/send.ts';

/**
 * Reads the data by which third parties recognise the reader (API-30). Always asks the service, and stores the answer only for the SDK
 * (ENT-07): the stored copy may be another reader's, or too old (contract 11.13).
 */
async function readSettings(client: Client): Promise<Answer<typeof endpoints.settings>> {
	const { uuid } = readSession(client) ?? {};
	const settings = await callFor(client, endpoints.settings);
	if (readSession(client)?.uuid === uuid) readerStore(client).set(keys.settings, JSON.stringify(settings));
	return settings;
}

export type ThirdParty =
	| { readonly enabled: false }
	| { readonly enabled: true; readonly publicKey: string; readonly ssoToken: string | undefined };

/** The keys that open Disqus comments as the reader, or `enabled: false`. Throws `LocalError` for any other service (SOC-04, LOC-07). */
export async function thirdPartyLogin(client: Client, service: string): Promise<ThirdParty> {
	if (service !== 'DISQUS') throw new LocalError('Unsupported third party service requested');
	const { disqus } = await readConfig(client);
	if (!disqus.enabled) return { enabled: false };
	const settings = await readSettings(client);
	return { enabled: true, publicKey: disqus.publicKey, ssoToken: settings.disqus?.ssoKey };
}
