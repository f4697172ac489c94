// The route `/_site/live-story`, which streams the changes of a live story to readers.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import type { RegisteredReaders } from '#content/contract';
import { outsideCapacity } from '#platform/http/capacity';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { networkOf, OpenPerNetwork } from '#platform/network';
import { refusals } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import { liveStoryPath } from '../live-change.ts';
import type { LiveFeed } from './live-feed.ts';
import type { LiveStories } from './live-stories.ts';

export type LiveStoryRoutes = {
	readonly liveStories: LiveStories;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly registeredReaders: RegisteredReaders;
};

/** Most open streams per network; readers beyond it poll. Each stream takes a connection of a proxy in front, and no other limit counts those. */
const maxStreams = 256;

const refuse = refusals({ 'too-many-streams': [429, 'Too many streams are open; poll instead.'] });

const version = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));
const input = v.object({
	query: v.object({ path: v.pipe(v.string(), v.startsWith('/'), v.endsWith('/'), v.maxLength(1_000)), version: v.optional(version) }),
});

/**
 * `GET /_site/live-story?path=/…/&version=…`: what changed in a live story since a version, as a stream of server-sent events; as JSON, once,
 * for browsers that poll, 204 when nothing changed.
 */
export const liveStoryRoutes =
	(options: LiveStoryRoutes): FastifyPluginAsync =>
	async (server) => {
		const streams = new OpenPerNetwork();
		server.get(liveStoryPath, async (request, reply) => {
			const { query } = parseInput(input, request);
			const feed = (await feedFor(request, query.path, options)) ?? refuseRequest('not-found');
			const lastId = v.safeParse(version, request.headers['last-event-id']);
			const from = lastId.success ? lastId.output : query.version;
			if (request.headers.accept === 'text/event-stream')
				return withinLimit(streams, networkOf(request.ip), () => follow(feed, reply, from));
			reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
			const change = feed.changeSince(from);
			return change === undefined ? reply.code(204).send() : reply.send(change);
		});
		server.addHook('preClose', async () => options.liveStories.close());
	};

function follow(feed: LiveFeed, reply: FastifyReply, from: string | undefined): Promise<void> {
	reply.hijack();
	return outsideCapacity(() => feed.follow(reply.raw, from));
}

/** Counts a stream of a network while it is open. Refuses `too-many-streams`. */
async function withinLimit(streams: OpenPerNetwork, network: string, open: () => Promise<void>): Promise<void> {
	if (streams.of(network) >= maxStreams) refuse('too-many-streams');
	streams.add(network);
	try {
		await open();
	} finally {
		streams.remove(network);
	}
}

/** The feed that a reader may follow: with the whole story for registered readers, where others get an excerpt. */
async function feedFor(
	request: FastifyRequest,
	path: string,
	{ liveStories, brandOf, registeredReaders }: LiveStoryRoutes,
): Promise<LiveFeed | undefined> {
	const brand = brandOf(request.host);
	if (brand === undefined) return undefined;
	const open = await liveStories.feedAt({ brand, path, isRegistered: false });
	if (!open?.current?.isExcerpt || !registeredReaders.showsSession(request.raw)) return open;
	const isRegistered = await registeredReaders.isRegistered(brand, request.raw);
	return isRegistered ? liveStories.feedAt({ brand, path, isRegistered }) : open;
}
