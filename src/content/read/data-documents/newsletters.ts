import { readPicture } from '../../ans/picture/read-picture.ts';
import type { Newsletter } from '../../contract/contract.ts';
import { type NewsletterDocument, newsletterSchema } from '../../data-documents/newsletter/newsletter-schema.ts';
import { readSource } from '../../data-documents/source-schema.ts';
import { sectionTree } from '../cached-documents.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const newsletterDocuments = validDocumentsOf('newsletter', newsletterSchema);

/** The newsletters of the brand, in their order, then by title. */
export async function newsletters(context: QueryContext): Promise<readonly Newsletter[]> {
	const documents = inOrder(context, await newsletterDocuments(context), ({ title }) => title);
	return Promise.all(documents.map((document) => newsletterOf(document, context)));
}

async function newsletterOf(document: NewsletterDocument, context: QueryContext): Promise<Newsletter> {
	const { _id: slug, title, text, schedule, source } = document;
	const section = document.section === undefined ? undefined : (await sectionTree(context)).section(document.section);
	const picture = readPicture(document.promo_items?.basic, context.readContext);
	return {
		slug,
		title,
		text,
		schedule,
		source: readSource(source),
		...(section && { section: { id: section.id, name: section.name } }),
		...(picture && { picture }),
	};
}
