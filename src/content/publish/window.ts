import { at, type JsonObject, listAt, objectAt, textAt } from '../ans/json.ts';

/** When a published work is shown, and the time that it is sorted by. */
export type Window = { readonly displayedAt: Date; readonly from: Date; readonly to: Date | null };

/** Stands for an embargo without an end; PostgreSQL's own infinity is no `Date`. */
const never = new Date('9999-12-31T00:00:00Z');

/**
 * Whether the document says of itself that it is not for readers (C08). Documents that say nothing are published:
 * hand-written files and older systems know no `revision`.
 */
export function isDraft(document: JsonObject): boolean {
	return at(document, 'revision', 'published') === false || at(document, 'additional_properties', 'is_published') === false;
}

/**
 * The time a work is shown: from the latest of its display date, its publication date and the end of its embargo, to its
 * scheduled end. Without any date it is shown from `receivedAt` on.
 */
export function windowOf(document: JsonObject, receivedAt: Date): Window {
	const published = time(document, 'publish_date') ?? time(document, 'first_publish_date');
	const displayedAt = time(document, 'display_date') ?? published ?? time(document, 'created_date') ?? receivedAt;
	const from = latest(displayedAt, published, embargoEnd(document));
	return { displayedAt, from, to: end(document, from) };
}

/** ANS `content_restrictions.embargo`: without an end it keeps applying; an inactive one is ignored. */
function embargoEnd(document: JsonObject): Date | undefined {
	const embargo = objectAt(document, 'content_restrictions', 'embargo');
	if (at(embargo, 'active') !== true) return undefined;
	return time(embargo, 'end_time') ?? never;
}

/** The first scheduled removal after the work begins to be shown. */
function end(document: JsonObject, from: Date): Date | null {
	const dates = listAt(document, 'publishing', 'scheduled_operations', 'unpublish_edition').map((operation) =>
		time(operation, 'operation_date'),
	);
	const ends = dates.filter((date) => date !== undefined).filter((date) => date > from);
	return ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

function time(value: unknown, key: string): Date | undefined {
	const milliseconds = Date.parse(textAt(value, key) ?? '');
	return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}

const latest = (first: Date, ...others: readonly (Date | undefined)[]): Date =>
	others.reduce<Date>((found, date) => (date && date > found ? date : found), first);
