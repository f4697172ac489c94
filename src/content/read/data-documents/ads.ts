import { readPicture } from '../../ans/picture/read-picture.ts';
import type { Ad } from '../../contract/contract.ts';
import { adSchema } from '../../data-documents/ad/ad-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const adDocuments = validDocumentsOf('ad', adSchema);

/** The ads of the brand, in their order, then by title. */
export async function ads(context: QueryContext): Promise<readonly Ad[]> {
	const documents = inOrder(context, await adDocuments(context), ({ title }) => title);
	return documents.map(({ _id: id, kicker, title, text, action, href, advertiser, sections, promo_items }) => {
		const picture = readPicture(promo_items?.basic, context.readContext);
		return { id, kicker, title, text, action, href, advertiser, sections, ...(picture && { picture }) };
	});
}
