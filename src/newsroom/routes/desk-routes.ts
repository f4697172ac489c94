import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { BulkResult } from '#content';
import { bulkDoneSchema, bulkInputSchema, deskNowSchema, viewInputSchema } from '#newsroom/contract';
import { checkOutput, parseInput, wholeNumber } from '#platform/route-schemas';
import { recordStaffEvent, type StaffEvent } from '../audit/record-staff-event.ts';
import { presentIn, sayPresent } from '../desk/presence.ts';
import { keepView, viewsOf } from '../desk/saved-views.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import { senderOf } from '../stories/edit-story.ts';
import { apiRoot, permit, staffOf } from './guard.ts';

const bulkInput = v.object({ body: bulkInputSchema });
const undoInput = v.object({ params: v.object({ change: wholeNumber }) });
const viewInput = v.object({ body: viewInputSchema });
const presenceInput = v.object({ params: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }) });

/** The routes of the desk: bulk changes, presence, and saved views. */
export const deskRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const { content, clock } = deps;
		const desk = `${apiRoot}mesa/`;
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		app.get(desk, permit('read-stories'), async (request) => {
			const signedIn = staffOf(request);
			const [last, present, views] = await Promise.all([
				content.lastChange(senderOf(signedIn), clock()),
				presentIn(deps, signedIn.site.brand.id),
				viewsOf(deps, signedIn),
			]);
			return checkOutput(deskNowSchema, { last, present, views });
		});
		app.post(desk, permit('publish'), async (request, reply) => {
			const { body } = parseInput(bulkInput, request);
			const signedIn = staffOf(request);
			const result = await content.changeTogether(senderOf(signedIn), body);
			return answer(reply, result, () => record(deps, signedIn, { event: 'stories_changed', details: body }));
		});
		app.post(`${desk}:change/deshacer/`, permit('publish'), async (request, reply) => {
			const { change } = parseInput(undoInput, request).params;
			const signedIn = staffOf(request);
			const result = await content.undoTogether(senderOf(signedIn), change);
			return answer(reply, result, () => record(deps, signedIn, { event: 'stories_changed_back', details: { change } }));
		});
		app.put(`${apiRoot}vistas/`, permit('read-stories'), async (request) => {
			const signedIn = staffOf(request);
			await keepView(deps, signedIn, parseInput(viewInput, request).body);
			return { views: await viewsOf(deps, signedIn) };
		});
		app.put(`${apiRoot}notas/:id/presencia/`, permit('read-stories'), async (request) => {
			await sayPresent(deps, staffOf(request), parseInput(presenceInput, request).params.id);
			return {};
		});
	};

async function answer(reply: FastifyReply, result: BulkResult, onChanged: () => Promise<void>): Promise<FastifyReply> {
	if (result.kind === 'unknown') return refuse('change-not-found');
	if (result.kind === 'refused')
		return reply
			.code(422)
			.send({ code: result.code, message: `The story ${result.work} refuses`, httpStatus: 422, error: true, story: result.work });
	await onChanged();
	return reply.send(checkOutput(bulkDoneSchema, { change: result.change, works: [...result.works] }));
}

type Recorded = { readonly event: StaffEvent; readonly details: object };

const record = (deps: NewsroomDeps, { staff, site }: SignedInStaff, { event, details }: Recorded): Promise<void> =>
	recordStaffEvent(deps, { staff: staff.id, event, details: { brand: site.brand.id, ...details } });
