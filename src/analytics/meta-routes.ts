import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Config, MetaDataset } from '#platform/config';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse } from '#platform/http/refusals';
import type { Limit, Limits } from '#platform/limits';
import type { Log } from '#platform/log';
import { networkOf } from '#platform/network';
import type { OutboundFetch, OutboundHttp } from '#platform/outbound-http';
import { parseInput } from '#platform/route-schemas';

export type MetaRoutes = {
	readonly clock: Clock;
	readonly log: Log;
	readonly limits: Limits;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly outboundHttp: Pick<OutboundHttp, 'only'>;
	readonly thirdParties: Config['thirdParties'];
};

const host = 'graph.facebook.com';
const version = 'v23.0';

/** Page views of a network that are told on; more are let go. */
const perNetwork: Limit = { name: 'meta', points: 300, perSeconds: 60 };

const pageView = v.strictObject({
	'arc-site': v.string(),
	userAgent: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
	eventSourceUrl: v.pipe(v.string(), v.maxLength(2_000), v.url()),
});
const input = v.object({ query: v.object({ query: v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), pageView) }) });

/** The content source `meta-api` (CONT-06): a page calls it when its reader allows it, and what comes of it is nothing to her. */
export const metaRoutes =
	(routes: MetaRoutes): FastifyPluginAsync =>
	async (server) => {
		const send = routes.outboundHttp.only(new Set([host]));
		server.get('/pf/api/v3/content/fetch/meta-api', (request, reply) => tell(routes, send, { request, reply }));
	};

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

async function tell({ limits, log, ...routes }: MetaRoutes, send: OutboundFetch, { request, reply }: Call): Promise<FastifyReply> {
	const brand = routes.brandOf(request.host);
	const dataset = brand?.metaConversions ? routes.thirdParties.get(brand.id)?.meta : undefined;
	if (!brand || !dataset) return refuse('not-found');
	const { 'arc-site': site, userAgent, eventSourceUrl } = parseInput(input, request).query.query;
	const { origin, pathname } = new URL(eventSourceUrl);
	const isOurs = site === brand.id && origin === routes.origins[brand.id] && isFromOwnPage(request.headers, origin);
	if (!isOurs) refuse('invalid-input', { message: 'A page view is told by the page that is viewed.' });
	if ((await limits.take(perNetwork, networkOf(request.ip))).ok) {
		const told = eventOf({ userAgent, address: origin + pathname, at: routes.clock() }, dataset);
		void post(send, dataset, told).catch((error) => log.warn({ error }, 'Meta was not told of a page view'));
	}
	return reply.code(202).header('cache-control', 'no-store').send({});
}

type PageView = { readonly userAgent: string; readonly address: string; readonly at: Date };

/** What the Conversions API asks of a website for an event, and nothing else of the reader: no network address, no identifier. */
const eventOf = ({ userAgent, address, at }: PageView, { token }: MetaDataset) => ({
	access_token: token.reveal(),
	data: [
		{
			event_name: 'PageView',
			event_time: Math.floor(at.getTime() / 1000),
			action_source: 'website',
			event_source_url: address,
			user_data: { client_user_agent: userAgent },
		},
	],
});

async function post(send: OutboundFetch, { id }: MetaDataset, body: object): Promise<void> {
	const answer = await send(`https://${host}/${version}/${id}/events`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${host} answered ${answer.status}`);
}
