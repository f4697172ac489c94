import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import {
	captionsInputSchema,
	filmUploadSchema,
	filmUploadsSchema,
	finishedUploadSchema,
	newUploadSchema,
	pieceBytes,
	storedCaptionsSchema,
	videoUsesSchema,
} from '#newsroom/contract';
import { outsideCapacity } from '#platform/http/capacity';
import { checkOutput, parseInput, wholeNumber } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { apiRoot, permit, staffOf } from '../routes/guard.ts';
import { readCaptions } from './captions/read-captions.ts';
import { deleteVideo, usesOfVideo } from './delete-video.ts';
import { finishUpload } from './finish-upload.ts';
import { beginUpload, cancelUpload, putPiece, uploadsOf } from './uploads.ts';

/** Largest body of captions in bytes: a million characters as JSON. */
const captionBytes = 4_000_000;

const uploadParams = v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z2-7]{26}$/)) });
const uploadInput = v.object({ params: uploadParams });
const start = wholeNumber;
const pieceInput = v.object({ params: v.object({ ...uploadParams.entries, start }) });
const videoInput = v.object({ params: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }) });

/** Uploads of films, captions, and the deletion of videos. */
export const videoRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const uploads = `${apiRoot}videos/subidas/`;
		app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		app.get(uploads, permit('store-videos'), async (request) =>
			checkOutput(filmUploadsSchema, { uploads: [...(await uploadsOf(deps, staffOf(request)))], maxBytes: deps.films.maxBytes }),
		);
		app.post(uploads, permit('store-videos'), async (request) => {
			const { body } = parseInput(v.object({ body: newUploadSchema }), request);
			return checkOutput(filmUploadSchema, await beginUpload(deps, staffOf(request), body));
		});
		app.put(`${uploads}:id/:start/`, { ...permit('store-videos'), bodyLimit: pieceBytes }, async (request) => {
			const { params } = parseInput(pieceInput, request);
			const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
			return checkOutput(filmUploadSchema, await putPiece(deps, staffOf(request), { ...params, bytes }));
		});
		app.post(`${uploads}:id/terminar/`, permit('store-videos'), async (request) => {
			const { id } = parseInput(uploadInput, request).params;
			return checkOutput(finishedUploadSchema, await outsideCapacity(() => finishUpload(deps, staffOf(request), id)));
		});
		app.put(`${uploads}:id/cancelar/`, permit('store-videos'), async (request) => {
			await cancelUpload(deps, staffOf(request), parseInput(uploadInput, request).params.id);
			return {};
		});
		app.post(`${apiRoot}videos/subtitulos/`, { ...permit('store-videos'), bodyLimit: captionBytes }, async (request) => {
			const { body } = parseInput(v.object({ body: captionsInputSchema }), request);
			const read = readCaptions(body.text);
			if (read.kind === 'unfit') return checkOutput(storedCaptionsSchema, read);
			const path = await deps.films.putCaptions(read.text);
			return checkOutput(storedCaptionsSchema, { kind: 'stored', url: `${staffOf(request).site.origin}${path}` });
		});
		app.get(`${apiRoot}videos/:id/usos/`, permit('read-stories'), async (request) => {
			const signedIn = staffOf(request);
			const all = await usesOfVideo(deps, signedIn, parseInput(videoInput, request).params.id);
			// Drafts of other brands are nobody's business here (N02).
			const uses = all.filter(({ brand }) => brand === signedIn.site.brand.id).map(({ id, headline }) => ({ id, headline }));
			return checkOutput(videoUsesSchema, { uses, elsewhere: all.length - uses.length });
		});
		app.put(`${apiRoot}videos/:id/borrar/`, permit('delete-videos'), async (request) => {
			await deleteVideo(deps, staffOf(request), parseInput(videoInput, request).params.id);
			return {};
		});
	};
