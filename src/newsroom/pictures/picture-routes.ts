import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { type Picture, pictureSchema } from '#newsroom/contract';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { apiRoot, permit, staffOf } from '../routes/guard.ts';
import { pictureShapes, type StoredPicture } from '../stories/pictures.ts';
import { addPicture } from './library.ts';

/** Largest picture in bytes. It is a little more than the media module accepts, since the refusal of that module names the reason. */
const pictureBytes = 31 * 1024 * 1024;

const side = v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)));
const pictureInput = v.object({
	params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
	query: v.object({ shape: v.optional(v.picklist(pictureShapes)), x: side, y: side }),
});

/** Stores pictures for stories, and redirects the editor to stored ones. */
export const pictureRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
		app.post(`${apiRoot}imagenes/`, { ...permit('store-pictures'), bodyLimit: pictureBytes }, async (request) => {
			const signedIn = staffOf(request);
			const stored = await addPicture(deps, signedIn, request.body instanceof Uint8Array ? request.body : new Uint8Array());
			return checkOutput(pictureSchema, ansOf(stored, signedIn.site.origin));
		});
		app.get(`${apiRoot}imagenes/:id/`, permit('read-stories'), async (request, reply) => {
			const { params, query } = parseInput(pictureInput, request);
			const { shape, x = 0, y = 0 } = query;
			const path = deps.pictures.pathOf(params.id, shape && { shape, focal: { x, y } });
			return reply.code(302).headers({ location: path, 'cache-control': 'private, max-age=3600' }).send();
		});
	};

/** The ANS image of a stored picture. */
const ansOf = ({ id, extension, width, height, dominant, focal }: StoredPicture, origin: string): Picture => ({
	type: 'image',
	version: '0.10.12',
	_id: id,
	url: `${origin}/resizer/v2/${id}.${extension}`,
	width,
	height,
	focal_point: focal,
	additional_properties: { dominant_color: dominant },
});
