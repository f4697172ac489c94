import * as v from 'valibot';
import { canonicalPath } from '../publish/path.ts';
import { at } from '../read/at.ts';
import { inflate } from '../read/inflate.ts';
import type { Placed, Reading } from '../read/reading.ts';
import { storyRows } from '../read/stories.ts';
import { wholeDocuments } from './ans-rows.ts';
import { name } from './parameters.ts';
import { redirectTo, refuse } from './refusals.ts';
import { source } from './source.ts';

/** One document by its `website_url` or `_id`. A moved one answers 302, one that is gone 410. */
export const contentApi = source({
	query: v.pipe(
		v.object({ _id: v.optional(name), website_url: v.optional(name) }),
		v.check(({ _id, website_url }) => _id !== undefined || website_url !== undefined, '_id or website_url'),
	),
	ttl: 300,
	async fetch(reading, { _id, website_url }) {
		const rows = _id === undefined ? await rowsAt(reading, website_url ?? '') : await storyRows(reading, [_id]);
		const [document] = await wholeDocuments(reading, rows);
		return document && inflate(reading, document);
	},
});

async function rowsAt(reading: Reading, url: string): Promise<readonly Placed[]> {
	const found = await at(reading, canonicalPath(url) ?? '');
	switch (found.kind) {
		case 'story':
			return storyRows(reading, [found.story.id]);
		case 'redirect':
			return redirectTo(found.to);
		case 'gone':
			return refuse('gone');
		case 'none':
			return [];
	}
}
