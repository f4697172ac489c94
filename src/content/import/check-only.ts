import { systemClock } from '#platform/clock';
import { kindsOf } from '../ans/repair/document-repair.ts';
import { acceptDocument } from '../documents/accept-document.ts';
import { DocumentRefusal } from '../documents/document-refusal.ts';
import type { Checked } from './import-event.ts';

/** Checks a document as publishing does, without the database: whether its address is taken is not known. */
export function checkOnly(text: string): Checked {
	try {
		const { draftReason, repairs } = acceptDocument(text, systemClock()).incoming;
		return { kind: 'checked', draftReason, repairs: kindsOf(repairs) };
	} catch (error) {
		if (error instanceof DocumentRefusal) return { kind: 'refused', code: error.code, problems: error.problems };
		throw error;
	}
}
