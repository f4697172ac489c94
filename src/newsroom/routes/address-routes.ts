import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { addressSchema } from '#newsroom/contract';
import { checkOutput, parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { apiRoot, permit, staffOf } from './guard.ts';

const addressInput = v.object({ query: v.object({ path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(400)) }) });

/** Tells whether an address is free, before a story is published at it. */
export const addressRoutes =
	({ content }: Pick<NewsroomDeps, 'content'>): FastifyPluginAsync =>
	async (app) => {
		app.get(`${apiRoot}direcciones/`, permit('read-stories'), async (request, reply) => {
			const { path } = parseInput(addressInput, request).query;
			const { kind } = await content.queries(staffOf(request).site.brand.id).at(path);
			return reply.header('cache-control', 'no-store').send(checkOutput(addressSchema, { taken: kind !== 'none' }));
		});
	};
