import { createHash } from 'node:crypto';

/** An id like those of ANS, 26 characters of base 32, that is always the same for the same names, such as those of a thing of another system. */
export function ansIdOf(...names: readonly string[]): string {
	const digest = createHash('sha256').update(names.join('\n')).digest();
	return [...digest.subarray(0, 26)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(byte % 32)).join('');
}
