import { sql } from 'kysely';
import { dateKeys } from '../ans/date-keys.ts';
import { at, isObject, textAt } from '../ans/json.ts';
import { kindsOf } from '../ans/repair/repair-document.ts';
import { storedRepairs } from '../ans/repair/stored-repairs.ts';
import { draftReason } from '../documents/visibility.ts';
import type { DocumentKey, Tables } from '../store/tables.ts';

/** A revision of a document, without its text. */
type RevisionEntry = {
	/** SHA-256 of the text, hexadecimal: the name by which the revision is read and restored. */
	readonly revision: string;
	/** `revision.revision_id`, when the sender numbers its revisions. */
	readonly revisionId: string | undefined;
	readonly headline: string | undefined;
	readonly draft: boolean;
	/** Whether readers see this revision now or, of a draft, the newsroom. */
	readonly current: boolean;
	readonly sender: string;
	readonly receivedAt: Date;
	/** The name and the note that somebody gave it. */
	readonly name: string | undefined;
	readonly note: string | undefined;
	/** The kinds of what reading changes in the text so that it fits ANS. */
	readonly repairs: readonly string[];
};

/** The most revisions in one answer. */
const pageSize = 100;

/** One page of the revisions of a document, the last received first. `next` is where the following page begins, when there is one (D07). */
export async function listRevisions(tables: Tables, document: DocumentKey, from: number) {
	const rows = await rowsFrom(tables, document, from);
	return {
		revisions: rows.slice(0, pageSize).map((row) => entryOf(row, document.kind === 'work')),
		...(rows.length > pageSize ? { next: from + pageSize } : {}),
	};
}

type RevisionRow = {
	readonly revision: string;
	readonly sender: string;
	readonly received_at: Date;
	readonly current: boolean;
	readonly name: string | null;
	readonly note: string | null;
	readonly repairs: unknown;
	/** The members of the text that an entry shows. */
	readonly summary: unknown;
};

// The text is parsed as `json`, which leaves numbers as they were written: `jsonb` refuses 1e400000, which JSON.parse accepts.
async function rowsFrom(tables: Tables, { brand, kind, id }: DocumentKey, from: number): Promise<readonly RevisionRow[]> {
	const dates = sql.join(dateKeys.flatMap((key) => [sql.lit(key), sql`body -> ${sql.lit(key)}`]));
	const { rows } = await sql<RevisionRow>`
		select revision, sender, received_at, current, repairs, name, note, json_build_object(${dates},
			'revision', body -> 'revision', 'headlines', body -> 'headlines', 'name', body -> 'name',
			'additional_properties', json_build_object('is_published', body #> '{additional_properties,is_published}')) as summary
		from (
			select r.revision, r.sender, r.received_at, r.repairs, named.name, named.note, ltrim(r.body, ${'\uFEFF'})::json as body, exists (
				select from content.document as d where d.brand = r.brand and d.shelf = r.shelf and d.id = r.id
				and d.revision = r.revision and d.state = 'here') as current
			from content.revision as r
			left join content.named_revision as named on named.brand = r.brand and named.id = r.id and named.revision = r.revision
			where r.brand = ${brand} and r.shelf = ${kind} and r.id = ${id}
			order by r.received_at desc, r.revision limit ${pageSize + 1} offset ${from}) as page
		order by received_at desc, revision`.execute(tables);
	return rows;
}

function entryOf({ revision, sender, received_at, current, repairs, summary, name, note }: RevisionRow, isWork: boolean): RevisionEntry {
	return {
		revision,
		revisionId: at(summary, 'revision', 'revision_id')?.toString(),
		headline: textAt(summary, 'headlines', 'basic') ?? textAt(summary, 'name'),
		draft: isWork && isObject(summary) && draftReason(summary) !== undefined,
		current,
		sender,
		receivedAt: received_at,
		name: name ?? undefined,
		note: note ?? undefined,
		repairs: kindsOf(storedRepairs(repairs)),
	};
}
