/** A small source of random numbers: the same seed always gives the same sequence. */
export type Random = {
	next(): number;
	range(from: number, to: number): number;
	int(from: number, to: number): number;
	pick<T>(first: T, ...rest: T[]): T;
	chance(probability: number): boolean;
};

/** Makes a seeded generator (mulberry32) from a number and a word. */
export function makeRandom(seed: number, word: string): Random {
	let state = Math.imul(Math.trunc(seed) + 1, 0x9e3779b1) >>> 0;
	for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	function next(): number {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}
	return {
		next,
		range: (from, to) => from + (to - from) * next(),
		int: (from, to) => Math.floor(from + (to - from + 1) * next()),
		pick: (first, ...rest) => [first, ...rest][Math.floor(next() * (rest.length + 1))] ?? first,
		chance: (probability) => next() < probability,
	};
}
