import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { brandList } from '#brands';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { previewsPage } from '../pages/previews-page.tsx';
import { previewOutputs } from '../previews/previews.ts';
import { refuse } from '../refuse.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { seeOther, sendPage, sendPreview, textField } from './responses.ts';

const searchInput = v.object({ query: v.object({ q: textField(1_000) }) });
const storyInput = v.object({
	params: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }),
	query: v.object({ salida: v.optional(v.picklist(previewOutputs), 'html'), sitio: v.optional(v.picklist(brandList.map(({ id }) => id))) }),
});
const frameInput = v.object({
	params: v.object({ brand: v.string(), id: v.pipe(v.string(), v.maxLength(200)), element: v.pipe(v.string(), v.maxLength(200)) }),
});

/** The previews of stories for staff, at the host of the newsroom and never at those of the brands. */
export const previewRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const { previews } = deps;
		app.get(`${brandRoot}vista/`, permit('read-stories'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { brand } = signedIn.site;
			const addressOrId = parseInput(searchInput, request).query.q.trim();
			if (addressOrId === '') return sendPage(reply, previewsPage(signedIn, await previews.drafts(brand)));
			const id = (await previews.idAt(brand, pathOf(addressOrId))) ?? addressOrId;
			return seeOther(reply, `/${brand.id}/vista/${encodeURIComponent(id)}/`);
		});
		app.get(`${brandRoot}vista/:id/`, permit('read-stories'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { brand } = signedIn.site;
			const { params, query } = parseInput(storyInput, request);
			const on = deps.sites.find((site) => site.brand.id === query.sitio) ?? signedIn.site;
			const page = await previews.page(signedIn.site, params.id, { output: query.salida, on });
			if (!page) return sendPage(reply, previewsPage(signedIn, await previews.drafts(brand), true), 404);
			return sendPreview(reply, page);
		});
		// Open, since a sandboxed frame sends no session and guests with a preview link have none. The id of the element contains a digest of
		// its HTML, so only somebody who has read the story knows the address.
		app.get(`${brandRoot}vista/marco/:id/:element/`, permit('open'), async (request, reply) => {
			const { params } = parseInput(frameInput, request);
			const site = deps.sites.find(({ brand }) => brand.id === params.brand) ?? refuse('brand-not-found');
			const frame = (await previews.frame(site, params.id, params.element)) ?? refuse('story-not-found');
			return sendPreview(reply, frame);
		});
	};

/** The path of an address that was copied from the browser; any other text unchanged. */
const pathOf = (addressOrId: string): string => URL.parse(addressOrId)?.pathname ?? addressOrId;
