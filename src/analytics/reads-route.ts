import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand, BrandId } from '#brands';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse } from '#platform/http/refusals';
import type { Limit, Limits } from '#platform/limits';
import { networkOf } from '#platform/network';
import { parseInput } from '#platform/route-schemas';
import { readsPath } from './contract/contract.ts';

export type ReadsRouteDeps = {
	readonly limits: Limits;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	/** Counts one read of a story. */
	readonly countRead: (brand: BrandId, id: string) => void;
};

/** Reads of one story that count for a network, behind which there may be many readers. */
const perStory: Limit = { name: 'reads', points: 20, perSeconds: 600 };

const input = v.object({ query: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }) });

/** An empty picture, so that no browser shows a broken one. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** `GET /_site/reads?id=…`: counts a read of a story and answers with an empty picture. Neither asks nor stores which reader read it. */
export const readsRoute =
	(deps: ReadsRouteDeps): FastifyPluginAsync =>
	async (server) => {
		server.get(readsPath, (request, reply) => count(deps, request, reply));
	};

async function count({ limits, brandOf, origins, countRead }: ReadsRouteDeps, request: FastifyRequest, reply: FastifyReply) {
	const brand = brandOf(request.host) ?? refuse('not-found');
	const { id } = parseInput(input, request).query;
	const isOwn = isFromOwnPage(request.headers, origins[brand.id]);
	if (isOwn && (await limits.take(perStory, `${networkOf(request.ip)} ${id}`)).ok) countRead(brand.id, id);
	return reply.type('image/svg+xml').header('cache-control', 'no-store').send(picture);
}
