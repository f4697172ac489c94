// All rows of many new documents in one statement.
import { sql } from 'kysely';
import { sectionsOf } from '../placement.ts';
import type { Publication } from '../publication.ts';
import type { FreshDocument } from './fresh-document.ts';

/** Writes all rows of new documents. Fails when one of them, or an address, is there already; the caller then rolls back. */
export async function writeRows({ tables, sender, now }: Publication, documents: readonly FreshDocument[]): Promise<void> {
	await sql`with given as materialized (
		select * from json_to_recordset(${JSON.stringify(documents.map(rowOf))}) as given (
			shelf text, id text, edition text, type text, aliases text[], revision text, revision_id text, revision_number bigint, revised_at timestamptz,
			body text, repairs jsonb, path text, displayed_at timestamptz, visible_from timestamptz, visible_to timestamptz,
			card jsonb, terms text[], sections text[], a text, b text, c text)
	), revisions as (
		insert into content.revision (brand, shelf, id, revision, body, repairs, sender, received_at)
		select ${sender.brand.id}, shelf, id, revision, body, repairs, ${sender.name}, ${now} from given
		on conflict (brand, shelf, id, revision) do update
			set sender = excluded.sender, received_at = excluded.received_at, repairs = excluded.repairs
	), documents as (
		insert into content.document (brand, shelf, id, edition, type, aliases, revision, revision_id, revision_number, revised_at, state)
		select ${sender.brand.id}, shelf, id, edition, type, aliases, revision, revision_id, revision_number, revised_at, 'here' from given
	), addresses as (
		insert into content.address (brand, path, kind, id)
		select ${sender.brand.id}, path, 'page', id from given where path is not null
	), placements as (
		insert into content.placement (brand, id, owner, path, displayed_at, visible_from, visible_to, card, revision, terms)
		select ${sender.brand.id}, id, ${sender.brand.id}, path, displayed_at, visible_from, visible_to, card, revision, terms
		from given where path is not null
	), lists as (
		insert into content.placement_term (brand, id, term, displayed_at, visible_from, visible_to, terms)
		select ${sender.brand.id}, id, term, displayed_at, visible_from, visible_to, terms from given, unnest(terms) as listed (term)
	), searches as (
		insert into content.search_entry (brand, id, displayed_at, visible_from, visible_to, sections, words)
		select ${sender.brand.id}, id, displayed_at, visible_from, visible_to, sections,
			setweight(to_tsvector('spanish', a), 'A') || setweight(to_tsvector('spanish', b), 'B') || setweight(to_tsvector('spanish', c), 'C')
		from given where path is not null
	)
	select`.execute(tables);
}

/** The columns of a document, as JSON. */
function rowOf({ accepted: { incoming }, shown }: FreshDocument) {
	const { kind, id, edition, type, aliases, revision, text, repairs } = incoming;
	const { number, revisedAt, hash } = revision;
	return {
		shelf: kind,
		id,
		edition,
		type,
		aliases,
		revision: hash,
		revision_id: revision.id,
		revision_number: number,
		revised_at: revisedAt,
		body: text,
		repairs: repairs.length === 0 ? undefined : repairs,
		...(shown && placementRowOf(shown)),
	};
}

function placementRowOf({ placement: { window, card, terms, text }, path }: NonNullable<FreshDocument['shown']>) {
	const { displayedAt: displayed_at, from: visible_from, to: visible_to } = window;
	return { path, displayed_at, visible_from, visible_to, card, terms, sections: sectionsOf(terms), ...text };
}
