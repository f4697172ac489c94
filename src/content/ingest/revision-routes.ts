import type { FastifyInstance } from 'fastify';
import type { Brand } from '#brands';
import { shelfOf } from '../publish/incoming.ts';
import type { Publisher } from '../publish/publisher.ts';
import { listRevisions } from '../revisions/list-revisions.ts';
import { type Document, readRevision } from '../revisions/read-revision.ts';
import { answerOf } from './answers.ts';
import { fromOf, namedIn, type OfDocument, textOf } from './asked.ts';
import type { Guard } from './authenticate.ts';
import { refuse } from './refusals.ts';

type Options = { readonly publisher: Pick<Publisher, 'restore'>; readonly guard: Guard; readonly brands: readonly Brand[] };
type Seen = OfDocument & { Querystring: { revision?: string; from?: string } };
type Restored = OfDocument & { Querystring: { restore?: string } };

/** What was sent of a document: named, read and made current again (D07). */
export function revisionRoutes(app: FastifyInstance, { publisher, guard, brands }: Options): void {
	app.get<Seen>('/:brand/:type/*', async (request, reply) => {
		await textOf(guard, request);
		const named = namedIn(request.params);
		const document = { ...named, brand: fromOf(guard, request, brands).brand, shelf: shelfOf(named.type) ?? refuse('unknown-type') };
		reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
		const { revision, from } = request.query;
		return revision === undefined ? list(guard, document, Number(from ?? 0)) : read(guard, document, revision);
	});
	app.post<Restored>('/:brand/:type/*', async (request, reply) => {
		await textOf(guard, request);
		const revision = request.query.restore ?? refuse('unknown-revision');
		const result = await publisher.restore(fromOf(guard, request, brands), namedIn(request.params), revision);
		const { status, body } = answerOf(result ?? refuse('unknown-revision'));
		return reply.code(status).send(body);
	});
}

async function list({ tables }: Guard, document: Document, from: number) {
	if (!Number.isSafeInteger(from) || from < 0) refuse('no-such-page');
	const page = await listRevisions(tables, document, from);
	if (from === 0 && page.revisions.length === 0) refuse('unknown-document');
	return page;
}

const read = async ({ tables }: Guard, document: Document, revision: string): Promise<string> =>
	(await readRevision(tables, document, revision)) ?? refuse('unknown-revision');
