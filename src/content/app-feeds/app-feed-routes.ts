import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import { isObject } from '../ans/json.ts';
import { freshSeconds, type SourceAnswersOptions, sourceAnswers } from '../sources/answer-source.ts';
import { addContentOrigins, type ContentOriginsOptions } from '../sources/content-origins.ts';
import { refuse } from '../sources/refusals.ts';
import type { PictureAddress } from './app-context.ts';
import { appFeeds } from './app-feeds.ts';

export type AppFeedOptions = SourceAnswersOptions &
	ContentOriginsOptions & {
		readonly brands: readonly Brand[];
		readonly clock: Clock;
		readonly pictureAddress: PictureAddress;
	};

type FeedRequest = FastifyRequest<{ Params: { '*'?: string } }>;

/** `GET /arc/outboundfeeds/{feed}/{about}?…`: the requests of apps that are built on the mobile SDKs of Arc XP (content API, f.2). */
export const appFeedRoutes =
	(options: AppFeedOptions): FastifyPluginAsync =>
	async (app) => {
		const answer = sourceAnswers(options);
		addContentOrigins(app, options);
		for (const [name, source] of appFeeds(options.pictureAddress)) {
			const handler = async (request: FeedRequest, reply: FastifyReply) => {
				const brand = options.brands.find(({ id }) => id === options.brandOf(request.host)) ?? refuse('unknown-site');
				// The SDK for Android accepts no answer without this header.
				reply.header('expires', new Date(options.clock().getTime() + freshSeconds(source.ttl) * 1000).toUTCString());
				const about = request.params['*']?.replaceAll(/^\/+|\/+$/g, '');
				const query = { ...(isObject(request.query) && request.query), ...(about && { about }) };
				return answer({ brand, name: `app feed ${name}`, source, query }, request, reply);
			};
			app.get(`/${name}`, handler);
			app.get(`/${name}/*`, handler);
		}
	};
