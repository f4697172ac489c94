import type { Client } from './client.ts';
import * as keys from './stores/keys.ts';

/** Length of an id, in characters (LIM-07). */
const length = 16;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id of 16 random letters and digits (LIM-07). Bytes of 252 or more are drawn again: they would make some letters more frequent. */
function randomId(): string {
	let id = '';
	while (id.length < length)
		for (const byte of crypto.getRandomValues(new Uint8Array(length)))
			if (byte < 252 && id.length < length) id += letters[byte % letters.length];
	return id;
}

/** This browser's id on AMP pages, created and stored on first use (ENT-08). */
export function ampReaderId({ stores: { local } }: Client): string {
	const stored = local.get(keys.ampReader);
	if (stored && /^"[a-z0-9]{16}"$/.test(stored)) return stored.slice(1, -1);
	const id = randomId();
	local.set(keys.ampReader, JSON.stringify(id));
	return id;
}
