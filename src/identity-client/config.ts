import { endpoints, type IdentityConfig } from '#identity/contract';
import { call } from './call.ts';
import type { Client } from './client.ts';

const known = new WeakMap<Client, IdentityConfig>();

/** What the service asks of forms (API-06); once for a page, unless it failed or is wanted anew. */
export async function readConfig(client: Client, isAnew = false): Promise<IdentityConfig> {
	const config = (isAnew ? undefined : known.get(client)) ?? (await call(client, endpoints.config));
	known.set(client, config);
	return config;
}
