import * as v from 'valibot';
import { authorDocument } from '../read/author.ts';
import { documentNamed } from '../read/cached-documents.ts';
import { tag } from '../read/tag.ts';
import { name } from './parameters.ts';
import { source } from './source.ts';

/** `author-api`: `{authors: […]}`; no answer for an unknown slug. */
export const authorApi = source({
	query: v.object({ slug: name }),
	ttl: 300,
	async fetch(context, { slug }) {
		const author = await authorDocument(context, slug);
		return author && { authors: [{ slug, ...author }] };
	},
});

/** `tags-api`: `{Payload: […]}`, as the tag service answers. */
export const tagsApi = source({
	query: v.object({ slug: name }),
	ttl: 300,
	async fetch(context, { slug }) {
		const found = await tag(context, slug);
		if (!found) return undefined;
		const stored = await documentNamed(context, 'tag', slug);
		return { Payload: [{ ...stored?.document, slug, name: found.text, description: found.description ?? null }] };
	},
});
