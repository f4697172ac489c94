// Whether a document is a draft, and when a published work is visible (C08).
import { dateKeys } from '../ans/date-keys.ts';
import { at, type JsonObject, listAt, objectAt, textAt } from '../ans/json.ts';

/** When a published work is visible (`to: null` is without end), and the time that lists sort it by. */
export type VisibilityWindow = { readonly displayedAt: Date; readonly from: Date; readonly to: Date | null };

/** Represents an embargo without an end; PostgreSQL's `infinity` is not a `Date`. */
const never = new Date('9999-12-31T00:00:00Z');

/**
 * Why a work is a draft (C08), undefined when it is for readers. A work that does not say whether it is published is: hand-written files
 * and older systems have no `revision`. Lists cannot show a work without headline or date.
 */
export function draftReason(work: JsonObject): string | undefined {
	if (at(work, 'revision', 'published') === false) return 'revision.published is false';
	if (at(work, 'additional_properties', 'is_published') === false) return 'additional_properties.is_published is false';
	const lacking = lackingPart(work);
	return lacking && `it has no ${lacking}`;
}

/** What a work lacks so that lists could show it. */
export function lackingPart(work: JsonObject): 'headline' | 'date' | undefined {
	if (textAt(work, 'headlines', 'basic') === undefined) return 'headline';
	return dateKeys.every((key) => time(work, key) === undefined) ? 'date' : undefined;
}

/**
 * When a work is visible: from the latest of its display date, its publication date and the end of its embargo, until its scheduled
 * end. A work without any date is visible from `receivedAt` on.
 */
export function visibilityOf(document: JsonObject, receivedAt: Date): VisibilityWindow {
	const published = time(document, 'publish_date') ?? time(document, 'first_publish_date');
	const created = time(document, 'created_date') ?? time(document, 'last_updated_date');
	const displayedAt = time(document, 'display_date') ?? published ?? created ?? receivedAt;
	const from = latest(displayedAt, published, embargoEnd(document));
	return { displayedAt, from, to: endOf(document, from) };
}

/** The end of ANS `content_restrictions.embargo`. An embargo without an end never ends; an inactive one is ignored. */
function embargoEnd(document: JsonObject): Date | undefined {
	const embargo = objectAt(document, 'content_restrictions', 'embargo');
	if (at(embargo, 'active') !== true) return undefined;
	return time(embargo, 'end_time') ?? never;
}

/** The first scheduled removal after the work becomes visible. */
function endOf(document: JsonObject, from: Date): Date | null {
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
