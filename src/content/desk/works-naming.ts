import { sql } from 'kysely';
import { textAt } from '../ans/json.ts';
import type { NamingWork } from '../contract/contract.ts';
import type { Tables } from '../store/tables.ts';
import { documentIn } from './work-rows.ts';

/** A work by its brand and id. */
type WorkKey = { readonly brand: string; readonly id: string };

type Row = WorkKey & { readonly body: string };

/**
 * The works of every brand, but for one, whose text names one of some ids: drafts, what readers have, and what was taken from them. At most 100. The
 * query reads all these texts.
 */
export async function worksNaming(tables: Tables, names: readonly string[], but: WorkKey): Promise<readonly NamingWork[]> {
	const isNamed = sql.join(
		names.map((name) => sql`strpos(r.body, ${name}) > 0`),
		sql` or `,
	);
	const { rows } = await sql<Row>`
		select distinct on (d.brand, d.id) d.brand, d.id, r.body
		from content.document as d
		join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
		where d.shelf = 'work' and (d.state = 'here' or d.edition = 'published') and not (d.brand = ${but.brand} and d.id = ${but.id}) and (${isNamed})
		order by d.brand, d.id, r.received_at desc limit 100`.execute(tables);
	return rows.map(({ brand, id, body }) => ({ brand, id, headline: headlineOf(body) }));
}

const headlineOf = (body: string): string | null => textAt(documentIn({ body }), 'headlines', 'basic') ?? null;
