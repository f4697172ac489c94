import * as v from 'valibot';
import { authorDocument } from '../read/author.ts';
import { shelved } from '../read/shelves/shelved.ts';
import { tag } from '../read/tag.ts';
import { name } from './parameters.ts';
import { source } from './source.ts';

/** `author-api`: `{authors: […]}`; nothing for a slug that nobody has. */
export const authorApi = source({
	query: v.object({ slug: name }),
	ttl: 300,
	async fetch(reading, { slug }) {
		const author = await authorDocument(reading, slug);
		return author && { authors: [{ slug, ...author }] };
	},
});

/** `tags-api`: `{Payload: […]}`, as the tag service answers. */
export const tagsApi = source({
	query: v.object({ slug: name }),
	ttl: 300,
	async fetch(reading, { slug }) {
		const found = await tag(reading, slug);
		if (!found) return undefined;
		const kept = await shelved(reading, 'tag', slug);
		return { Payload: [{ ...kept?.document, slug, name: found.text, description: found.description ?? null }] };
	},
});
