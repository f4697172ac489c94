// Queries for the newsroom alone: they also return drafts and works that are not visible, and redact nothing (C08).
import { sql } from 'kysely';
import { canonicalPath } from '../addresses/canonical-path.ts';
import { type JsonObject, textAt } from '../ans/json.ts';
import { readStory } from '../ans/read-story.ts';
import type { Story } from '../contract/contract.ts';
import { parseStored, type StoredText } from '../document-index/read-documents.ts';
import { inflate } from './inflate.ts';
import { withAddress } from './placed-work.ts';
import type { QueryContext, QueryScope } from './query-context.ts';

type TextRow = StoredText & { readonly path: string | null };

/**
 * A work in its newest text, draft or published, of the brand or of another one that `owner` names. Undefined when that brand has no such work of its
 * own. The context must be that of a registered reader, so that nothing is redacted.
 */
export async function newest(context: QueryContext, id: string, owner?: string): Promise<Story | undefined> {
	const document = await newestDocument(context, id, owner);
	return document && readStory(document, context.readContext);
}

/** The newest ANS of a work, with its address on the brand. */
export async function newestDocument(context: QueryContext, id: string, owner: string = context.brand.id): Promise<JsonObject | undefined> {
	const text = await newestText(context, id, owner);
	if (!text) return undefined;
	const document = parseStored(text);
	const path = text.path ?? ownPath(document, context.brand.id) ?? '/';
	return inflate(context, withAddress(document, context.brand.id, path));
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

/** The text of a work of the brand `owner` that was received last, with its path on the brand of the context. */
async function newestText({ tables, brand }: QueryScope, id: string, owner: string): Promise<TextRow | undefined> {
	const { rows } = await sql<TextRow>`
		select r.body, r.repairs, p.path from content.document as d
		join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
		left join content.placement as p on p.brand = ${brand.id} and p.owner = d.brand and p.id = d.id
		where d.brand = ${owner} and d.shelf = 'work' and d.state = 'here' and d.id = ${id}
		order by r.received_at desc, d.revised_at desc nulls last, d.edition limit 1`.execute(tables);
	return rows[0];
}

const ownPath = (document: JsonObject, brand: string): string | undefined =>
	canonicalPath(textAt(document, 'websites', brand, 'website_url') ?? textAt(document, 'website_url') ?? '');
