import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { DeskRow } from '#content/contract';
import {
	type DeskRowView,
	deskListSchema,
	deskQuerySchema,
	editSchema,
	newestSchema,
	roomSchema,
	storedStorySchema,
	versionListSchema,
	versionNameSchema,
	withdrawalSchema,
} from '#newsroom/contract';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { editStory, senderOf, withdrawStory } from '../stories/edit-story.ts';
import { roomOf } from '../stories/room-of.ts';
import { answerEdit } from './answer-edit.ts';
import { apiRoot, permit, staffOf } from './guard.ts';

/** Largest body of a story in bytes: what the ingest API takes. */
const storyBytes = 5 * 1024 * 1024;

const storyParams = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });
const storyInput = v.object({ params: storyParams });
const newestInput = v.object({ params: storyParams, query: v.object({ revision: v.optional(v.pipe(v.string(), v.maxLength(64))) }) });
const editInput = v.object({ params: storyParams, body: editSchema });
const withdrawalInput = v.object({ params: storyParams, body: withdrawalSchema });
const versionParams = v.object({ ...storyParams.entries, revision: v.pipe(v.string(), v.maxLength(64)) });
const versionInput = v.object({ params: versionParams });
const nameInput = v.object({ params: versionParams, body: versionNameSchema });

/** The API of the desk and the editor. Nothing of it is cached. */
export const storyRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const { content } = deps;
		const stories = `${apiRoot}notas/`;
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		app.get(`${apiRoot}lugar/`, permit('read-stories'), async (request) => checkOutput(roomSchema, await roomOf(deps, staffOf(request))));
		app.get(stories, permit('read-stories'), async (request) => {
			const { query } = parseInput(v.object({ query: deskQuerySchema }), request);
			const { rows, next } = await content.desk(staffOf(request).site.brand.id, query);
			return checkOutput(deskListSchema, { rows: rows.map((row) => viewOf(deps, row)), ...(next && { next }) });
		});
		app.get(`${stories}:id/`, permit('read-stories'), async (request) => {
			const { params, query } = parseInput(newestInput, request);
			const newest = await content.workText(staffOf(request).site.brand.id, params.id);
			return checkOutput(newestSchema, newest && newest.revision !== query.revision ? { newest } : {});
		});
		for (const [path, permission, publishes] of [
			['', 'write-drafts', false],
			['publicar/', 'publish', true],
		] as const)
			app.put(`${stories}:id/${path}`, { ...permit(permission), bodyLimit: storyBytes }, async (request, reply) => {
				const { params, body } = parseInput(editInput, request);
				return answerEdit(reply, await editStory(deps, staffOf(request), { ...params, ...body, base: body.base, publishes }));
			});
		app.put(`${stories}:id/retirar/`, permit('publish'), async (request, reply) => {
			const { params, body } = parseInput(withdrawalInput, request);
			const signedIn = staffOf(request);
			const newest = (await content.workText(signedIn.site.brand.id, params.id)) ?? refuse('story-not-found');
			if (newest.revision !== body.base) return answerEdit(reply, { kind: 'conflict', newest });
			if (!(await withdrawStory(deps, signedIn, newest))) refuse('story-not-found');
			return checkOutput(storedStorySchema, await content.workText(signedIn.site.brand.id, params.id));
		});
		app.get(`${stories}:id/versiones/`, permit('read-stories'), async (request) => {
			const { id } = parseInput(storyInput, request).params;
			const { revisions, next } = await content.revisions(staffOf(request).site.brand.id, id, 0);
			if (revisions.length === 0) refuse('story-not-found');
			const versions = revisions.map(({ receivedAt, ...version }) => ({ ...version, receivedAt: receivedAt.toISOString() }));
			return checkOutput(versionListSchema, { revisions: versions, next });
		});
		app.put(`${stories}:id/versiones/:revision/`, permit('write-drafts'), async (request) => {
			const { params, body } = parseInput(nameInput, request);
			if (!(await content.nameRevision(senderOf(staffOf(request)), { ...params, ...body }))) refuse('story-not-found');
			return {};
		});
		app.get(`${stories}:id/versiones/:revision/`, permit('read-stories'), async (request) => {
			const { id, revision } = parseInput(versionInput, request).params;
			return { text: (await content.revisionText(staffOf(request).site.brand.id, id, revision)) ?? refuse('story-not-found') };
		});
	};

const viewOf = ({ pictures }: NewsroomDeps, { picture, ...row }: DeskRow): DeskRowView => ({
	...row,
	authors: [...row.authors],
	plans: [...row.plans],
	...(picture && { thumbnail: pictures.thumbnailOf(picture) }),
});
