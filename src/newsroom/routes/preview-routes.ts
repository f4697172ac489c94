import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomParts } from '../newsroom-parts.ts';
import { previewsPage } from '../pages/previews.tsx';
import { admitted, type FindPlace } from './admitted.ts';
import { line, seeOther, sendPage } from './answers.ts';

const search = v.object({ query: v.object({ q: line(1_000) }) });
const named = v.object({ params: v.object({ id: v.pipe(v.string(), v.maxLength(200)) }) });

/** Where staff see stories before readers do: at addresses of the newsroom, never at those of the site. */
export const previewRoutes =
	(parts: NewsroomParts, findPlace: FindPlace): FastifyPluginAsync =>
	async (app) => {
		const { previews } = parts;
		const deskOf = (request: FastifyRequest) => admitted(parts, findPlace, request, 'anybody');
		app.get('/redaccion/vista/', async (request, reply) => {
			const desk = await deskOf(request);
			if (!desk) return seeOther(reply, '/redaccion/ingresar/');
			const { brand } = desk.place;
			const asked = parseInput(search, request).query.q.trim();
			if (asked === '') return sendPage(reply, previewsPage(desk, await previews.drafts(brand)));
			const id = (await previews.idAt(brand, pathOf(asked))) ?? asked;
			return seeOther(reply, `/redaccion/vista/${encodeURIComponent(id)}/`);
		});
		app.get('/redaccion/vista/:id/', async (request, reply) => {
			const desk = await deskOf(request);
			if (!desk) return seeOther(reply, '/redaccion/ingresar/');
			const { brand } = desk.place;
			const page = await previews.page(brand, parseInput(named, request).params.id);
			if (!page) return sendPage(reply, previewsPage(desk, await previews.drafts(brand), true), 404);
			return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.body);
		});
	};

/** Whole addresses are copied from the browser; their path counts. */
const pathOf = (asked: string): string => URL.parse(asked)?.pathname ?? asked;
