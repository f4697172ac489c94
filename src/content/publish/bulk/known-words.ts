import type { BrandId } from '#brands';
import type { SearchText } from '../../ans/search-text.ts';
import { wordsOf } from '../write-entries.ts';

/** How many words of a brand are remembered; a brand has some 100,000 after years. */
const mostWords = 300_000;

/**
 * Words that this process knows to be in the vocabulary, from which no word is ever removed. The vocabulary has nearly all words of an imported story
 * already, and writing them again would cost more than the rest of its search entry.
 */
export class KnownWords {
	readonly #words = new Map<BrandId, Set<string>>();
	readonly #most: number;

	/** `most`: how many words of a brand are remembered. */
	constructor(most = mostWords) {
		this.#most = most;
	}

	/** The words of texts that a brand may lack. */
	unknown(brand: BrandId, texts: readonly SearchText[]): ReadonlySet<string> {
		return wordsOf(texts, this.#words.get(brand));
	}

	/** Remembers words. Call it only after the transaction that wrote them is committed. */
	remember(brand: BrandId, words: ReadonlySet<string>): void {
		const known = this.#words.get(brand) ?? new Set();
		if (known.size + words.size > this.#most) known.clear();
		for (const word of words) known.add(word);
		this.#words.set(brand, known);
	}
}
