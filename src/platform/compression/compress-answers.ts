// Compresses the answers of APIs. Pages are compressed by the page cache, scripts by the build.
import type { FastifyInstance } from 'fastify';
import { addVary } from './add-vary.ts';
import { compressQuickly, encodingFor } from './encodings.ts';

/** Shorter answers are sent as they are: they fit into one packet. In characters. */
const shortest = 1_000;

/** Compresses each text of the routes of a plugin that has no content coding yet, in the best one that the client takes. */
export function compressAnswers(app: FastifyInstance): void {
	app.addHook('onSend', async (request, reply, payload) => {
		if (typeof payload !== 'string' || payload.length < shortest || reply.hasHeader('content-encoding')) return payload;
		addVary(reply, 'accept-encoding');
		const encoding = encodingFor(request.headers['accept-encoding']);
		if (encoding === 'identity') return payload;
		reply.header('content-encoding', encoding);
		return compressQuickly(Buffer.from(payload), encoding);
	});
}
