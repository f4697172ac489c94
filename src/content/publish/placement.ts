import type { Brand } from '#brands';
import type { JsonObject } from '../ans/json.ts';
import { type SearchText, searchText } from '../ans/search-text.ts';
import { termsOf } from '../ans/terms.ts';
import { foldText } from '../ans/text/clean-text.ts';
import { cardSource } from '../documents/card-source.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { publicPart } from '../documents/public-part.ts';
import { type VisibilityWindow, visibilityOf } from '../documents/visibility.ts';
import type { Publication } from './publication.ts';

/** A work on one brand: everything that is written for its lists, its search entry and its page. */
export type Placement = {
	readonly brand: Brand;
	/** The brand whose document it is. */
	readonly owner: string;
	readonly id: string;
	readonly revision: string;
	readonly document: JsonObject;
	readonly window: VisibilityWindow;
	readonly terms: readonly string[];
	/** The part of the document that the card is read from. */
	readonly card: JsonObject;
	/** The words for search, folded. */
	readonly text: SearchText;
};

export function placementOf({ sender, now }: Publication, brand: Brand, work: IncomingDocument): Placement {
	const { document } = work;
	// Only public text is indexed: a search for a phrase must not reveal what is behind the wall, also of works inside this one.
	const { a, b, c } = searchText(publicPart(document, { brand: brand.id, registrationCodes: brand.accounts.registrationCodes }));
	return {
		brand,
		owner: sender.brand.id,
		id: work.id,
		revision: work.revision.hash,
		document,
		window: visibilityOf(document, now),
		terms: termsOf(document, brand.id),
		card: cardSource(document, brand.id),
		text: { a: foldText(a), b: foldText(b), c: foldText(c) },
	};
}

/** The sections among the terms of a work, ancestors included. */
export const sectionsOf = (terms: readonly string[]): readonly string[] =>
	terms.filter((term) => term.startsWith('section:')).map((term) => term.slice('section:'.length));
