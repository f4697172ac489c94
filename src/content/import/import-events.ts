// What an import reports, and what passes between its steps.
import type { Outcomes, Place } from '#platform/import-report';
import type { Problem } from '../ans/document.ts';
import type { PutResult } from '../publish/publisher.ts';

/** What happened to one document, or to a path that could not be read. */
export type ImportEvent =
	| { readonly kind: 'checked' | 'stored' | 'ignored'; readonly place: Place; readonly notes?: readonly string[] | undefined }
	| { readonly kind: 'fragment'; readonly place: Place; readonly why?: string }
	| { readonly kind: 'aside'; readonly place: Place; readonly notes: readonly string[] }
	| { readonly kind: 'refused'; readonly place: Place; readonly code: string; readonly problems: readonly Problem[] }
	| { readonly kind: 'unreadable'; readonly place: Place; readonly why: string };

/** How a report counts documents. */
export const documentOutcomes: Outcomes<ImportEvent['kind']> = {
	checked: { label: 'would be stored', is: 'taken', whenAny: true },
	stored: { label: 'stored', is: 'taken' },
	ignored: { label: 'already known or older', is: 'taken' },
	refused: { label: 'refused', is: 'refused' },
	fragment: { label: 'not documents', is: 'no-item' },
	unreadable: { label: 'unreadable', is: 'no-item' },
	aside: { label: 'left aside', is: 'taken', whenAny: true },
};

/** A document as the text that is put, where it was found, and what its conversion changed. */
export type PreparedDocument = { readonly place: Place; readonly text: string; readonly notes?: readonly string[] };

/** What a check finds without storing anything. */
export type Checked = { readonly kind: 'checked' } | Extract<PutResult, { kind: 'refused' }>;
