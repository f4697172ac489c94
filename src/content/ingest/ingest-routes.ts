import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import { sectionId, shelfOf } from '../publish/incoming.ts';
import type { From, Named, Publisher } from '../publish/publisher.ts';
import { answerOf } from './answers.ts';
import { checkKey, checkSignature, type Guard, type IngestRequest } from './authenticate.ts';
import { putBatch } from './put-batch.ts';
import { refuse } from './refusals.ts';
import { splitBatch } from './split-batch.ts';

/** C07. A batch has many documents, each of which has the limit of a document. */
const documentBytes = 5 * 1024 * 1024;
const batchBytes = 64 * 1024 * 1024;

export type IngestOptions = {
	readonly publisher: Pick<Publisher, 'put' | 'putAll' | 'unpublish' | 'remove'>;
	readonly guard: Guard;
	readonly brands: readonly Brand[];
};

type OnBrand = { Params: { brand: string } };
type OfDocument = { Params: { brand: string; type: string; '*': string }; Querystring: { keep?: string } };

/** `PUT` and `DELETE` of documents and `POST` of batches, for the keys of a brand (docs/how-to/ingest.md). */
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
		app.delete<OfDocument>('/:brand/:type/*', async (request) => {
			await textOf(guard, request);
			const named = namedIn(request.params);
			// `?keep` takes it from readers and keeps its texts for the newsroom.
			const keeps = request.query.keep !== undefined;
			const taken = await publisher[keeps ? 'unpublish' : 'remove'](fromOf(guard, request, brands), named);
			if (taken.kind === 'unknown') refuse('unknown-document');
			return { result: keeps ? 'UNPUBLISHED' : 'REMOVED', ...named };
		});
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

async function textOf(guard: Guard, request: IngestRequest): Promise<string> {
	const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
	await checkSignature(guard, request, body);
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
	} catch {
		return refuse('not-utf8');
	}
}

function fromOf(guard: Guard, request: IngestRequest, brands: readonly Brand[]): From {
	const brand = brands.find(({ id }) => id === request.params.brand) ?? refuse('unknown-brand');
	return { brand: brand.id, sender: `key ${checkKey(guard, request).id}` };
}

/** Ids of sections are paths: `…/section/deportes/futbol` is the section `/deportes/futbol`. */
function namedIn({ type, '*': id }: OfDocument['Params']): Named {
	const shelf = shelfOf(type) ?? refuse('unknown-type');
	return { type, id: shelf === 'section' ? sectionId(id) : id };
}
