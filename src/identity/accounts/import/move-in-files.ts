import type { Brand } from '#brands';
import type { Outcomes, Place, ReportedEvent } from '#platform/import-report';
import { type Piece, readPieces } from '#platform/json-stream';
import type { MoveIn } from './move-in.ts';

/** How a report counts readers. */
export const readerOutcomes = {
	stored: { label: 'stored', is: 'taken' },
	known: { label: 'already here', is: 'taken' },
	refused: { label: 'refused', is: 'refused' },
	unreadable: { label: 'unreadable', is: 'unread' },
} as const satisfies Outcomes<string>;

export type MoveInEvent = ReportedEvent<keyof typeof readerOutcomes>;

export type MoveInFiles = {
	readonly moveIn: MoveIn;
	readonly brand: Brand;
	readonly paths: readonly string[];
	/** Asked between batches; who is stored is known when the import is run again. */
	readonly stopped: () => boolean;
};

/** Few enough to hold up nobody who signs in meanwhile: the embedded database does one thing at a time. */
const batchSize = 100;
/** In characters. A reader with everything that is allowed has fewer. */
const longestLine = 2_000_000;

/** Reads files of any size, a reader a line, and takes them in batches. A bad line, or a bad file, stops none of the others. */
export async function* moveInFiles(options: MoveInFiles): AsyncGenerator<MoveInEvent> {
	for (const file of options.paths) {
		if (options.stopped()) return;
		yield* moveInFile(file, options);
	}
}

type Line = { readonly place: Place; readonly text: string };

async function* moveInFile(file: string, options: MoveInFiles): AsyncGenerator<MoveInEvent> {
	const batch: Line[] = [];
	for await (const read of linesOf(file)) {
		if ('kind' in read) yield read;
		else batch.push(read);
		if (batch.length >= batchSize) yield* take(batch.splice(0), options);
		if (options.stopped()) break;
	}
	yield* take(batch, options);
}

async function* linesOf(file: string): AsyncGenerator<Line | MoveInEvent> {
	let number = 0;
	try {
		for await (const piece of readPieces(file, longestLine)) {
			number += 1;
			yield lineOf(piece, { file, number });
		}
	} catch (error) {
		yield { kind: 'unreadable', place: { file, number }, why: error instanceof Error ? error.message : String(error) };
	}
}

function lineOf(piece: Piece, place: Place): Line | MoveInEvent {
	if (piece.kind === 'text') return { place, text: piece.text };
	return { kind: 'unreadable', place, why: `has ${piece.characters} characters, more than a reader may have` };
}

async function* take(batch: readonly Line[], { moveIn, brand }: MoveInFiles): AsyncGenerator<MoveInEvent> {
	if (batch.length === 0) return;
	const results = await moveIn.takeAll(
		brand,
		batch.map(({ text }) => text),
	);
	for (const [index, result] of results.entries()) {
		const place = batch[index]?.place;
		if (place) yield { ...result, place: 'id' in result ? { ...place, id: result.id } : place };
	}
}
