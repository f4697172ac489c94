import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { previewsPage } from '../pages/previews-page.tsx';
import { findSignedInStaff } from './find-signed-in-staff.ts';
import { seeOther, sendPage, textField } from './responses.ts';

const searchInput = v.object({ query: v.object({ q: textField(1_000) }) });
const storyInput = v.object({ params: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }) });

/** Shows staff stories before readers see them, at addresses of the newsroom and never at those of the site. */
export const previewRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const { previews } = deps;
		const staffOf = (request: FastifyRequest) => findSignedInStaff(deps, request, 'anybody');
		app.get('/redaccion/vista/', async (request, reply) => {
			const signedIn = await staffOf(request);
			if (!signedIn) return seeOther(reply, '/redaccion/ingresar/');
			const { brand } = signedIn.site;
			const addressOrId = parseInput(searchInput, request).query.q.trim();
			if (addressOrId === '') return sendPage(reply, previewsPage(signedIn, await previews.drafts(brand)));
			const id = (await previews.idAt(brand, pathOf(addressOrId))) ?? addressOrId;
			return seeOther(reply, `/redaccion/vista/${encodeURIComponent(id)}/`);
		});
		app.get('/redaccion/vista/:id/', async (request, reply) => {
			const signedIn = await staffOf(request);
			if (!signedIn) return seeOther(reply, '/redaccion/ingresar/');
			const { brand } = signedIn.site;
			const page = await previews.page(brand, parseInput(storyInput, request).params.id);
			if (!page) return sendPage(reply, previewsPage(signedIn, await previews.drafts(brand), true), 404);
			return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.body);
		});
	};

/** The path of an address that was copied from the browser; any other text unchanged. */
const pathOf = (addressOrId: string): string => URL.parse(addressOrId)?.pathname ?? addressOrId;
