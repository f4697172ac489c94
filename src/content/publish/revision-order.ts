import { createHash } from 'node:crypto';
import { at, type JsonObject, textAt } from '../ans/json.ts';

/** What revisions of one edition of a document are ordered by. */
export type Revision = {
	/** `revision.revision_id`; a document without one is ordered by its date and otherwise by its arrival. */
	readonly id: string | undefined;
	/** The number that the id is or, when the revision was restored, that it begins with (`7+…`); else 0. */
	readonly number: number;
	readonly revisedAt: Date | undefined;
	/** SHA-256 of the text as it was sent. */
	readonly hash: string;
};

export type Order = 'newer' | 'same' | 'older' | 'conflict';

/** The revision that a document says it is. */
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
 * How `next` stands to the revision that is kept (C02). A total order for revisions that carry an id: number, then date, then
 * the id's text, so that any order of delivery ends in the same one. One id with two contents is a conflict.
 */
export function orderOf(next: Revision, kept: Revision): Order {
	if (next.hash === kept.hash) return 'same';
	if (next.id !== undefined && next.id === kept.id) return 'conflict';
	const difference = next.number - kept.number || byDate(next, kept) || byText(next, kept);
	return difference < 0 ? 'older' : 'newer';
}

const byDate = (next: Revision, kept: Revision): number =>
	next.revisedAt && kept.revisedAt ? next.revisedAt.getTime() - kept.revisedAt.getTime() : 0;

function byText(next: Revision, kept: Revision): number {
	if (next.id === undefined || kept.id === undefined) return 1;
	return next.id < kept.id ? -1 : 1;
}
