import { sql } from 'kysely';
import { type JsonObject, textAt } from '../ans/json.ts';
import { readStory } from '../ans/read-story.ts';
import type { Draft, Story } from '../contract/contract.ts';
import { canonicalPath } from '../publish/path.ts';
import { placedAt } from './card-reader.ts';
import { newReading, type ReaderParts } from './content-queries.ts';
import { inflate } from './inflate.ts';
import type { Asking } from './reading.ts';
import { parseStored } from './shelves/read-shelf.ts';

type Text = { readonly id: string; readonly body: string; readonly path: string | null; readonly received_at: Date };

/** Drafts that a list shows. */
const mostDrafts = 50;

/**
 * A work of the brand as its newest text tells it, be that a draft or published, with nothing held back: for the newsroom alone (C08).
 * Undefined when the brand has no such work of its own.
 */
export async function newest(parts: ReaderParts, id: string): Promise<Story | undefined> {
	const [text] = await texts(parts, sql`d.id = ${id}`, 1);
	if (!text) return undefined;
	const reading = newReading(parts);
	const document = parseStored(text.body);
	const path = text.path ?? ownPath(document, parts.brand.id) ?? '/';
	return readStory(await inflate(reading, placedAt(document, parts.brand.id, path)), reading.context);
}

/** The drafts of the brand, the last to come first. */
export async function drafts(parts: ReaderParts): Promise<readonly Draft[]> {
	const found = await texts(parts, sql`d.edition = 'draft'`, mostDrafts);
	return found.map(({ id, body, received_at }) => ({
		id,
		headline: textAt(parseStored(body), 'headlines', 'basic') ?? id,
		receivedAt: received_at.toISOString(),
	}));
}

/** The id of the work that an address of the brand leads to, or led to. */
export async function idAt({ tables, brand }: ReaderParts, address: string): Promise<string | undefined> {
	const found = await tables
		.selectFrom('content.address')
		.select('id')
		.where('brand', '=', brand.id)
		.where('path', '=', canonicalPath(address) ?? '')
		.where('kind', 'in', ['page', 'moved', 'gone'])
		.executeTakeFirst();
	return found?.id;
}

/** The texts that works of the brand have now, the last to come first. */
async function texts({ tables, brand }: Pick<Asking, 'tables' | 'brand'>, which: ReturnType<typeof sql>, most: number) {
	const { rows } = await sql<Text>`
		select d.id, r.body, p.path, r.received_at from content.document as d
		join content.revision as r on r.brand = d.brand and r.shelf = d.shelf and r.id = d.id and r.revision = d.revision
		left join content.placement as p on p.brand = d.brand and p.id = d.id
		where d.brand = ${brand.id} and d.shelf = 'work' and d.state = 'here' and ${which}
		order by r.received_at desc, d.edition, d.id limit ${most}`.execute(tables);
	return rows;
}

const ownPath = (document: JsonObject, brand: string): string | undefined =>
	canonicalPath(textAt(document, 'websites', brand, 'website_url') ?? textAt(document, 'website_url') ?? '');
