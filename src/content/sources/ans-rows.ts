// Placed works as ANS, for content sources.
import { sql } from 'kysely';
import { type JsonObject, objectAt } from '../ans/json.ts';
import { parseStored, type StoredText } from '../document-index/read-documents.ts';
import { cardRow } from '../read/cards.ts';
import { cardDocument, overridden, type PlacedWork, withAddress } from '../read/placed-work.ts';
import type { QueryContext } from '../read/query-context.ts';
import { redact } from '../read/redact.ts';

/** The whole documents of placed works in their order, as ANS with the addresses of the brand. */
export async function wholeDocuments(context: QueryContext, rows: readonly PlacedWork[]): Promise<readonly JsonObject[]> {
	if (rows.length === 0) return [];
	const texts = await sql<StoredText & { id: string }>`
		select p.id, r.body, r.repairs from content.placement as p
		join content.revision as r on r.brand = p.owner and r.shelf = 'work' and r.id = p.id and r.revision = p.revision
		where p.brand = ${context.brand.id} and p.id = any(${rows.map(({ id }) => id)})`.execute(context.tables);
	const found = new Map(texts.rows.map(({ id, ...text }) => [id, text]));
	return rows.flatMap(({ id, path, overrides }) => {
		const text = found.get(id);
		return text === undefined ? [] : [onBrand(overridden(redact(context, parseStored(text)), overrides), context.brand.id, path)];
	});
}

/** The short form of placed works in their order (a.5); those that are no longer visible are left out. */
export async function cardDocuments(context: QueryContext, rows: readonly PlacedWork[]): Promise<readonly JsonObject[]> {
	const found = await Promise.all(rows.map((row) => cardRow(context, row)));
	return found.flatMap((row) => (row ? [onBrand(cardDocument(row), context.brand.id, row.path)] : []));
}

/**
 * The document as the brand's site has it: `website` and `website_url` name the requested site (content API, fact 5), `section` is its section
 * there (ENT-18).
 */
function onBrand(document: JsonObject, brand: string, path: string): JsonObject {
	const section = objectAt(document, 'websites', brand, 'website_section') ?? objectAt(document, 'taxonomy', 'primary_section');
	return { ...withAddress(document, brand, path), website: brand, website_url: path, ...(section && { section }) };
}

/** One page of placed works; `total` counts all pages. */
export type ResultsPage = { readonly rows: readonly PlacedWork[]; readonly total: number; readonly offset: number; readonly size: number };

/** ANS `results`: `count` of all works, `next` and `previous` as the offsets of the neighbouring pages (b.5). */
export async function results(context: QueryContext, { rows, total, offset, size }: ResultsPage): Promise<JsonObject> {
	const next = offset + size;
	return {
		type: 'results',
		version: '0.10.12',
		content_elements: await wholeDocuments(context, rows),
		count: total,
		...(size > 0 && next < total ? { next } : {}),
		...(offset > 0 ? { previous: Math.max(0, offset - size) } : {}),
		additional_properties: { took: 0, timed_out: false },
	};
}
