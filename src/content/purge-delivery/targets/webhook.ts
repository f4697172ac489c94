import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { OutboundFetch } from '#platform/outbound-http';
import type { Secret } from '#platform/secret';
import { expectTaken, type PurgeTarget } from '../purge-target.ts';

type WebhookOptions = { readonly secret: Secret; readonly fetch: OutboundFetch; readonly clock: Clock };

/**
 * Posts what changed as JSON: `{"keys":[…],"gone":[…],"everything":false}`. `Kiosco-Signature` is `t=SECONDS,v1=HEX`: HMAC-SHA-256 by the
 * secret of the time, a dot and the body.
 */
export function webhook(address: URL, { secret, fetch, clock }: WebhookOptions): PurgeTarget {
	// The address itself may hold a secret.
	const name = `webhook ${address.host} ${createHash('sha256').update(address.href).digest('hex').slice(0, 8)}`;
	const post = async (content: object) => {
		const body = JSON.stringify(content);
		const seconds = Math.floor(clock().getTime() / 1000);
		const signature = createHmac('sha256', secret.reveal()).update(`${seconds}.${body}`).digest('hex');
		const headers = { 'content-type': 'application/json', 'kiosco-signature': `t=${seconds},v1=${signature}` };
		expectTaken(name, await fetch(address, { method: 'POST', headers, body }));
	};
	return {
		name,
		send: ({ keys, gone }) => post({ keys, gone, everything: false }),
		sendEverything: () => post({ keys: [], gone: [], everything: true }),
	};
}
