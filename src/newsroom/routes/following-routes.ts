import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { outsideCapacity } from '#platform/http/capacity';
import { EventStream, eventText, heartbeat } from '#platform/http/event-stream';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { apiRoot, permit, staffOf } from './guard.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });
const followInput = v.object({ params });

/** How often (ms) a quiet stream gets a sign of life. Proxies close those that are silent for a minute. */
const heartbeatMs = 20_000;

/** The route that tells an open editor that its story has another text: the stream of its revisions. */
export const followingRoutes =
	({ content }: Pick<NewsroomDeps, 'content'>): FastifyPluginAsync =>
	async (app) => {
		const streams = new Set<EventStream>();
		app.addHook('preClose', async () => {
			for (const stream of streams) stream.end();
		});
		app.get(`${apiRoot}notas/:id/revisiones/`, permit('read-stories'), async (request, reply) => {
			const { id } = parseInput(followInput, request).params;
			reply.hijack();
			const stream = new EventStream(reply.raw);
			streams.add(stream);
			const stop = sendRevisions(stream, { content, signedIn: staffOf(request), id });
			await outsideCapacity(() => stream.closed);
			stop();
			streams.delete(stream);
		});
	};

type Followed = Pick<NewsroomDeps, 'content'> & { readonly signedIn: SignedInStaff; readonly id: string };

/** Sends the revision of a story, now and whenever it has another one. Returns the function that ends it. */
function sendRevisions(stream: EventStream, { content, signedIn, id }: Followed): () => void {
	const brand = signedIn.site.brand.id;
	const send = (revision: string | undefined) => void (revision !== undefined && stream.send(eventText('revision', revision)));
	// A stream that ends makes the browser connect again.
	const sendNewest = () =>
		void content.workText(brand, id).then(
			(newest) => send(newest?.revision),
			() => stream.end(),
		);
	const leave = content.followWork(brand, id, (revision) => (revision === undefined ? sendNewest() : send(revision)));
	sendNewest();
	const beat = setInterval(() => stream.send(heartbeat), heartbeatMs);
	return () => {
		leave();
		clearInterval(beat);
	};
}
