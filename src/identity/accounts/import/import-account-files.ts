import type { Brand } from '#brands';
import type { Outcomes, ReportedEvent, ReportedPlace } from '#platform/import-report';
import { type JsonValueText, readJsonValues } from '#platform/json-stream';
import type { AccountImport } from './account-import.ts';

/** How the report of an import counts the results of lines. */
export const accountImportOutcomes = {
	stored: { label: 'stored', is: 'taken' },
	known: { label: 'already here', is: 'taken' },
	refused: { label: 'refused', is: 'refused' },
	unreadable: { label: 'unreadable', is: 'failed' },
} as const satisfies Outcomes<string>;

export type AccountImportEvent = ReportedEvent<keyof typeof accountImportOutcomes>;

/** The files to import, and how. */
export type AccountFiles = {
	readonly accountImport: AccountImport;
	readonly brand: Brand;
	readonly paths: readonly string[];
	/** Called between batches; true ends the import. Another run skips the readers that are stored. */
	readonly stopped: () => boolean;
};

/** Small enough not to delay sign-ins: the embedded database runs one transaction at a time. */
const batchSize = 100;
/** Characters of a line at most; more than any valid reader needs. */
const longestLine = 2_000_000;

/** Imports files of any size, with a reader on each line, in batches, and yields an event for each line. A bad line or file does not stop the others. */
export async function* importAccountFiles(options: AccountFiles): AsyncGenerator<AccountImportEvent> {
	for (const file of options.paths) {
		if (options.stopped()) return;
		yield* importAccountFile(file, options);
	}
}

type Line = { readonly place: ReportedPlace; readonly text: string };

async function* importAccountFile(file: string, options: AccountFiles): AsyncGenerator<AccountImportEvent> {
	const batch: Line[] = [];
	for await (const line of linesOf(file)) {
		if ('kind' in line) yield line;
		else batch.push(line);
		if (batch.length >= batchSize) yield* importBatch(batch.splice(0), options);
		if (options.stopped()) break;
	}
	yield* importBatch(batch, options);
}

async function* linesOf(file: string): AsyncGenerator<Line | AccountImportEvent> {
	let number = 0;
	try {
		for await (const value of readJsonValues(file, longestLine)) {
			number += 1;
			yield lineOf(value, { file, number });
		}
	} catch (error) {
		yield { kind: 'unreadable', place: { file, number }, why: error instanceof Error ? error.message : String(error) };
	}
}

function lineOf(value: JsonValueText, place: ReportedPlace): Line | AccountImportEvent {
	if (value.kind === 'text') return { place, text: value.text };
	return { kind: 'unreadable', place, why: `has ${value.characters} characters, more than a reader may have` };
}

async function* importBatch(batch: readonly Line[], { accountImport, brand }: AccountFiles): AsyncGenerator<AccountImportEvent> {
	if (batch.length === 0) return;
	const results = await accountImport.importLines(
		brand,
		batch.map(({ text }) => text),
	);
	for (const [index, result] of results.entries()) {
		const place = batch[index]?.place;
		if (place) yield { ...result, place: 'id' in result ? { ...place, id: result.id } : place };
	}
}
