import { createHmac } from 'node:crypto';
import { verify } from '@node-rs/bcrypt';
import type { ReadHash } from './stored-hash.ts';

/** 2¹⁴ rounds take about 1 s. */
const maxCost = 14;

const form = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** Reads `$2a$`, `$2b$` and `$2y$`. As always with bcrypt, only the first 72 bytes of a password count. */
export function readBcrypt(text: string): ReadHash {
	const [, cost] = form.exec(text) ?? [];
	if (cost === undefined) return undefined;
	if (Number(cost) > maxCost) return 'too-costly';
	return { isOld: true, matches: (password) => verify(password, text) };
}

/** Reads the `$wp$2y$` of WordPress since 6.8: bcrypt of a digest, so that all of a password counts. */
export function readWordPressBcrypt(text: string): ReadHash {
	const inner = text.startsWith('$wp$') ? readBcrypt(text.slice('$wp'.length)) : undefined;
	if (typeof inner !== 'object') return inner;
	return {
		...inner,
		matches: (password) => inner.matches(Buffer.from(createHmac('sha384', 'wp-sha384').update(password).digest('base64'))),
	};
}
