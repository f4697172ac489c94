import { type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '../ans/json.ts';
import type { Plan, WorkState } from '../contract/contract.ts';
import { parseStored } from '../document-index/read-documents.ts';
import type { QueryScope } from '../read/query-context.ts';

/** The newest text of a work, and what readers see of it. */
export type WorkRow = {
	readonly id: string;
	readonly type: string;
	readonly revision: string;
	readonly edition: 'published' | 'draft';
	readonly body: string;
	readonly received_at: Date;
	readonly sender: string;
	/** The current published revision; null when readers see nothing. */
	readonly published: string | null;
	readonly path: string | null;
	readonly displayed_at: Date | null;
	readonly visible_from: Date | null;
	readonly is_taken: boolean;
	readonly is_spiked: boolean;
	readonly plans: readonly Plan[];
};

/** The plans of a work `d` that wait or were missed, as JSON. */
const plansOfWork = sql`coalesce((select json_agg(json_build_object('action', plan.action, 'sender', plan.sender, 'revision', plan.revision,
	'problem', plan.problem, 'dueAt', to_char(plan.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by plan.due_at)
	from content.plan where plan.brand = d.brand and plan.work = d.id and plan.state in ('waiting', 'missed')), '[]')`;

/** Whether a publication of a work `d` waits for its time or was missed. */
export const isPlanned = sql<boolean>`exists (select from content.plan where plan.brand = d.brand and plan.work = d.id
	and plan.action = 'publish' and plan.state in ('waiting', 'missed'))`;

/** Whether a work `d` was published and then taken from readers, whatever was written since. */
export const isTaken = sql<boolean>`exists (select from content.document as taken where taken.brand = d.brand and taken.shelf = d.shelf and taken.id = d.id
	and taken.edition = 'published' and taken.state = 'gone')`;

/** Whether a work `d` was put away and nobody published it since. */
export const isSpiked = sql<boolean>`p.id is null and exists (select from content.spiked where spiked.brand = d.brand and spiked.id = d.id)`;

/**
 * The rows of works of the brand, one for each current text. `condition` and `order` may use `d` (the document), `r` (the revision) and
 * `p` (the placement on the brand).
 */
export async function workRows({ tables, brand }: QueryScope, rest: RawBuilder<unknown>): Promise<readonly WorkRow[]> {
	const { rows } = await sql<WorkRow>`
		select d.id, d.type, d.revision, d.edition, r.body, r.received_at, r.sender, p.revision as published, p.displayed_at, p.visible_from,
			${isTaken} as is_taken, ${isSpiked} as is_spiked, ${plansOfWork} as plans,
			coalesce(p.path, (select a.path from content.address as a
				where a.brand = d.brand and a.id = d.id and a.kind = 'gone' limit 1)) as path
		from content.document as d
		join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
		left join content.placement as p on p.brand = d.brand and p.id = d.id and p.owner = d.brand
		where d.brand = ${brand.id} and d.shelf = 'work' and ${rest}`.execute(tables);
	return rows;
}

/** Whether no other text of the work is newer: by its arrival, then by its date. A draft of the same moment counts as newer. */
export const isNewest = sql<boolean>`not exists (
	select from content.document as other
	join content.revision as text on text.brand = other.brand and text.shelf = other.shelf and text.id = other.id and text.revision = other.revision
	where other.brand = d.brand and other.shelf = d.shelf and other.id = d.id and other.edition <> d.edition
	and (other.state = 'here' or other.edition = 'published')
	and (text.received_at, coalesce(other.revised_at, '-infinity'), other.edition = 'draft')
		> (r.received_at, coalesce(d.revised_at, '-infinity'), d.edition = 'draft'))`;

/** Whether a row has the newest text of a work, also of one that was taken from readers. */
export const isCurrent = sql<boolean>`(d.state = 'here' or d.edition = 'published') and ${isNewest}`;

/** The ANS in the text of a work as it was sent, without repairs. */
export const documentIn = ({ body }: Pick<WorkRow, 'body'>): JsonObject => parseStored({ body, repairs: null });

/** The state of a work, by its newest text. */
export function stateOf({ edition, visible_from, is_taken, is_spiked, plans }: WorkRow, now: Date): WorkState {
	if (is_spiked) return 'spiked';
	if (plans.some(({ action }) => action === 'publish')) return 'scheduled';
	if (is_taken) return 'withdrawn';
	if (edition === 'draft') return 'working';
	return visible_from !== null && visible_from > now ? 'scheduled' : 'published';
}
