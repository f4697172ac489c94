import { LRUCache } from 'lru-cache';
import { isObject, type JsonObject, objectAt } from '../ans/json.ts';
import { readCard } from '../ans/read-card.ts';
import type { ReadContext } from '../ans/read-context.ts';
import type { Card } from '../contract/contract.ts';
import type { CardRow, Placed, Reading } from './reading.ts';

/**
 * Reads cards, each revision once as long as it is asked for: a cover has sixty of them, mostly those of the cover before.
 * The key holds all that a card depends on but the rules of reading, which only a new process changes.
 */
export class CardReader {
	readonly #read = new LRUCache<string, Card>({ max: 5_000 });

	/** The card of a work that was read before. */
	known(work: Placed, { brand }: ReadContext): Card | undefined {
		return this.#read.get(keyOf(work, brand));
	}

	read(row: CardRow, context: ReadContext): Card {
		const { brand } = context;
		const card = readCard(placedAt(cardSource(row), brand, row.path), context);
		this.#read.set(keyOf(row, brand), card);
		return card;
	}
}

function keyOf({ id, revision, path, overrides }: Placed, brand: string): string {
	return `${brand}\n${id}\n${revision}\n${path}${overrides ? `\n${JSON.stringify(overrides)}` : ''}`;
}

/** The cards of works, in their order. Only what this process has not read yet is fetched. */
export async function cardsOf(reading: Reading, works: readonly Placed[]): Promise<readonly Card[]> {
	const cards = works.map((work) => reading.cards.known(work, reading.context) ?? readCardOf(reading, work));
	return (await Promise.all(cards)).filter((card) => card !== undefined);
}

async function readCardOf(reading: Reading, work: Placed): Promise<Card | undefined> {
	const row = await cardRow(reading, work);
	return row && reading.cards.read(row, reading.context);
}

/** What the card of a work is read from, as it is now; undefined should the work have gone meanwhile. */
export async function cardRow({ load }: Pick<Reading, 'load'>, { id, overrides }: Placed): Promise<CardRow | undefined> {
	const row = await load.card(id);
	return row && { ...row, ...(overrides && { overrides }) };
}

/** The part of the document that a card shows. What the newsroom wrote for this place stands before the work's own words and picture. */
export function cardSource({ card, overrides = {} }: CardRow): JsonObject {
	const own = isObject(card) ? card : {};
	const merged = Object.entries(overrides).map(
		([key, value]) => [key, { ...objectAt(own, key), ...objectAt({ value }, 'value') }] as const,
	);
	return { ...own, ...Object.fromEntries(merged) };
}

/** The document with the address that it has on a brand, be it the sender's or made for it. */
export function placedAt(document: JsonObject, brand: string, path: string): JsonObject {
	const websites = objectAt(document, 'websites') ?? {};
	return { ...document, websites: { ...websites, [brand]: { ...objectAt(websites, brand), website_url: path } } };
}
