import { sql } from 'kysely';
import { objectsAt, textAt } from '../ans/json.ts';
import { readStory } from '../ans/read-story.ts';
import type { ResolvedAddress } from '../contract/contract.ts';
import { canonicalPath } from '../publish/path.ts';
import { pathKey, storyKey } from '../purge/purge-keys.ts';
import { placedAt } from './card-reader.ts';
import { holdBack } from './hold-back.ts';
import { inflate } from './inflate.ts';
import { type Reading, report } from './reading.ts';
import { parseStored } from './shelves/read-shelf.ts';

/** What an address of the brand holds (C05). Takes any form of it; the site redirects to the canonical one. */
export async function at(reading: Reading, asked: string): Promise<ResolvedAddress> {
	const path = canonicalPath(asked);
	if (path === undefined) return { kind: 'none' };
	const row = await rowAt(reading, path);
	report(reading, pathKey(reading.brand.id, path), ...(row && row.kind !== 'redirect' ? [storyKey(row.id)] : []));
	if (!row) return { kind: 'none' };
	if (row.kind === 'redirect') return { kind: 'redirect', to: row.target ?? '/', permanent: true };
	if (row.path === null || row.body === null || row.ended) return { kind: 'gone' };
	if (!row.begun) return { kind: 'none' };
	return row.path === path ? storyOf(reading, row.body, path) : { kind: 'redirect', to: row.path, permanent: true };
}

type Row = {
	readonly kind: 'page' | 'moved' | 'gone' | 'redirect';
	readonly id: string;
	readonly target: string | null;
	readonly path: string | null;
	readonly body: string | null;
	readonly begun: boolean | null;
	readonly ended: boolean | null;
};

/** One look-up: the address, the placement that it leads to now and the text of its document. */
async function rowAt({ tables, brand, now }: Reading, path: string): Promise<Row | undefined> {
	const { rows } = await sql<Row>`
		select a.kind, a.id, a.target, p.path, r.body, p.visible_from <= ${now} as begun, p.visible_to <= ${now} as ended
		from content.address as a
		left join content.placement as p on p.brand = a.brand and p.id = a.id
		left join content.revision as r on r.brand = p.owner and r.shelf = 'work' and r.id = p.id and r.revision = p.revision
		where a.brand = ${brand.id} and a.path = ${path}`.execute(tables);
	return rows[0];
}

async function storyOf(reading: Reading, body: string, path: string): Promise<ResolvedAddress> {
	const document = placedAt(parseStored(body), reading.brand.id, path);
	const elsewhere = textAt(objectsAt(document, 'related_content', 'redirect')[0], 'redirect_url');
	if (elsewhere !== undefined) return { kind: 'redirect', to: elsewhere, permanent: false };
	return { kind: 'story', story: readStory(await inflate(reading, holdBack(reading, document)), reading.context) };
}
