import { isObject, type JsonObject, objectAt } from '../ans/json.ts';
import type { Incoming } from '../publish/incoming.ts';
import type { DocumentRow } from '../store/tables.ts';

/** What is there now; see revision-order.ts. */
type Current = Pick<DocumentRow, 'revision' | 'revision_id' | 'revised_at' | 'state'>;

/**
 * The text of an earlier revision as the one that follows the current: after it, and before whatever its sender makes next. Its
 * id is the current one's with `+` and the time (`7+20261120T150000000Z`), so the next number stays free for the sender. What is
 * current already stays as it is, and so does a document without id and date, which is ordered by arrival.
 */
export function succeed(earlier: Incoming, current: Current, now: Date): string {
	const isCurrent = earlier.revision.hash === current.revision && current.state === 'here';
	if (isCurrent || (current.revision_id === null && current.revised_at === null)) return earlier.text;
	const json: unknown = JSON.parse(earlier.text.replace(/^\uFEFF/, ''));
	const document = isObject(json) ? json : {};
	const date = new Date(Math.max(now.getTime(), (current.revised_at?.getTime() ?? 0) + 1)).toISOString();
	return JSON.stringify({ ...document, ...revisionAfter(current, document, date), last_updated_date: date });
}

function revisionAfter({ revision_id: parent }: Current, document: JsonObject, date: string): JsonObject {
	if (parent === null) return {};
	const id = `${parent.replace(/\+.*$/, '')}+${date.replace(/[-:.]/g, '')}`;
	return { revision: { ...objectAt(document, 'revision'), revision_id: id, parent_id: parent } };
}
