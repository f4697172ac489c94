// The order of the revisions of a document (C02).
import { createHash } from 'node:crypto';
import { at, type JsonObject, textAt } from '../ans/json.ts';

/** What orders the revisions of one edition of a document. */
export type Revision = {
	/** `revision.revision_id`. A document without one is ordered by its date, or else by its arrival. */
	readonly id: string | undefined;
	/** The number that the id is, or with which the id of a restored revision begins (`7+…`); 0 for any other id. */
	readonly number: number;
	readonly revisedAt: Date | undefined;
	/** SHA-256 of the text as it was sent. */
	readonly hash: string;
};

export type RevisionOrder = 'newer' | 'same' | 'older' | 'conflict';

/** Reads the revision from a document. `text` is the document as it was sent. */
export function revisionOf(document: JsonObject, text: string): Revision {
	const id = textAt(document, 'revision', 'revision_id') ?? at(document, 'revision', 'revision_id')?.toString();
	return {
		id,
		number: Number(/^(\d{1,15})(?:\+|$)/.exec(id ?? '')?.[1] ?? 0),
		revisedAt: date(textAt(document, 'last_updated_date') ?? textAt(document, 'publish_date')),
		hash: createHash('sha256').update(text).digest('hex'),
	};
}

function date(text: string | undefined): Date | undefined {
	const milliseconds = Date.parse(text ?? '');
	return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}

/**
 * How `next` relates to the current revision (C02). Revisions with an id have a total order: number, then date, then the text of
 * the id. So any order of delivery ends in the same revision. One id with two contents is a conflict.
 */
export function compareRevisions(next: Revision, current: Revision): RevisionOrder {
	if (next.hash === current.hash) return 'same';
	if (next.id !== undefined && next.id === current.id) return 'conflict';
	const difference = next.number - current.number || byDate(next, current) || byId(next, current);
	return difference < 0 ? 'older' : 'newer';
}

const byDate = (next: Revision, current: Revision): number =>
	next.revisedAt && current.revisedAt ? next.revisedAt.getTime() - current.revisedAt.getTime() : 0;

function byId(next: Revision, current: Revision): number {
	if (next.id === undefined || current.id === undefined) return 1;
	return next.id < current.id ? -1 : 1;
}
