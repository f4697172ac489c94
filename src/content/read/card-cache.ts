import { LRUCache } from 'lru-cache';
import { lruSize } from '#platform/memory/lru-size';
import { readCard } from '../ans/read-card.ts';
import type { ReadContext } from '../ans/read-context.ts';
import type { Card } from '../contract/contract.ts';
import { type CardRow, cardDocument, type PlacedWork, withAddress } from './placed-work.ts';

/**
 * Caches the cards of works: a cover has about sixty, and most were on the cover before. The cache key has everything that a card
 * depends on, except the rules for reading ANS, which only change with the program.
 */
export class CardCache {
	readonly #cards = new LRUCache<string, Card>(lruSize(5_000));
	/** The cards of whole lists, by the very list that the process keeps: a home has some twenty, with more works than it shows. */
	readonly #lists = new LRUCache<readonly PlacedWork[], readonly Card[]>(lruSize(300));

	/** The cached card of a work. */
	get(work: PlacedWork, { brand }: ReadContext): Card | undefined {
		return this.#cards.get(cacheKey(work, brand));
	}

	/** The cards of the works of a list that was read before. */
	getAll(works: readonly PlacedWork[]): readonly Card[] | undefined {
		return this.#lists.get(works);
	}

	/** Caches the cards of all works of a list, which nobody may change. */
	keepAll(works: readonly PlacedWork[], cards: readonly Card[]): void {
		this.#lists.set(works, cards);
	}

	/** Reads the card of a work and caches it. */
	read(row: CardRow, context: ReadContext): Card {
		const { brand } = context;
		const card = readCard(withAddress(cardDocument(row), brand, row.path), context);
		this.#cards.set(cacheKey(row, brand), card);
		return card;
	}
}

function cacheKey({ id, revision, path, overrides }: PlacedWork, brand: string): string {
	return `${brand}\n${id}\n${revision}\n${path}${overrides ? `\n${JSON.stringify(overrides)}` : ''}`;
}
