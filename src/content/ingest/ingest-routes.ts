import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { ReadContext } from '../ans/read-context.ts';
import type { Publisher } from '../publish/publisher.ts';
import { answerOf } from './answers.ts';
import type { AuthenticationDeps } from './authenticate.ts';
import { type DocumentRoute, IngestRequests } from './ingest-requests.ts';
import { putBatch } from './put-batch.ts';
import { refuse } from './refusals.ts';
import { revisionRoutes } from './revision-routes.ts';
import { splitBatch } from './split-batch.ts';

/** Largest body of one document, and of a batch, in bytes (C07). Each document of a batch has the limit of a document. */
const documentBytes = 5 * 1024 * 1024;
const batchBytes = 64 * 1024 * 1024;

export type IngestOptions = AuthenticationDeps & {
	readonly publisher: Pick<Publisher, 'put' | 'putAll' | 'unpublish' | 'remove' | 'restore'>;
	readonly brands: readonly Brand[];
	readonly brandOrigins: ReadContext['brandOrigins'];
};

type BrandRoute = { Params: { brand: string } };
type DeleteRoute = DocumentRoute & { Querystring: { keep?: string } };

/** The ingest API: `PUT` and `DELETE` of documents, `POST` of batches, and the revisions of documents (docs/how-to/ingest.md). */
export const ingestRoutes =
	({ publisher, ...options }: IngestOptions): FastifyPluginAsync =>
	async (app) => {
		const requests = new IngestRequests(options);
		leaveBodiesUnparsed(app);
		app.addHook<BrandRoute>('onRequest', async (request) => {
			if (request.headers['content-encoding']) refuse('encoded');
			requests.authenticate(request);
		});
		app.put<DocumentRoute>('/:brand/:type/*', { bodyLimit: documentBytes }, async (request, reply) => {
			const { from, text } = await requests.receive(request);
			const { status, body } = answerOf(await publisher.put(from, text, await requests.referenceIn(request.params)));
			return reply.code(status).header('x-request-id', request.id).send(body);
		});
		app.delete<DeleteRoute>('/:brand/:type/*', async (request) => {
			const { from } = await requests.receive(request);
			const document = await requests.referenceIn(request.params);
			// `?keep` unpublishes the document and keeps its texts for the newsroom.
			const keepsTexts = request.query.keep !== undefined;
			const { kind } = await publisher[keepsTexts ? 'unpublish' : 'remove'](from, document);
			if (kind === 'unknown') refuse('unknown-document');
			return { result: keepsTexts ? 'UNPUBLISHED' : 'REMOVED', ...document };
		});
		revisionRoutes(app, { publisher, requests, tables: options.tables });
		app.post<BrandRoute>('/:brand/batch', { bodyLimit: batchBytes }, async (request) => {
			const { from, text } = await requests.receive(request);
			return putBatch(publisher, from, splitBatch(text, request.headers['content-type'], documentBytes));
		});
	};

/** Bodies stay as they came: bytes are signed and stored, not what a parser made of them. */
function leaveBodiesUnparsed(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(['application/json', 'application/x-ndjson'], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
