import { systemClock } from '#platform/clock';
import { acceptDocument } from '../documents/accept-document.ts';
import { DocumentRefusal } from '../documents/document-refusal.ts';
import type { Checked } from './import-events.ts';

/** Checks a document as publishing does, without the database: whether its address is taken is not known. */
export function checkOnly(text: string): Checked {
	try {
		acceptDocument(text, systemClock());
		return { kind: 'checked' };
	} catch (error) {
		if (error instanceof DocumentRefusal) return { kind: 'refused', code: error.code, problems: error.problems };
		throw error;
	}
}
