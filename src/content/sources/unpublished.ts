import * as v from 'valibot';
import { idAt, newestDocument } from '../read/newsroom-queries.ts';
import { name } from './parameters.ts';
import { source } from './source.ts';

/** `content-api-unpublished`: a work in its newest text, draft or published (b.6). */
export const unpublished = source({
	query: v.pipe(
		v.object({ _id: v.optional(name), website_url: v.optional(name) }),
		v.check(({ _id, website_url }) => _id !== undefined || website_url !== undefined, '_id or website_url'),
	),
	ttl: 0,
	needs: 'drafts',
	async fetch(context, { _id, website_url }) {
		const id = _id ?? (await idAt(context, website_url ?? ''));
		return id === undefined ? undefined : newestDocument(context, id);
	},
});
