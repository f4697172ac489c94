// Sources for front ends that build addresses of the resizer themselves. They need a key, since anybody with a signature could have the
// resizer make any picture.
import * as v from 'valibot';
import { readPicture } from '../ans/picture/read-picture.ts';
import type { QueryContext } from '../read/query-context.ts';
import { name } from './parameters.ts';
import { source } from './source.ts';

/** The address or id of a picture. A picture without a size has that of most news pictures. */
const pictureOf = ({ readContext }: QueryContext, named: string) =>
	readPicture(/[/:]/.test(named) ? { url: named } : { _id: named }, readContext);

/** `signing-service`: `{hash}` of an image, which is `auth` in its addresses at the resizer (content API, e). */
export const signingService = source({
	query: v.object({ id: name }),
	ttl: 0,
	needs: 'published',
	async fetch(context, { id }) {
		const picture = pictureOf(context, id);
		return picture && { hash: picture.auth };
	},
});

/** `resize-image-api`: what builds the addresses of a picture: its name at the resizer and its `auth`. */
export const resizeImageApi = source({
	query: v.object({ raw_image_url: name }),
	ttl: 0,
	needs: 'published',
	async fetch(context, { raw_image_url }) {
		const picture = pictureOf(context, raw_image_url);
		return picture && { path: `/resizer/v2/${encodeURIComponent(picture.id)}.${picture.extension}`, auth: { 1: picture.auth } };
	},
});
