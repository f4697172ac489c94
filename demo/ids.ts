import { createHash } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Derives an ANS id (26 upper-case base-32 characters) from a name. */
export function demoId(name: string): string {
	const bytes = createHash('sha256').update(`kiosco demo ${name}`).digest();
	return Array.from(bytes.subarray(0, 26), (byte) => alphabet[byte % 32]).join('');
}
