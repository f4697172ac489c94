import type { Outcomes, Place } from '#platform/import-report';
import type { Problem } from '../ans/document.ts';
import type { PutResult } from '../publish/put-result.ts';

/** What happened to one document, or to a path that could not be read. */
export type ImportEvent =
	| {
			readonly kind: 'checked' | 'stored' | 'draft' | 'ignored';
			readonly place: Place;
			readonly why?: string;
			readonly notes?: readonly string[] | undefined;
			readonly repairs: readonly string[];
	  }
	| { readonly kind: 'aside'; readonly place: Place; readonly notes: readonly string[] }
	| { readonly kind: 'fragment'; readonly place: Place; readonly why: string }
	| { readonly kind: 'refused'; readonly place: Place; readonly code: string; readonly problems: readonly Problem[] }
	| { readonly kind: 'unreadable'; readonly place: Place; readonly why: string };

/** How a report counts documents. */
export const documentOutcomes: Outcomes<ImportEvent['kind']> = {
	checked: { label: 'would be stored', is: 'taken', whenAny: true },
	stored: { label: 'stored', is: 'taken' },
	draft: { label: 'stored as drafts', is: 'noted' },
	ignored: { label: 'already known or older', is: 'taken' },
	refused: { label: 'refused', is: 'refused' },
	fragment: { label: 'not documents', is: 'no-item' },
	unreadable: { label: 'unreadable', is: 'no-item' },
	aside: { label: 'left aside', is: 'taken', whenAny: true },
};

/** A document as the text that is put, where it was found, and what its conversion changed. */
export type PreparedDocument = { readonly place: Place; readonly text: string; readonly notes?: readonly string[] };

/** What a check finds without storing anything. */
export type Checked =
	| { readonly kind: 'checked'; readonly draftReason?: string | undefined; readonly repairs: readonly string[] }
	| Extract<PutResult, { kind: 'refused' }>;

/** What became of a document at its place. */
export function eventOf(result: PutResult | Checked, { place, notes }: Omit<PreparedDocument, 'text'>): ImportEvent {
	if (result.kind === 'refused') return { kind: 'refused', place, code: result.code, problems: result.problems };
	if (result.kind === 'ignored') return { kind: 'ignored', place, repairs: [] };
	const { kind, draftReason, repairs } = result;
	const why = draftReason === undefined ? undefined : `is a draft: ${draftReason}`;
	if (kind === 'checked') return { kind, place, repairs, notes: [...(notes ?? []), ...(why === undefined ? [] : [why])] };
	return why === undefined ? { kind: 'stored', place, notes, repairs } : { kind: 'draft', place, notes, repairs, why };
}
