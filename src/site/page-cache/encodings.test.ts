import { describe, expect, it } from 'vitest';
import { encodingFor } from './encodings.ts';

describe('the encoding of a response', () => {
	it.each([
		[undefined, 'identity'],
		['gzip, deflate, br, zstd', 'br'],
		['gzip', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['br;q=0, *;q=0', 'identity'],
		['br;q=0.5', 'br'],
		['gzip;q=0', 'identity'],
		['', 'identity'],
	] as const)('to Accept-Encoding %s is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});
