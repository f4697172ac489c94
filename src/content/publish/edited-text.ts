import { type JsonObject, objectAt, pick, textAt, without } from '../ans/json.ts';
import type { DocumentRow } from '../store/tables.ts';
import type { Edit } from './edit.ts';
import type { Publication } from './publication.ts';

/** Members that the content sets itself: when a work was made and published, and its revisions. */
const ownMembers = ['created_date', 'first_publish_date', 'publish_date', 'last_updated_date', 'revision'];

/** The text that is stored for an edit. `before` is the newest document; undefined for a new work. */
export async function editedText(publication: Publication, edit: Edit, before: JsonObject = {}): Promise<string> {
	const rows = await currentRows(publication, edit.id);
	const date = dateAfter(rows, publication.now);
	const kept = [...edit.kept, ...ownMembers];
	const document = { ...without(edit.document, ...kept), ...pick(before, kept) };
	return JSON.stringify({
		...document,
		...datesOf(document, publication.now.toISOString(), edit.publishes),
		last_updated_date: date,
		revision: { ...objectAt(before, 'revision'), ...revisionAfter(rows, date), published: edit.publishes },
	});
}

/** A publication is dated; the first one also sets when the work is displayed, unless its text does. */
function datesOf(document: JsonObject, now: string, publishes: boolean): JsonObject {
	const created_date = textAt(document, 'created_date') ?? now;
	if (!publishes) return { created_date };
	const first_publish_date = textAt(document, 'first_publish_date') ?? now;
	return { created_date, first_publish_date, publish_date: now, display_date: textAt(document, 'display_date') ?? first_publish_date };
}

const currentRows = ({ tables, sender }: Publication, id: string): Promise<readonly DocumentRow[]> =>
	tables
		.selectFrom('content.document')
		.selectAll()
		.where('brand', '=', sender.brand.id)
		.where('shelf', '=', 'work')
		.where('id', '=', id)
		.execute();

/** The present time, or a moment after the stored revisions: revisions with the same number are ordered by their date. */
const dateAfter = (rows: readonly DocumentRow[], now: Date): string =>
	new Date(Math.max(now.getTime(), ...rows.map(({ revised_at }) => (revised_at?.getTime() ?? 0) + 1))).toISOString();

/** The id of a revision after the stored ones. It leaves the next number to their sender; see `nextRevision`. */
function revisionAfter(rows: readonly DocumentRow[], date: string): JsonObject {
	const [last] = rows.toSorted((one, other) => other.revision_number - one.revision_number || later(other, one));
	const parent = last?.revision_id;
	const revision_id = `${(parent ?? '0').replace(/\+.*$/, '')}+${date.replace(/[-:.]/g, '')}`;
	return { revision_id, ...(parent && { parent_id: parent }) };
}

const later = (one: DocumentRow, other: DocumentRow): number => (one.revised_at?.getTime() ?? 0) - (other.revised_at?.getTime() ?? 0);
