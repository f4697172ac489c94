import * as v from 'valibot';
import type { JsonObject } from '../ans/json.ts';
import { cardRow, cardSource } from '../read/card-reader.ts';
import { collectionRows } from '../read/collections.ts';
import type { Reading } from '../read/reading.ts';
import { onBrand } from './ans-rows.ts';
import { name, offset, size } from './parameters.ts';
import { source } from './source.ts';

type Asked = { readonly alias: string; readonly from: number; readonly size: number };

/** A collection with the short form of each work that is shown; those that are not are left out, without a trace (a.5). */
async function collectionAnswer(reading: Reading, { alias, from, size: count }: Asked): Promise<JsonObject | undefined> {
	const found = await collectionRows(reading, alias);
	if (!found) return undefined;
	const rows = await Promise.all(found.rows.slice(from, from + count).map((row) => cardRow(reading, row)));
	const elements = rows.flatMap((row) => (row ? [onBrand(cardSource(row), reading.brand.id, row.path)] : []));
	return { ...found.shelved.document, content_elements: elements };
}

/** `collections`: at most 20 members a call; `getNext` adds the page after. */
export const collections = source({
	query: v.pipe(
		v.object({
			_id: v.optional(name),
			content_alias: v.optional(name),
			from: offset,
			size: size(20, 20),
			getNext: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
		}),
		v.check(({ _id, content_alias }) => _id !== undefined || content_alias !== undefined, '_id or content_alias'),
	),
	ttl: 300,
	fetch: (reading, { _id, content_alias, from, size: count, getNext }) =>
		collectionAnswer(reading, { alias: _id ?? content_alias ?? '', from, size: String(getNext) === 'true' ? count * 2 : count }),
});

/** `alert-bar-collections`: the collection `alert-bar` with at most one work. */
export const alertBar = source({
	query: v.object({}),
	ttl: 120,
	fetch: (reading) => collectionAnswer(reading, { alias: 'alert-bar', from: 0, size: 1 }),
});
