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

export type CollectorDeps = {
	readonly counts: EventCounts;
	readonly limits: Limits;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
};

/** Largest event in bytes. */
const bodyLimit = 500;

/** A reader sends few events, but many readers may share a network. */
const perNetwork: Limit = { name: 'events', points: 600, perSeconds: 60 };

const refuse = refusals({
	'foreign-event': [403, 'Events are taken from our own pages alone.'],
	'too-many-events': [429, 'Too many events; they are not counted.'],
});

const input = v.object({ body: v.pipe(v.string(), v.parseJson(), measuredEvent) });

/** Counts events. Neither asks nor stores which reader sent them. Browsers send beacons as `text/plain`. */
export const collectorRoutes =
	(deps: CollectorDeps): FastifyPluginAsync =>
	async (server) => {
		server.removeAllContentTypeParsers();
		server.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
		server.post(collectorPath, { bodyLimit }, (request, reply) => count(deps, request, reply));
	};

async function count({ counts, limits, brandOf, origins }: CollectorDeps, request: FastifyRequest, reply: FastifyReply) {
	const brand = brandOf(request.host) ?? refuseRequest('not-found');
	if (!isFromOwnPage(request.headers, origins[brand.id])) refuse('foreign-event');
	const result = await limits.take(perNetwork, networkOf(request.ip));
	if (!result.ok) refuse('too-many-events', { headers: { 'retry-after': String(result.retryAfterSeconds) } });
	counts.add(brand, parseInput(input, request).body);
	return reply.code(204).header('cache-control', 'no-store').send();
}
