// Documents that were converted from the export of another system, ready to be put.

import { textAt } from '../ans/json.ts';
import type { ConvertedItem } from '../convert/converted.ts';
import { typeOf } from '../documents/incoming-document.ts';
import { completeDocument, type ImportTarget } from './complete-document.ts';
import type { ImportEvent, PreparedDocument } from './import-event.ts';
import { notesOnLostPictures, pictureAddresses } from './picture-addresses.ts';

/** Completes converted documents, and reports what was not converted and why. */
export async function* convertedDocuments(
	items: AsyncIterable<ConvertedItem>,
	target: ImportTarget,
): AsyncGenerator<ImportEvent | PreparedDocument> {
	let number = 0;
	for await (const found of items) {
		number += 1;
		yield found.kind === 'item'
			? eventOrDocument(found, number, target)
			: { kind: 'unreadable', place: { file: found.file, number: 0 }, why: found.why };
	}
	if (number === 0) yield { kind: 'fragment', place: { file: 'the export', number: 0 }, why: 'holds nothing to import' };
}

function eventOrDocument(
	{ file, item }: Extract<ConvertedItem, { kind: 'item' }>,
	number: number,
	target: ImportTarget,
): ImportEvent | PreparedDocument {
	const place = { file, number, title: item.title };
	switch (item.kind) {
		case 'document': {
			const document = completeDocument(item.document, target);
			const { lostAddress } = item;
			const notes = [...item.notes, ...notesOnLostPictures(document)];
			const about = { place: { ...place, id: textAt(document, '_id'), type: typeOf(document) }, notes, lostAddress };
			return { ...about, text: JSON.stringify(document), pictures: [...pictureAddresses(document)] };
		}
		case 'refused':
			return { kind: 'refused', code: 'NOT_CONVERTED', place: { ...place, type: item.type }, problems: [{ path: '$', message: item.why }] };
		case 'aside':
			return { kind: 'aside', place: { ...place, type: item.type }, notes: item.notes };
	}
}
