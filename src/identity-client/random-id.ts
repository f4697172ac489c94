import type { Client } from './client.ts';
import * as keys from './stores/keys.ts';

/** Characters of an id (LIM-07). */
const length = 16;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id of the site's own: 16 letters and digits (LIM-07). Bytes that would favour some letters are drawn again. */
export function randomId(): string {
	let id = '';
	while (id.length < length)
		for (const byte of crypto.getRandomValues(new Uint8Array(length)))
			if (byte < 252 && id.length < length) id += letters[byte % letters.length];
	return id;
}

/** The id of this browser for AMP pages, made when it is first asked for (ENT-08). */
export function ampReaderId({ stores: { local } }: Client): string {
	const kept = local.get(keys.ampReader);
	if (kept && /^"[a-z0-9]{16}"$/.test(kept)) return kept.slice(1, -1);
	const id = randomId();
	local.set(keys.ampReader, JSON.stringify(id));
	return id;
}
