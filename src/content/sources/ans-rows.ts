import { sql } from 'kysely';
import type { JsonObject } from '../ans/json.ts';
import { placedAt } from '../read/card-reader.ts';
import { holdBack } from '../read/hold-back.ts';
import type { Placed, Reading } from '../read/reading.ts';
import { parseStored } from '../read/shelves/read-shelf.ts';

/** The whole documents of placements in their order, as ANS with the addresses of the brand. */
export async function wholeDocuments(reading: Reading, rows: readonly Placed[]): Promise<readonly JsonObject[]> {
	if (rows.length === 0) return [];
	const found = await sql<{ id: string; body: string }>`
		select p.id, r.body from content.placement as p
		join content.revision as r on r.brand = p.owner and r.shelf = 'work' and r.id = p.id and r.revision = p.revision
		where p.brand = ${reading.brand.id} and p.id = any(${rows.map(({ id }) => id)})`.execute(reading.tables);
	const bodies = new Map(found.rows.map(({ id, body }) => [id, body]));
	return rows.flatMap(({ id, path }) => {
		const body = bodies.get(id);
		return body === undefined ? [] : [onBrand(holdBack(reading, parseStored(body)), reading.brand.id, path)];
	});
}

/** The document as the brand's site has it: `website` and `website_url` name the site that asked (content API, fact 5). */
export const onBrand = (document: JsonObject, brand: string, path: string): JsonObject => ({
	...placedAt(document, brand, path),
	website: brand,
	website_url: path,
});

export type Page = { readonly rows: readonly Placed[]; readonly total: number; readonly offset: number; readonly size: number };

/** ANS `results`: `count` of all, `next` as the offset of the page after this one and `previous` of the one before (b.5). */
export async function results(reading: Reading, { rows, total, offset, size }: Page): Promise<JsonObject> {
	const next = offset + size;
	return {
		type: 'results',
		version: '0.10.12',
		content_elements: await wholeDocuments(reading, rows),
		count: total,
		...(size > 0 && next < total ? { next } : {}),
		...(offset > 0 ? { previous: Math.max(0, offset - size) } : {}),
		additional_properties: { took: 0, timed_out: false },
	};
}
