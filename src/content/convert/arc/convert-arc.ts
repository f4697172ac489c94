// Converts answers of the content, site and author services of Arc XP, saved as files, into documents of one website.
import { type JsonValueText, readJsonValues } from '#platform/json-stream';
import { type JsonObject, textAt } from '../../ans/json.ts';
import { typeOf } from '../../documents/incoming-document.ts';
import { type Unpacked, unpack } from '../../documents/unpack.ts';
import { aside, type ConversionTarget, type Converted, type ConvertedItem } from '../converted.ts';
import { itemsOfFile } from '../items-of-file.ts';
import { onWebsite } from './on-website.ts';

/** Longest answer that is read at once, in characters. */
const maxLength = 64_000_000;

/**
 * The three passes of the import. Sections and authors come first, so that stories find them; redirects come last, so that none takes the
 * address of a story.
 */
const order = ['structure', 'content', 'redirects'] as const;
type Turn = (typeof order)[number];

const structure: ReadonlySet<string> = new Set(['section', 'link', 'author', 'tag']);

/**
 * Converts the files of one organization, whatever their names. Each pass reads every file that has something for it. The first pass also
 * reports the parts of the files that are not documents.
 */
export async function* convertArc(files: readonly string[], target: ConversionTarget): AsyncGenerator<ConvertedItem> {
	const turnsOf = new Map<string, Set<Turn>>();
	for (const turn of order)
		for (const file of files) {
			const turns = turnsOf.get(file) ?? new Set<Turn>();
			turnsOf.set(file, turns);
			if (turn === 'structure' || turns.has(turn)) yield* itemsOfFile(file, convertFile(file, { turn, turns, target }));
		}
}

type Reading = { readonly turn: Turn; readonly turns: Set<Turn>; readonly target: ConversionTarget };

/** The documents of a file that belong to a pass. The first pass notes for which other passes the file has documents. */
async function* convertFile(file: string, { turn, turns, target }: Reading): AsyncGenerator<Converted> {
	for await (const value of readJsonValues(file, maxLength)) {
		for (const found of documentsOf(value)) {
			const itsTurn = found.kind === 'document' ? turnOf(found.document) : 'structure';
			turns.add(itsTurn);
			if (itsTurn !== turn) continue;
			yield found.kind === 'document' ? convertDocument(found.document, target) : notConverted(found);
		}
	}
}

/** The documents of an answer, and the reason for each part that is not a document. `broken`: the text is no answer of these services. */
function documentsOf(value: JsonValueText): readonly (Unpacked | { readonly kind: 'broken'; readonly why: string })[] {
	if (value.kind === 'too-long') return [{ kind: 'broken', why: `has ${value.characters} characters, more than are read at once` }];
	try {
		return unpack(JSON.parse(value.text));
	} catch {
		return [{ kind: 'broken', why: 'is no JSON: get the answer again' }];
	}
}

const notConverted = ({ kind, why }: { readonly kind: 'fragment' | 'broken'; readonly why: string }): Converted =>
	kind === 'broken' ? { kind: 'refused', type: 'answer', title: '', notes: [], why } : aside('answer', '', why);

function turnOf(document: JsonObject): Turn {
	const type = typeOf(document) ?? '';
	if (type === 'redirect') return 'redirects';
	return structure.has(type) ? 'structure' : 'content';
}

function convertDocument(given: JsonObject, target: ConversionTarget): Converted {
	const title =
		textAt(given, 'headlines', 'basic') ?? textAt(given, 'name') ?? textAt(given, 'canonical_url') ?? textAt(given, '_id') ?? '';
	const document = onWebsite(given, target);
	if (typeof document === 'string') return aside(typeOf(given) ?? '', title, document);
	return { kind: 'document', title, notes: [], document };
}
