import type { ReportedPlace } from '#platform/import-report';
import { type JsonValueText, readJsonValuesFrom } from '#platform/json-stream';
import { type JsonObject, textAt } from '../ans/json.ts';
import { typeOf } from '../documents/incoming-document.ts';
import { unpack } from '../documents/unpack.ts';
import { completeDocument, type ImportTarget } from './complete-document.ts';
import { type JsonFile, jsonFilesAt } from './find-files.ts';
import { foreignXml } from './foreign-xml.ts';
import type { ImportEvent, PreparedDocument } from './import-event.ts';
import { notesOnLostPictures, pictureAddresses } from './picture-addresses.ts';

/** Longest JSON value that is read at once, in characters. A list of results has many documents. */
const maxLength = 64_000_000;

/** Reads the ANS documents of a file, or of those in an archive, and completes them. What cannot be read is reported. */
export async function* documentsAt(path: string, target: ImportTarget): AsyncGenerator<ImportEvent | PreparedDocument> {
	try {
		for await (const file of jsonFilesAt(path)) yield* documentsOfFile(file, target);
	} catch (error) {
		yield unreadable({ file: path, number: 0 }, error);
	}
}

async function* documentsOfFile({ name: file, open }: JsonFile, target: ImportTarget): AsyncGenerator<ImportEvent | PreparedDocument> {
	let number = 0;
	try {
		for await (const value of readJsonValuesFrom(await open(), file, maxLength)) {
			if (number === 0 && value.kind === 'text' && value.text.startsWith('<')) throw new Error(await foreignXml(await open()));
			for (const atPlace of documentsOfValue(value, target)) {
				number += 1;
				yield atPlace({ file, number });
			}
		}
		if (number === 0) yield { kind: 'fragment', place: { file, number }, why: 'holds no document' };
	} catch (error) {
		yield unreadable({ file, number }, error);
	}
}

const unreadable = (place: ReportedPlace, error: unknown): ImportEvent => ({
	kind: 'unreadable',
	place,
	why: error instanceof Error ? error.message : String(error),
});

/** The documents of a value, as functions of their place in the file. */
function* documentsOfValue(
	value: JsonValueText,
	target: ImportTarget,
): Generator<(place: ReportedPlace) => ImportEvent | PreparedDocument> {
	if (value.kind === 'too-long') {
		yield (place) => ({ kind: 'unreadable', place, why: `has ${value.characters} characters, more than are read at once` });
		return;
	}
	const json = parse(value.text);
	// A text that is not JSON is put as it is, and refused with the reason.
	if (json === undefined) yield (place) => ({ place, text: value.text });
	else
		for (const found of unpack(json))
			yield (place) =>
				found.kind === 'fragment' ? { ...found, place } : prepare(place, found.document, { text: value.text, json, target });
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Where a document was found: the text that held it, and that text as JSON. */
type DocumentOrigin = { readonly text: string; readonly json: unknown; readonly target: ImportTarget };

/** Completes a document. A text that holds one complete document is put as it was written, byte for byte. */
function prepare(place: ReportedPlace, document: JsonObject, { text, json, target }: DocumentOrigin): PreparedDocument {
	const complete = completeDocument(document, target);
	return {
		place: { ...place, id: textAt(complete, '_id'), type: typeOf(complete), title: titleOf(complete) },
		text: complete === json ? text : JSON.stringify(complete),
		notes: notesOnLostPictures(complete),
		pictures: [...pictureAddresses(complete)],
	};
}

const titleOf = (document: JsonObject): string | undefined => textAt(document, 'headlines', 'basic') ?? textAt(document, 'name');
