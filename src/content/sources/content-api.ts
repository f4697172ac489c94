import * as v from 'valibot';
import { storyRows } from '../read/cards-by-id.ts';
import { inflate } from '../read/inflate.ts';
import type { PlacedWork } from '../read/placed-work.ts';
import type { QueryContext } from '../read/query-context.ts';
import { resolveAddress } from '../read/resolve-address.ts';
import { wholeDocuments } from './ans-rows.ts';
import { name } from './parameters.ts';
import { redirectTo, refuse } from './refusals.ts';
import { source } from './source.ts';

/** `content-api`: one document by its `website_url` or `_id`. A moved document answers 302, one that is gone 410. */
export const contentApi = source({
	query: v.pipe(
		v.object({ _id: v.optional(name), website_url: v.optional(name) }),
		v.check(({ _id, website_url }) => _id !== undefined || website_url !== undefined, '_id or website_url'),
	),
	ttl: 300,
	async fetch(context, { _id, website_url }) {
		const rows = _id === undefined ? await rowsAt(context, website_url ?? '') : await storyRows(context, [_id]);
		const [document] = await wholeDocuments(context, rows);
		return document && inflate(context, document);
	},
});

async function rowsAt(context: QueryContext, url: string): Promise<readonly PlacedWork[]> {
	const resolved = await resolveAddress(context, url);
	switch (resolved.kind) {
		case 'story':
			return storyRows(context, [resolved.story.id]);
		case 'redirect':
			return redirectTo(resolved.to);
		case 'gone':
			return refuse('gone');
		case 'none':
			return [];
	}
}
