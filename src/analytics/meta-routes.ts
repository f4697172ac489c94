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

export type MetaRoutesDeps = {
	readonly clock: Clock;
	readonly log: Log;
	readonly limits: Limits;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly outboundHttp: Pick<OutboundHttp, 'only'>;
	readonly analyticsSettings: Config['analyticsSettings'];
};

const host = 'graph.facebook.com';
const version = 'v23.0';

/** Page views of a network that are reported; more are dropped. */
const perNetwork: Limit = { name: 'meta', points: 300, perSeconds: 60 };

const pageView = v.strictObject({
	'arc-site': v.string(),
	userAgent: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
	eventSourceUrl: v.pipe(v.string(), v.maxLength(2_000), v.url()),
});
const input = v.object({ query: v.object({ query: v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), pageView) }) });

/** The content source `meta-api` (CONT-06). Pages call it when their reader allows it; the reader does not see the result. */
export const metaRoutes =
	(deps: MetaRoutesDeps): FastifyPluginAsync =>
	async (server) => {
		const send = deps.outboundHttp.only(new Set([host]));
		server.get('/pf/api/v3/content/fetch/meta-api', (request, reply) => reportPageView(deps, send, { request, reply }));
	};

/** A request of the content source, and its reply. */
type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

async function reportPageView(
	{ limits, log, ...deps }: MetaRoutesDeps,
	send: OutboundFetch,
	{ request, reply }: Call,
): Promise<FastifyReply> {
	const brand = deps.brandOf(request.host);
	const dataset = brand?.metaConversions ? deps.analyticsSettings.get(brand.id)?.meta : undefined;
	if (!brand || !dataset) return refuse('not-found');
	const { 'arc-site': site, userAgent, eventSourceUrl } = parseInput(input, request).query.query;
	const { origin, pathname } = new URL(eventSourceUrl);
	const isOurs = site === brand.id && origin === deps.origins[brand.id] && isFromOwnPage(request.headers, origin);
	if (!isOurs) refuse('invalid-input', { message: 'A page view is told by the page that is viewed.' });
	if ((await limits.take(perNetwork, networkOf(request.ip))).ok) {
		const event = eventOf({ userAgent, address: origin + pathname, at: deps.clock() }, dataset);
		void sendToMeta(send, dataset, event).catch((error) => log.warn({ error }, 'a page view could not be reported to Meta'));
	}
	return reply.code(202).header('cache-control', 'no-store').send({});
}

type PageView = { readonly userAgent: string; readonly address: string; readonly at: Date };

/** The fields that the Conversions API requires of a website, and nothing else about the reader: no IP address, no identifier. */
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

async function sendToMeta(send: OutboundFetch, { id }: MetaDataset, body: object): Promise<void> {
	const response = await send(`https://${host}/${version}/${id}/events`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${host} answered ${response.status}`);
}
