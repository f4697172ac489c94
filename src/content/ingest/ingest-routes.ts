import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Publisher } from '../publish/publisher.ts';
import { answerOf } from './answers.ts';
import { fromOf, namedIn, type OfDocument, textOf } from './asked.ts';
import { checkKey, type Guard } from './authenticate.ts';
import { putBatch } from './put-batch.ts';
import { refuse } from './refusals.ts';
import { revisionRoutes } from './revision-routes.ts';
import { splitBatch } from './split-batch.ts';

/** C07. A batch has many documents, each of which has the limit of a document. */
const documentBytes = 5 * 1024 * 1024;
const batchBytes = 64 * 1024 * 1024;

export type IngestOptions = {
	readonly publisher: Pick<Publisher, 'put' | 'putAll' | 'unpublish' | 'remove' | 'restore'>;
	readonly guard: Guard;
	readonly brands: readonly Brand[];
};

type OnBrand = { Params: { brand: string } };
type Taken = OfDocument & { Querystring: { keep?: string } };

/** `PUT` and `DELETE` of documents, `POST` of batches and all about revisions, for the keys of a brand (docs/how-to/ingest.md). */
export const ingestRoutes =
	({ publisher, guard, brands }: IngestOptions): FastifyPluginAsync =>
	async (app) => {
		takeBytes(app);
		app.addHook<OnBrand>('onRequest', async (request) => {
			if (request.headers['content-encoding']) refuse('encoded');
			checkKey(guard, request);
		});
		app.put<OfDocument>('/:brand/:type/*', { bodyLimit: documentBytes }, async (request, reply) => {
			const text = await textOf(guard, request);
			const { status, body } = answerOf(await publisher.put(fromOf(guard, request, brands), text, namedIn(request.params)));
			return reply.code(status).header('x-request-id', request.id).send(body);
		});
		app.delete<Taken>('/:brand/:type/*', async (request) => {
			await textOf(guard, request);
			const named = namedIn(request.params);
			// `?keep` takes it from readers and keeps its texts for the newsroom.
			const keeps = request.query.keep !== undefined;
			const taken = await publisher[keeps ? 'unpublish' : 'remove'](fromOf(guard, request, brands), named);
			if (taken.kind === 'unknown') refuse('unknown-document');
			return { result: keeps ? 'UNPUBLISHED' : 'REMOVED', ...named };
		});
		revisionRoutes(app, { publisher, guard, brands });
		app.post<OnBrand>('/:brand/batch', { bodyLimit: batchBytes }, async (request) => {
			const pieces = splitBatch(await textOf(guard, request), request.headers['content-type'], documentBytes);
			return putBatch(publisher, fromOf(guard, request, brands), pieces);
		});
	};

/** Bodies are kept as they come: what is signed and stored are bytes, not what a parser made of them. */
function takeBytes(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(['application/json', 'application/x-ndjson'], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
