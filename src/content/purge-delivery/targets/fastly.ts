import type { OutboundFetch } from '#platform/outbound-http';
import type { Secret } from '#platform/secret';
import { expectTaken, headersOf, type PurgeTarget } from '../purge-target.ts';

/** A service of Fastly, with a token that may purge it. */
export type FastlyService = { readonly service: string; readonly token: Secret };

/** Purges by surrogate key (Fastly's API, "Purging"). Soft purges leave a copy for outages. */
export function fastly({ service, token }: FastlyService, origin: URL, fetch: OutboundFetch): PurgeTarget {
	const name = `fastly ${service}`;
	const post = async (path: string, headers: Readonly<Record<string, string>>) => {
		const address = new URL(`/service/${service}/${path}`, origin);
		expectTaken(name, await fetch(address, { method: 'POST', headers: { ...headers, 'fastly-key': token.reveal() } }));
	};
	return {
		name,
		send: async ({ keys, gone }) => {
			for (const list of headersOf(gone)) await post('purge', { 'surrogate-key': list });
			for (const list of headersOf(keys)) await post('purge', { 'surrogate-key': list, 'fastly-soft-purge': '1' });
		},
		sendEverything: () => post('purge_all', {}),
	};
}
