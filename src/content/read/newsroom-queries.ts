// Queries for the newsroom alone: they also return drafts and works that are not visible, and redact nothing (C08).
import { sql } from 'kysely';
import { canonicalPath } from '../addresses/canonical-path.ts';
import { type JsonObject, textAt } from '../ans/json.ts';
import { readStory } from '../ans/read-story.ts';
import type { Draft, Story } from '../contract/contract.ts';
import { parseStored, type StoredText } from '../document-index/read-documents.ts';
import { inflate } from './inflate.ts';
import { withAddress } from './placed-work.ts';
import type { QueryContext, QueryScope } from './query-context.ts';

type TextRow = StoredText & { readonly id: string; readonly path: string | null; readonly received_at: Date };

/** The most drafts that a list shows. */
const maxDrafts = 50;

/**
 * A work of the brand in its newest text, draft or published. Undefined when the brand has no such work of its own. The context must
 * be a member's, so that nothing is redacted.
 */
export async function newest(context: QueryContext, id: string): Promise<Story | undefined> {
	const [text] = await texts(context, sql`d.id = ${id}`, 1);
	if (!text) return undefined;
	const { brand, readContext } = context;
	const document = parseStored(text);
	const path = text.path ?? ownPath(document, brand.id) ?? '/';
	return readStory(await inflate(context, withAddress(document, brand.id, path)), readContext);
}

/** The drafts of the brand, the last received first. */
export async function drafts(scope: QueryScope): Promise<readonly Draft[]> {
	const rows = await texts(scope, sql`d.edition = 'draft'`, maxDrafts);
	return rows.map(({ id, received_at, ...text }) => ({
		id,
		headline: textAt(parseStored(text), 'headlines', 'basic') ?? id,
		receivedAt: received_at.toISOString(),
	}));
}

/** The id of the work to which an address of the brand leads, or led. */
export async function idAt({ tables, brand }: QueryScope, address: string): Promise<string | undefined> {
	const row = await tables
		.selectFrom('content.address')
		.select('id')
		.where('brand', '=', brand.id)
		.where('path', '=', canonicalPath(address) ?? '')
		.where('kind', 'in', ['page', 'moved', 'gone'])
		.executeTakeFirst();
	return row?.id;
}

/** The current texts of works of the brand that fulfil a condition, the last received first. */
async function texts({ tables, brand }: QueryScope, condition: ReturnType<typeof sql>, limit: number): Promise<readonly TextRow[]> {
	const { rows } = await sql<TextRow>`
		select d.id, r.body, r.repairs, p.path, r.received_at from content.document as d
		join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
		left join content.placement as p on p.brand = d.brand and p.id = d.id
		where d.brand = ${brand.id} and d.shelf = 'work' and d.state = 'here' and ${condition}
		order by r.received_at desc, d.edition, d.id limit ${limit}`.execute(tables);
	return rows;
}

const ownPath = (document: JsonObject, brand: string): string | undefined =>
	canonicalPath(textAt(document, 'websites', brand, 'website_url') ?? textAt(document, 'website_url') ?? '');
