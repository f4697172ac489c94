import { endpoints } from '#identity/contract';
import { call } from '../call.ts';
import type { Client } from '../client.ts';
import { readConfig } from '../config.ts';
import * as keys from '../stores/keys.ts';
import { readerStore, readSession } from '../stores/session-store.ts';
import { LocalError } from '../wire/faults.ts';
import type { Answer } from '../wire/send.ts';

/**
 * What other services need to know the reader (API-30). It is kept for the SDK's sake (ENT-07) and asked again each time: what is kept
 * there may be another reader's, or too old to be believed (contract 11.13).
 */
export async function readSettings(client: Client): Promise<Answer<typeof endpoints.settings>> {
	const { uuid } = readSession(client) ?? {};
	const settings = await call(client, endpoints.settings);
	if (readSession(client)?.uuid === uuid) readerStore(client).set(keys.settings, JSON.stringify(settings));
	return settings;
}

export type ThirdParty =
	| { readonly enabled: false }
	| { readonly enabled: true; readonly publicKey: string; readonly ssoToken: string | undefined };

/** What the comments of Disqus are opened with, the one service that there is (SOC-04, LOC-07). */
export async function thirdPartyLogin(client: Client, service: string): Promise<ThirdParty> {
	if (service !== 'DISQUS') throw new LocalError('Unsupported third party service requested');
	const { disqus } = await readConfig(client);
	if (!disqus.enabled) return { enabled: false };
	const settings = await readSettings(client);
	return { enabled: true, publicKey: disqus.publicKey, ssoToken: settings.disqus?.ssoKey };
}
