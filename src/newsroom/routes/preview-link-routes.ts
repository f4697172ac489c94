import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { madeLinkSchema, newLinkSchema, previewLinksSchema } from '#newsroom/contract';
import { checkOutput, parseInput, wholeNumber } from '#platform/route-schemas';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { endedLinkPage } from '../pages/ended-link-page.tsx';
import { linksOf, makeLink, revokeLink, storyOfLink } from '../previews/preview-links.ts';
import { refuse } from '../refuse.ts';
import { apiRoot, brandRoot, permit, staffOf } from './guard.ts';
import { sendPage, sendPreview } from './responses.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });
const makeInput = v.object({ params, body: newLinkSchema });
const endInput = v.object({
	params: v.object({ ...params.entries, number: wholeNumber }),
});
const openInput = v.object({ params: v.object({ brand: v.string(), secret: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) }) });

/** The routes of preview links (N09): they last a day at most, can be revoked, and their pages are in no index and no cache. */
export const previewLinkRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const links = `${apiRoot}notas/:id/enlaces/`;
		app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
		const placeOf = (request: FastifyRequest, story: string) => ({ brand: staffOf(request).site.brand.id, story });
		const listed = async ({ brand, story }: { brand: string; story: string }) => ({ links: await linksOf(deps, brand, story) });
		app.get(links, permit('read-stories'), async (request) =>
			checkOutput(previewLinksSchema, await listed(placeOf(request, parseInput(v.object({ params }), request).params.id))),
		);
		app.post(links, permit('publish'), async (request) => {
			const { params: named, body } = parseInput(makeInput, request);
			const signedIn = staffOf(request);
			const place = placeOf(request, named.id);
			if (!(await deps.content.workText(signedIn.site.brand.id, place.story))) refuse('story-not-found');
			const secret = await makeLink(deps, signedIn, { story: place.story, ...body });
			await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'preview_shared', details: { ...place, ...body } });
			const address = `${deps.origin}/${signedIn.site.brand.id}/vista/enlace/${secret}/`;
			return checkOutput(madeLinkSchema, { address, ...(await listed(place)) });
		});
		app.post(`${links}:number/anular/`, permit('publish'), async (request) => {
			const { id, number } = parseInput(endInput, request).params;
			const place = placeOf(request, id);
			await revokeLink(deps, { ...place, number });
			await recordStaffEvent(deps, { staff: staffOf(request).staff.id, event: 'preview_link_ended', details: { ...place, number } });
			return checkOutput(previewLinksSchema, await listed(place));
		});
		app.get(`${brandRoot}vista/enlace/:secret/`, { config: { ...permit('open').config, secretPath: true } }, async (request, reply) => {
			const { secret, brand } = parseInput(openInput, request).params;
			const site = deps.sites.find(({ brand: { id } }) => id === brand) ?? refuse('brand-not-found');
			const story = await storyOfLink(deps, site.brand.id, secret);
			const page = story === undefined ? undefined : await deps.previews.page(site, story);
			if (!page) return sendPage(reply, endedLinkPage(site.brand.name), 404);
			return sendPreview(reply, page);
		});
	};
