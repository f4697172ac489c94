import { sql } from 'kysely';
import { at, isObject, textAt } from '../ans/json.ts';
import { isDraft } from '../publish/window.ts';
import type { Tables } from '../store/tables.ts';
import type { Document } from './read-revision.ts';

/** A text that was sent of a document, without the text. */
type RevisionEntry = {
	/** SHA-256 of the text, hexadecimal: the name by which it is read and restored. */
	readonly revision: string;
	/** `revision.revision_id`, for senders that number their own. */
	readonly revisionId: string | undefined;
	readonly headline: string | undefined;
	readonly draft: boolean;
	/** Whether it is what readers see now or, of a draft, what the newsroom sees. */
	readonly current: boolean;
	readonly sender: string;
	readonly receivedAt: Date;
};

/** Revisions that one answer names. */
const most = 100;

/** The revisions of a document, the last to come first, and where the next page begins when there is one (D07). */
export async function listRevisions(tables: Tables, document: Document, from: number) {
	const rows = await entries(tables, document, from);
	return {
		revisions: rows.slice(0, most).map(entryOf),
		...(rows.length > most ? { next: from + most } : {}),
	};
}

type Row = {
	readonly revision: string;
	readonly sender: string;
	readonly received_at: Date;
	readonly current: boolean;
	readonly told: unknown;
};

// As `json`, which leaves numbers as they were written: `jsonb` refuses 1e400000, which JSON.parse takes.
async function entries(tables: Tables, { brand, shelf, id }: Document, from: number): Promise<readonly Row[]> {
	const { rows } = await sql<Row>`
		select revision, sender, received_at, current, json_build_object(
			'revision', body -> 'revision', 'headlines', body -> 'headlines', 'name', body -> 'name',
			'additional_properties', json_build_object('is_published', body #> '{additional_properties,is_published}')) as told
		from (
			select r.revision, r.sender, r.received_at, ltrim(r.body, ${'\uFEFF'})::json as body, exists (
				select from content.document as d where d.brand = r.brand and d.shelf = r.shelf and d.id = r.id
				and d.revision = r.revision and d.state = 'here') as current
			from content.revision as r where r.brand = ${brand} and r.shelf = ${shelf} and r.id = ${id}
			order by r.received_at desc, r.revision limit ${most + 1} offset ${from}) as page
		order by received_at desc, revision`.execute(tables);
	return rows;
}

function entryOf({ revision, sender, received_at, current, told }: Row): RevisionEntry {
	const revisionId = at(told, 'revision', 'revision_id')?.toString();
	const headline = textAt(told, 'headlines', 'basic') ?? textAt(told, 'name');
	return { revision, revisionId, headline, draft: isObject(told) && isDraft(told), current, sender, receivedAt: received_at };
}
