import type { Brand } from '#brands';
import { foldText } from '../ans/fold-text.ts';
import type { JsonObject } from '../ans/json.ts';
import { type SearchText, searchText } from '../ans/search-text.ts';
import { termsOf } from '../ans/terms.ts';
import { cardSource } from './card-source.ts';
import type { Incoming } from './incoming.ts';
import type { Sender } from './sender.ts';
import { type Window, windowOf } from './window.ts';

/** A work as one brand shows it: what is written for its lists, its search and its page. */
export type Placement = {
	readonly brand: Brand;
	/** The brand whose document it is. */
	readonly owner: string;
	readonly id: string;
	readonly revision: string;
	readonly document: JsonObject;
	readonly window: Window;
	readonly terms: readonly string[];
	readonly card: JsonObject;
	/** Folded, as search compares. */
	readonly text: SearchText;
};

export function placementOf(brand: Brand, sender: Sender, work: Incoming, receivedAt: Date): Placement {
	const { document } = work;
	const { a, b, c } = searchText(document);
	return {
		brand,
		owner: sender.brand.id,
		id: work.id,
		revision: work.revision.hash,
		document,
		window: windowOf(document, receivedAt),
		terms: termsOf(document, brand.id),
		card: cardSource(document, brand.id),
		text: { a: foldText(a), b: foldText(b), c: foldText(c) },
	};
}

/** The sections that a work is in, what lies above them included. */
export const sectionsOf = (terms: readonly string[]): readonly string[] =>
	terms.filter((term) => term.startsWith('section:')).map((term) => term.slice('section:'.length));
