import { readPicture } from '../../ans/picture/read-picture.ts';
import type { Ad } from '../../contract/contract.ts';
import { type AdDocument, adSchema } from '../../data-documents/ad/ad-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const adDocuments = validDocumentsOf('ad', adSchema);

/** The ads of lists of documents: each page reads them, and a list is another one as soon as a document changes. */
const adsOf = new WeakMap<readonly AdDocument[], readonly Ad[]>();

/** The ads of the brand, in their order, then by title. */
export async function ads(context: QueryContext): Promise<readonly Ad[]> {
	const documents = await adDocuments(context);
	const known = adsOf.get(documents) ?? inOrder(context, documents, ({ title }) => title).map((document) => adOf(document, context));
	adsOf.set(documents, known);
	return known;
}

function adOf({ promo_items, ...document }: AdDocument, { readContext }: QueryContext): Ad {
	const { _id: id, kicker, title, text, action, href, advertiser, sections } = document;
	const picture = readPicture(promo_items?.basic, readContext);
	return { id, kicker, title, text, action, href, advertiser, sections, ...(picture && { picture }) };
}
