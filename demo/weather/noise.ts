import { makeRandom } from '../pictures/random.ts';

/** A number from 0 to 1 that changes smoothly with `at`, from one random number to the next at each integer. */
export function noise(seed: string, at: number): number {
	const before = Math.floor(at);
	const [from, to] = [before, before + 1].map((step) => makeRandom(step, seed).next());
	const share = (1 - Math.cos((at - before) * Math.PI)) / 2;
	return (from ?? 0) * (1 - share) + (to ?? 0) * share;
}
