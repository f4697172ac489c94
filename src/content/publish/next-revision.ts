import { type JsonObject, objectAt, objectIn } from '../ans/json.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import type { DocumentRow } from '../store/tables.ts';

/** The row of the current revision; see revision-order.ts. */
type CurrentRevision = Pick<DocumentRow, 'revision' | 'revision_id' | 'revised_at' | 'state'>;

/**
 * The text of an earlier revision, changed so that it follows the current revision and precedes whatever its sender makes next. Its id
 * is the current id with `+` and the time (`7+20261120T150000000Z`), so the next number stays free for the sender. The text stays as it
 * is when it is current already, and when the current revision has no id and no date, because then the last arrival counts.
 */
export function nextRevision(earlier: IncomingDocument, current: CurrentRevision, now: Date): string {
	const isCurrent = earlier.revision.hash === current.revision && current.state === 'here';
	if (isCurrent || (current.revision_id === null && current.revised_at === null)) return earlier.text;
	const document = objectIn(earlier.text);
	const date = new Date(Math.max(now.getTime(), (current.revised_at?.getTime() ?? 0) + 1)).toISOString();
	return JSON.stringify({ ...document, ...revisionAfter(current, document, date), last_updated_date: date });
}

function revisionAfter({ revision_id: parent }: CurrentRevision, document: JsonObject, date: string): JsonObject {
	if (parent === null) return {};
	const id = `${parent.replace(/\+.*$/, '')}+${date.replace(/[-:.]/g, '')}`;
	return { revision: { ...objectAt(document, 'revision'), revision_id: id, parent_id: parent } };
}
