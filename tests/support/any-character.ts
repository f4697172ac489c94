import fc from 'fast-check';

/** Any character of Unicode. The unit `binary` of fast-check makes a table of all of them in each test that uses it, which takes a second. */
export const anyCharacter = fc
	.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
	.map((code) => String.fromCodePoint(code));
