import { sql } from 'kysely';
import { readStory } from '../ans/read-story.ts';
import type { Story } from '../contract/contract.ts';
import { parseStored, type StoredText } from '../document-index/read-documents.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { isVisible } from './is-visible.ts';
import { withAddress } from './placed-work.ts';
import { type QueryContext, reportKeys } from './query-context.ts';
import { redact } from './redact.ts';

type TextRow = StoredText & { readonly id: string; readonly path: string };

/**
 * Works as everybody may read them, by their ids: those for registered readers are reduced to their excerpts. What is made of them is the
 * same for all readers, so the page does not depend on the reader.
 */
export async function storiesOf(context: QueryContext, ids: readonly string[]): Promise<ReadonlyMap<string, Story>> {
	const { tables, brand, readContext, now } = context;
	const { rows } = await sql<TextRow>`
		select p.id, p.path, r.body, r.repairs from content.placement as p
		join content.revision as r on r.brand = p.owner and r.shelf = 'work' and r.id = p.id and r.revision = p.revision
		where p.brand = ${brand.id} and p.id = any(${ids}::text[]) and ${isVisible('p', now)}`.execute(tables);
	return new Map(
		rows.map(({ id, path, ...text }) => {
			const document = redact({ readContext, redacted: new Set() }, withAddress(parseStored(text), brand.id, path));
			return [id, readStory(document, readContext)];
		}),
	);
}

/** The most works of one query: the purge keys of a page are a header of its answer. */
const most = 50;

/** Works as everybody may read them, with their purge keys. */
export async function storiesById(context: QueryContext, ids: readonly string[]): Promise<readonly Story[]> {
	const known = ids.slice(0, most);
	reportKeys(context, ...known.map(storyKey));
	return [...(await storiesOf(context, known)).values()];
}
