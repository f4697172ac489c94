import { dateIn } from '#brands';
import type { LegalText, LegalTextId } from '../../contract/contract.ts';
import { legalTextSchema } from '../../data-documents/legal-text/legal-text-schema.ts';
import { textInForce } from '../../data-documents/legal-text/text-in-force.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const legalTexts = validDocumentsOf('legal-text', legalTextSchema);

/** A legal text with the version that is in force today; undefined when the brand has none. */
export async function legalText(context: QueryContext, id: LegalTextId): Promise<LegalText | undefined> {
	const documents = await legalTexts(context);
	const document = documents.find(({ _id }) => _id === id);
	return document && textInForce(document, dateIn(context.brand.timeZone, context.now));
}
