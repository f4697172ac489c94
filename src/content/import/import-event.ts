import type { Outcomes, Place } from '#platform/import-report';
import type { Problem } from '../ans/document.ts';
import type { PutResult } from '../publish/put-result.ts';

/** What happened to one document, or to a path that could not be read. */
export type ImportEvent =
	| { readonly kind: 'stored' | 'draft' | 'ignored'; readonly place: Place; readonly why?: string; readonly repairs: readonly string[] }
	| { readonly kind: 'fragment'; readonly place: Place; readonly why: string }
	| { readonly kind: 'refused'; readonly place: Place; readonly code: string; readonly problems: readonly Problem[] }
	| { readonly kind: 'unreadable'; readonly place: Place; readonly why: string };

/** How a report counts documents. */
export const documentOutcomes: Outcomes<ImportEvent['kind']> = {
	stored: { label: 'stored', is: 'taken' },
	draft: { label: 'stored as drafts', is: 'noted' },
	ignored: { label: 'already known or older', is: 'taken' },
	refused: { label: 'refused', is: 'refused' },
	fragment: { label: 'not documents', is: 'no-item' },
	unreadable: { label: 'unreadable', is: 'no-item' },
};

/** What became of a document at its place. */
export function eventOf(result: PutResult, place: Place): ImportEvent {
	if (result.kind === 'refused') return { kind: 'refused', place, code: result.code, problems: result.problems };
	if (result.kind === 'ignored') return { kind: 'ignored', place, repairs: [] };
	const { draftReason, repairs } = result;
	return draftReason === undefined
		? { kind: 'stored', place, repairs }
		: { kind: 'draft', place, repairs, why: `is a draft: ${draftReason}` };
}
