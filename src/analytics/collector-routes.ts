import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand, BrandId } from '#brands';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse as refuseRequest } from '#platform/http/refusals';
import type { Limit, Limits } from '#platform/limits';
import { networkOf } from '#platform/network';
import { refusals } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import { collectorPath, measuredEvent } from './contract/contract.ts';
import type { EventCounts } from './event-counts.ts';

export type CollectorRoutes = {
	readonly counts: EventCounts;
	readonly limits: Limits;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
};

/** Bytes of an event at most. */
const bodyLimit = 500;

/** A reader makes a few; many readers may share a network. */
const perNetwork: Limit = { name: 'events', points: 600, perSeconds: 60 };

const refuse = refusals({
	'foreign-event': [403, 'Events are taken from our own pages alone.'],
	'too-many-events': [429, 'Too many events; they are not counted.'],
});

const input = v.object({ body: v.pipe(v.string(), v.parseJson(), measuredEvent) });

/** Counts events; whose they are is neither asked nor kept. Browsers send a beacon's text as `text/plain`. */
export const collectorRoutes =
	(routes: CollectorRoutes): FastifyPluginAsync =>
	async (server) => {
		server.removeAllContentTypeParsers();
		server.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
		server.post(collectorPath, { bodyLimit }, (request, reply) => count(routes, request, reply));
	};

async function count({ counts, limits, brandOf, origins }: CollectorRoutes, request: FastifyRequest, reply: FastifyReply) {
	const brand = brandOf(request.host) ?? refuseRequest('not-found');
	if (!isFromOwnPage(request.headers, origins[brand.id])) refuse('foreign-event');
	const taken = await limits.take(perNetwork, networkOf(request.ip));
	if (!taken.ok) refuse('too-many-events', { headers: { 'retry-after': String(taken.retryAfterSeconds) } });
	counts.add(brand, parseInput(input, request).body);
	return reply.code(204).header('cache-control', 'no-store').send();
}
