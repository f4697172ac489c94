import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Margin, marginSchema, newCommentSchema, resolutionSchema } from '#newsroom/contract';
import { checkOutput, parseInput, wholeNumber } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { apiRoot, permit, staffOf } from '../routes/guard.ts';
import { addComment, type MarginPlace, marginOf, removeComment, resolveThread } from './margin-comments.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });
const numbered = v.object({ ...params.entries, number: wholeNumber });
const addInput = v.object({ params, body: newCommentSchema });
const resolveInput = v.object({ params: numbered, body: resolutionSchema });

/** The routes of the comments in the margin of a story. Each answers with all of them. */
export const marginRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const comments = `${apiRoot}notas/:id/comentarios/`;
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		const placeOf = (request: FastifyRequest, story: string): MarginPlace => ({ signedIn: staffOf(request), story });
		const listed = async (place: MarginPlace): Promise<Margin> => checkOutput(marginSchema, await marginOf(deps, place));
		app.get(comments, permit('read-stories'), (request) => listed(placeOf(request, parseInput(v.object({ params }), request).params.id)));
		app.post(comments, permit('write-drafts'), async (request) => {
			const { params: named, body } = parseInput(addInput, request);
			const place = placeOf(request, named.id);
			if (!(await deps.content.workText(place.signedIn.site.brand.id, place.story))) refuse('story-not-found');
			await addComment(deps, place, body);
			return listed(place);
		});
		app.put(`${comments}:number/`, permit('write-drafts'), async (request) => {
			const { params: named, body } = parseInput(resolveInput, request);
			const place = placeOf(request, named.id);
			await resolveThread(deps, place, { number: named.number, ...body });
			return listed(place);
		});
		app.put(`${comments}:number/quitar/`, permit('write-drafts'), async (request) => {
			const { id, number } = parseInput(v.object({ params: numbered }), request).params;
			const place = placeOf(request, id);
			await removeComment(deps, place, number);
			return listed(place);
		});
	};
