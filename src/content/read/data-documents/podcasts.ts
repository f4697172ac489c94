import { readPicture } from '../../ans/picture/read-picture.ts';
import type { Podcast } from '../../contract/contract.ts';
import { type PodcastDocument, podcastSchema } from '../../data-documents/podcast/podcast-schema.ts';
import { readSource } from '../../data-documents/source-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const podcastDocuments = validDocumentsOf('podcast', podcastSchema);

/** The shows of the brand, in their order, then by title. */
export async function podcasts(context: QueryContext): Promise<readonly Podcast[]> {
	const documents = inOrder(context, await podcastDocuments(context), ({ title }) => title);
	return documents.map((document) => podcastOf(document, context));
}

function podcastOf(document: PodcastDocument, context: QueryContext): Podcast {
	const { _id: slug, title, text, author, email, category, explicit, schedule, source } = document;
	const picture = readPicture(document.promo_items?.basic, context.readContext);
	return {
		slug,
		title,
		text,
		author,
		category,
		explicit,
		source: readSource(source),
		...(email && { email }),
		...(schedule && { schedule }),
		...(picture && { picture }),
	};
}
