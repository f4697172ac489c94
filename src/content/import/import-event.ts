import type { Outcomes, ReportedPlace } from '#platform/import-report';
import type { Problem } from '../ans/document.ts';
import { draftNote, isDraftNote } from '../convert/converted.ts';
import type { CheckResult } from '../publish/bulk/check-all.ts';
import type { PutResult } from '../publish/put-result.ts';
import { notesOnPictures } from './picture-addresses.ts';

/** What happened to one document, or to a path that could not be read. */
export type ImportEvent =
	| {
			readonly kind: 'checked' | 'checked-draft' | 'checked-moved' | 'stored' | 'moved' | 'draft' | 'ignored';
			readonly place: ReportedPlace;
			readonly why?: string;
			readonly notes?: readonly string[] | undefined;
			readonly repairs: readonly string[];
	  }
	| { readonly kind: 'aside'; readonly place: ReportedPlace; readonly notes: readonly string[] }
	| { readonly kind: 'fragment'; readonly place: ReportedPlace; readonly why: string }
	| { readonly kind: 'refused'; readonly place: ReportedPlace; readonly code: string; readonly problems: readonly Problem[] }
	| { readonly kind: 'unreadable' | 'missing-picture'; readonly place: ReportedPlace; readonly why: string };

/** How a report counts documents. */
export const documentOutcomes: Outcomes<ImportEvent['kind']> = {
	checked: { label: 'would be stored', is: 'taken', whenAny: true },
	'checked-moved': { label: 'would be stored at a new address', is: 'noted', whenAny: true },
	'checked-draft': { label: 'would be stored as drafts', is: 'noted', whenAny: true },
	stored: { label: 'stored', is: 'taken' },
	moved: { label: 'stored at a new address', is: 'noted', whenAny: true },
	draft: { label: 'stored as drafts', is: 'noted' },
	ignored: { label: 'already known or older', is: 'taken' },
	refused: { label: 'refused', is: 'refused' },
	fragment: { label: 'not documents', is: 'no-item' },
	unreadable: { label: 'unreadable', is: 'failed' },
	'missing-picture': { label: 'pictures missing', is: 'no-item', whenAny: true },
	aside: { label: 'left aside', is: 'taken', whenAny: true },
};

/** A document as the text that is put, where it was found, what its conversion changed, and the address that it cannot keep. */
export type PreparedDocument = {
	readonly place: ReportedPlace;
	readonly text: string;
	readonly notes?: readonly string[];
	readonly lostAddress?: string | undefined;
	/** The addresses of its pictures at other sites. */
	readonly pictures?: readonly string[];
};

/** What became of a document at its place. */
export function eventOf(result: PutResult | CheckResult, document: Omit<PreparedDocument, 'text'>): ImportEvent {
	const { place, pictures = [] } = document;
	const notes = [...(document.notes ?? []), ...notesOnPictures(pictures)];
	if (result.kind === 'refused') return { kind: 'refused', place, code: result.code, problems: result.problems };
	if (result.kind === 'ignored') return { kind: 'ignored', place, repairs: [] };
	const isChecked = result.kind === 'checked';
	const about = { place, notes, repairs: result.repairs };
	if (result.draftReason !== undefined)
		return { kind: isChecked ? 'checked-draft' : 'draft', ...about, why: notes.find(isDraftNote) ?? draftNote(result.draftReason) };
	if (document.lostAddress === undefined) return { kind: result.kind, ...about };
	const moved = `cannot keep its address ${document.lostAddress}`;
	return isChecked
		? { kind: 'checked-moved', ...about, why: `${moved}: it gets a new one` }
		: { kind: 'moved', ...about, why: `${moved}: it is at ${result.path}` };
}
