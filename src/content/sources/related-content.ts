import * as v from 'valibot';
import { isObject, objectsAt, textAt } from '../ans/json.ts';
import { storyRows } from '../read/stories.ts';
import { wholeDocuments } from './ans-rows.ts';
import { name } from './parameters.ts';
import { source } from './source.ts';

/** `related-content`: the works that a story's newsroom named, those that are shown. */
export const relatedContent = source({
	query: v.object({ _id: name }),
	ttl: 300,
	async fetch(reading, { _id }) {
		const [document] = await wholeDocuments(reading, await storyRows(reading, [_id]));
		if (!isObject(document)) return undefined;
		const ids = objectsAt(document, 'related_content', 'basic').flatMap(
			(related) => textAt(related, 'referent', 'id') ?? textAt(related, '_id') ?? [],
		);
		return { content_elements: await wholeDocuments(reading, await storyRows(reading, ids)) };
	},
});
