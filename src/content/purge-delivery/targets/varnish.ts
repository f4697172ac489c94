import type { OutboundFetch } from '#platform/outbound-http';
import { expectTaken, headersOf, type PurgeTarget } from '../purge-target.ts';

/**
 * Varnish with `deploy/varnish/kiosco.vcl`. While the program is down, it may still serve a copy that is out of date, but none of content
 * that is gone.
 */
export function varnish(address: URL, fetch: OutboundFetch): PurgeTarget {
	const name = `varnish ${address.host}`;
	const purge = async (headers: Readonly<Record<string, string>>) => expectTaken(name, await fetch(address, { method: 'PURGE', headers }));
	return {
		name,
		send: async ({ keys, gone }) => {
			for (const list of headersOf(gone)) await purge({ 'surrogate-key': list });
			for (const list of headersOf(keys)) await purge({ 'surrogate-key': list, 'soft-purge': '1' });
		},
		sendEverything: () => purge({ 'purge-all': '1' }),
	};
}
