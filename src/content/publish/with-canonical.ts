import { type JsonObject, objectAt, textAt } from '../ans/json.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { choosePath } from './choose-path.ts';
import { placementOf } from './placement.ts';
import type { Publication } from './publication.ts';

/**
 * The text of a work that other brands show too, with the address on its own brand: their pages name it as the canonical one. Undefined
 * for a work of one brand, whose text need not name its address, and for a work whose canonical address is elsewhere.
 */
export async function withCanonical(publication: Publication, work: IncomingDocument): Promise<string | undefined> {
	const { tables, sender } = publication;
	const own = sender.brand.id;
	const { document } = work;
	const isShared = Object.keys(objectAt(document, 'websites') ?? {}).some((brand) => brand !== own);
	if (!isShared || (textAt(document, 'canonical_website') ?? own) !== own) return undefined;
	const path = await choosePath(tables, placementOf(publication, sender.brand, work));
	const text: JsonObject = JSON.parse(work.text);
	return JSON.stringify({ ...text, canonical_url: path });
}
