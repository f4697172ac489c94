import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { brandList } from '#brands';
import { effectsSchema, planEndSchema, planInputSchema, seenSchema, storedStorySchema, trialSchema } from '#newsroom/contract';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { deadLinks } from '../stories/dead-links.ts';
import { senderOf, withBrand } from '../stories/edit-story.ts';
import { cancelPlan, planStory, putAside } from '../stories/plan-story.ts';
import { untilSeen } from '../stories/until-seen.ts';
import { answerEdit } from './answer-edit.ts';
import { apiRoot, permit, staffOf } from './guard.ts';

const storyBytes = 5 * 1024 * 1024;
const params = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });
const trialInput = v.object({ params, body: trialSchema });
const planInput = v.object({ params, body: planInputSchema });
const planEndInput = v.object({ params, body: planEndSchema });
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(2_000));
const brand = v.picklist(brandList.map(({ id }) => id));
const seenInput = v.object({ query: v.object({ brand, path, change: v.optional(v.pipe(v.string(), v.isoTimestamp())) }) });
const linksInput = v.object({ body: v.object({ links: v.pipe(v.array(v.object({ brand, path })), v.maxLength(100)) }) });

/** The routes for a story besides writing: plans, putting away, the effects of a publication, and the publish clock. */
export const publishingRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const { content, requestPublicPage } = deps;
		const story = `${apiRoot}notas/:id/`;
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		app.put(`${story}programar/`, { ...permit('publish'), bodyLimit: storyBytes }, async (request, reply) => {
			const { params: named, body } = parseInput(planInput, request);
			return answerEdit(reply, await planStory(deps, staffOf(request), { ...named, ...body }));
		});
		app.put(`${story}desprogramar/`, permit('publish'), async (request) => {
			const { params: named, body } = parseInput(planEndInput, request);
			return checkOutput(storedStorySchema, (await cancelPlan(deps, staffOf(request), { ...named, ...body })) ?? refuse('story-not-found'));
		});
		for (const [verb, isBack] of [
			['descartar', false],
			['recuperar', true],
		] as const)
			app.put(`${story}${verb}/`, permit('publish'), async (request) => {
				const { id } = parseInput(v.object({ params }), request).params;
				return checkOutput(storedStorySchema, (await putAside(deps, staffOf(request), { id, isBack })) ?? refuse('story-not-found'));
			});
		app.post(`${story}efectos/`, { ...permit('publish'), bodyLimit: storyBytes }, async (request, reply) => {
			const { params: named, body } = parseInput(trialInput, request);
			const signedIn = staffOf(request);
			const document = withBrand(body, signedIn.site.brand.id);
			const result = await content.effects(senderOf(signedIn), { ...named, document });
			return result.kind === 'changes' ? checkOutput(effectsSchema, result) : answerEdit(reply, result);
		});
		app.get(`${apiRoot}visto/`, permit('read-stories'), async (request) =>
			checkOutput(seenSchema, await untilSeen(requestPublicPage, parseInput(seenInput, request).query)),
		);
		app.post(`${apiRoot}enlaces/`, permit('read-stories'), async (request) => {
			const { links } = parseInput(linksInput, request).body;
			return { dead: await deadLinks(requestPublicPage, links) };
		});
	};
