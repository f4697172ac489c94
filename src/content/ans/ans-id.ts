import { createHash } from 'node:crypto';

/**
 * An id of 26 base-32 characters, like those of ANS. The same names, such as those of an item in another system, always give the same id.
 */
export function ansIdOf(...names: readonly string[]): string {
	const digest = createHash('sha256').update(names.join('\n')).digest();
	return [...digest.subarray(0, 26)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(byte % 32)).join('');
}
