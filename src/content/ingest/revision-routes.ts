import type { FastifyInstance } from 'fastify';
import { kindOfType } from '../documents/incoming-document.ts';
import type { Publisher } from '../publish/publisher.ts';
import { listRevisions } from '../revisions/list-revisions.ts';
import { readRevision } from '../revisions/read-revision.ts';
import type { DocumentKey, Tables } from '../store/tables.ts';
import { answerOf } from './answers.ts';
import type { DocumentRoute, IngestRequests } from './ingest-requests.ts';
import { refuse } from './refusals.ts';

type RevisionRouteDeps = {
	readonly publisher: Pick<Publisher, 'restore'>;
	readonly requests: IngestRequests;
	readonly tables: Tables;
};

type ReadRoute = DocumentRoute & { Querystring: { revision?: string; from?: string } };
type RestoreRoute = DocumentRoute & { Querystring: { restore?: string } };

/** Lists, reads and restores the revisions of a document (D07). */
export function revisionRoutes(app: FastifyInstance, { publisher, requests, tables }: RevisionRouteDeps): void {
	app.get<ReadRoute>('/:brand/:type/*', async (request, reply) => {
		const { brand } = (await requests.receive(request)).from;
		const { type, id } = await requests.referenceIn(request.params);
		const key = { brand, kind: kindOfType(type) ?? refuse('unknown-type'), id };
		reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
		const { revision, from } = request.query;
		return revision === undefined ? list(tables, key, Number(from ?? 0)) : read(tables, key, revision);
	});
	app.post<RestoreRoute>('/:brand/:type/*', async (request, reply) => {
		const { from } = await requests.receive(request);
		const revision = request.query.restore ?? refuse('unknown-revision');
		const result = await publisher.restore(from, await requests.referenceIn(request.params), revision);
		const { status, body } = answerOf(result ?? refuse('unknown-revision'));
		return reply.code(status).send(body);
	});
}

async function list(tables: Tables, key: DocumentKey, from: number) {
	if (!Number.isSafeInteger(from) || from < 0) refuse('no-such-page');
	const page = await listRevisions(tables, key, from);
	if (from === 0 && page.revisions.length === 0) refuse('unknown-document');
	return page;
}

const read = async (tables: Tables, key: DocumentKey, revision: string): Promise<string> =>
	(await readRevision(tables, key, revision)) ?? refuse('unknown-revision');
