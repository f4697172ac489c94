import { readPicture } from '../../ans/picture/read-picture.ts';
import type { CallQuestion, OpenCall } from '../../contract/contract.ts';
import { type CallDocument, callSchema } from '../../data-documents/call/call-schema.ts';
import { bytesOf, type QuestionDocument } from '../../data-documents/call/question-schema.ts';
import { readSource } from '../../data-documents/source-schema.ts';
import { pagesAt } from '../pages-at.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const callDocuments = validDocumentsOf('call', callSchema);

/** The calls for participants of the brand, open or not, in their order, then by title. */
export async function openCalls(context: QueryContext): Promise<readonly OpenCall[]> {
	const documents = inOrder(context, await callDocuments(context), ({ title }) => title);
	const programmes = documents.flatMap(({ programme }) => programme ?? []);
	const pages = await pagesAt(context, programmes);
	return documents.map((document) => openCallOf(document, pages, context));
}

function openCallOf(document: CallDocument, pages: ReadonlySet<string>, context: QueryContext): OpenCall {
	const { _id: slug, title, text, programme, place, dates, requirements, consent, source } = document;
	const picture = readPicture(document.promo_items?.basic, context.readContext);
	return {
		slug,
		title,
		paragraphs: text
			.split('\n')
			.map((line) => line.trim())
			.filter(Boolean),
		opensAt: new Date(document.opens),
		closesAt: new Date(document.closes),
		requirements,
		questions: document.questions.map(questionOf),
		consent,
		source: readSource(source),
		...(programme !== undefined && pages.has(programme) && { programme }),
		...(place !== undefined && { place }),
		...(dates !== undefined && { dates }),
		...(picture && { picture }),
	};
}

function questionOf(document: QuestionDocument): CallQuestion {
	const { id, label, hint, required: isRequired } = document;
	const asked = { id, label, isRequired, ...(hint !== undefined && { hint }) };
	switch (document.kind) {
		case 'short-text':
		case 'long-text':
			return { ...asked, kind: document.kind, maxLength: document.max_length };
		case 'choice':
			return { ...asked, kind: document.kind, options: document.options };
		case 'file':
			return { ...asked, kind: document.kind, accepts: document.accepts, maxBytes: bytesOf(document) };
		default:
			return { ...asked, kind: document.kind };
	}
}
