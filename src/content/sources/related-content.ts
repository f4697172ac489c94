import * as v from 'valibot';
import { isObject, objectsAt, textAt } from '../ans/json.ts';
import { storyRows } from '../read/cards-by-id.ts';
import { wholeDocuments } from './ans-rows.ts';
import { name } from './parameters.ts';
import { source } from './source.ts';

/** `related-content`: the visible works that a story's newsroom named. */
export const relatedContent = source({
	query: v.object({ _id: name }),
	ttl: 300,
	async fetch(context, { _id }) {
		const [document] = await wholeDocuments(context, await storyRows(context, [_id]));
		if (!isObject(document)) return undefined;
		const ids = objectsAt(document, 'related_content', 'basic').flatMap(
			(related) => textAt(related, 'referent', 'id') ?? textAt(related, '_id') ?? [],
		);
		return { content_elements: await wholeDocuments(context, await storyRows(context, ids)) };
	},
});
