import type { Brand } from '#brands';
import type { JsonObject } from '../ans/json.ts';
import { isForRegistered } from '../ans/labels/for-registered.ts';
import { type SearchText, searchText } from '../ans/search-text.ts';
import { termsOf } from '../ans/terms.ts';
import { foldText } from '../ans/text/fold-text.ts';
import { cardSource } from './card-source.ts';
import type { Incoming } from './incoming.ts';
import { opening } from './opening.ts';
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
	// Found by what anybody may read: a search for a phrase must not tell what stands behind the wall.
	const isOpen = !isForRegistered(document, brand.accounts.registrationCodes);
	const { a, b, c } = searchText(isOpen ? document : opening(document, brand.id));
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
