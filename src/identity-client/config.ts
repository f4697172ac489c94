import { endpoints, type IdentityConfig } from '#identity/contract';
import { callFor } from './call.ts';
import type { Client } from './client.ts';

const configs = new WeakMap<Client, IdentityConfig>();

/** What the service asks of forms, such as captchas (API-06). Reads it once per page; reads it again after a failure, or with `isAnew`. */
export async function readConfig(client: Client, isAnew = false): Promise<IdentityConfig> {
	const config = (isAnew ? undefined : configs.get(client)) ?? (await callFor(client, endpoints.config));
	configs.set(client, config);
	return config;
}
