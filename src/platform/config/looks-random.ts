/** Fewest different characters of a secret. Of 300,000 random secrets of 32 hexadecimal digits, on average less than one has fewer. */
const MIN_DIFFERENT_CHARACTERS = 9;

/** Fewest parts of a secret; see `countParts`. 32 random hexadecimal digits nearly always have more than 26. */
const MIN_PARTS = 20;

/** Shortest length of a part that has several characters. */
const MIN_KNOWN = 3;

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const words = ['password', 'contrasena', 'secret', 'changeme', 'letmein', 'admin', 'kiosco'];

/** What people type instead of random characters: sequences, the rows of a keyboard, and common words. */
const known = [...rows, ...rows.map((row) => row.split('').toReversed().join('')), ...words].join(' ');

/** Whether a text looks random enough for a secret: it has many different characters, and few sequences, common words and repetitions. */
export const looksRandom = (text: string): boolean =>
	new Set(text).size >= MIN_DIFFERENT_CHARACTERS && countParts(text.toLowerCase()) >= MIN_PARTS;

/** Counts the parts of a text as a compressor does (LZ77): a part is a piece that occurs in `known` or earlier in the text, or one character. */
function countParts(text: string): number {
	let parts = 0;
	for (let at = 0; at < text.length; parts++) at += Math.max(1, lengthOfKnown(text, at));
	return parts;
}

/** Length of the longest piece from `at` on that occurs in `known` or begins earlier in the text; 0 when it is short. */
function lengthOfKnown(text: string, at: number): number {
	let length = MIN_KNOWN - 1;
	const isKnown = (piece: string) => known.includes(piece) || text.indexOf(piece) < at;
	while (at + length < text.length && isKnown(text.slice(at, at + length + 1))) length++;
	return length < MIN_KNOWN ? 0 : length;
}
