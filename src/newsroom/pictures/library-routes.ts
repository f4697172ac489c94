import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import {
	libraryListSchema,
	libraryPictureSchema,
	libraryQuerySchema,
	pictureUsesSchema,
	pictureWordsSchema,
	storyPicturesQuerySchema,
	storyPicturesSchema,
} from '#newsroom/contract';
import { checkOutput, parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { apiRoot, permit, staffOf } from '../routes/guard.ts';
import { addPicture, describePicture, listPictures, removePicture } from './library.ts';
import { storyPictures } from './story-pictures.ts';

/** Largest body in bytes. It is a little more than the media module accepts, since the refusal of that module names the reason. */
const pictureBytes = 31 * 1024 * 1024;

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const wordsInput = v.object({ params, body: pictureWordsSchema });

/** The routes of the picture library: upload, search, words, rights, where a picture is used, and the pictures of stories. */
export const libraryRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const library = `${apiRoot}biblioteca/`;
		app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		app.get(library, permit('read-stories'), async (request) => {
			const { query } = parseInput(v.object({ query: libraryQuerySchema }), request);
			return checkOutput(libraryListSchema, await listPictures(deps, staffOf(request).site.brand.id, query));
		});
		app.get(`${library}notas/`, permit('read-stories'), async (request) => {
			const { query } = parseInput(v.object({ query: storyPicturesQuerySchema }), request);
			return checkOutput(storyPicturesSchema, await storyPictures(deps, staffOf(request).site.brand.id, query));
		});
		app.post(library, { ...permit('store-pictures'), bodyLimit: pictureBytes }, async (request) => {
			const signedIn = staffOf(request);
			const picture = await addPicture(deps, signedIn, request.body instanceof Uint8Array ? request.body : new Uint8Array());
			return checkOutput(libraryPictureSchema, picture);
		});
		app.put(`${library}:id/`, permit('store-pictures'), async (request) => {
			const { params: named, body } = parseInput(wordsInput, request);
			const signedIn = staffOf(request);
			const { staff, site } = signedIn;
			const picture = (await describePicture(deps, signedIn, { ...named, ...body })) ?? refuse('picture-not-found');
			const details = { brand: site.brand.id, picture: named.id, rightsEnd: body.rightsEnd };
			await recordStaffEvent(deps, { staff: staff.id, event: 'picture_described', details });
			return checkOutput(libraryPictureSchema, picture);
		});
		app.put(`${library}:id/quitar/`, permit('publish'), async (request) => {
			const { id } = parseInput(v.object({ params }), request).params;
			if (!(await removePicture(deps, staffOf(request), id))) refuse('picture-not-found');
			return {};
		});
		app.get(`${library}:id/usos/`, permit('read-stories'), async (request) => {
			const uses = await deps.content.usesOfPicture(parseInput(v.object({ params }), request).params.id);
			const { id: brand } = staffOf(request).site.brand;
			return checkOutput(pictureUsesSchema, { uses: uses.filter((use) => use.brand === brand) });
		});
	};
