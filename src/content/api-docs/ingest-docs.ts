import { createHash } from 'node:crypto';
import type { CallDoc, JsonSchema } from '#platform/http/call-docs';
import { refusalCodes } from '../documents/document-refusal.ts';
import { statuses } from '../ingest/answers.ts';
import { ingestRefusals } from '../ingest/refusals.ts';
import { contentCall, refusalsIn } from './content-call.ts';

const document: JsonSchema = {
	type: 'object',
	description: 'An ANS document',
	properties: { _id: { type: 'string' }, type: { type: 'string' } },
};
const place = '/api/ingest/v1/{brand}/{type}/{id}';
const example = {
	params: { brand: 'tn', type: 'story', id: 'EJEMPLO' },
	body: {
		_id: 'EJEMPLO',
		type: 'story',
		version: '0.10.12',
		headlines: { basic: 'Un ejemplo' },
		display_date: '2026-01-02T12:00:00Z',
		websites: { tn: { website_url: '/ejemplo/' } },
		content_elements: [{ type: 'text', content: 'Un párrafo.' }],
	},
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const refuses = [
	...refusalsIn(ingestRefusals),
	...refusalCodes.map((code) => ({ code, httpStatus: statuses[code], message: 'The document is refused; `problems` names the places.' })),
].sort((one, other) => one.httpStatus - other.httpStatus);

const ingest = (told: Pick<CallDoc, 'name' | 'method' | 'does'> & Partial<CallDoc>): CallDoc =>
	contentCall({
		group: 'Ingest',
		path: place,
		auth: 'ingest-key',
		gives: { type: 'object' },
		refuses,
		example: { params: example.params },
		...told,
	});

/** The calls of the ingest API, in an order in which their examples can be made. */
export const ingestDocs = (): readonly CallDoc[] => [
	ingest({ name: 'ingest-put', method: 'PUT', does: 'Stores a document and publishes it.', body: document, example }),
	ingest({
		name: 'ingest-batch',
		method: 'POST',
		path: '/api/ingest/v1/{brand}/batch',
		does: 'Stores up to 1,000 documents.',
		body: { type: 'array', items: document },
		bodyTypes: ['application/json', 'application/x-ndjson'],
		example: { params: { brand: 'tn' }, body: [example.body] },
	}),
	ingest({
		name: 'ingest-revisions',
		method: 'GET',
		does: 'Lists the revisions of a document, or gives the text of one.',
		query: { type: 'object', properties: { revision: { type: 'string' }, from: { type: 'string' } } },
	}),
	ingest({
		name: 'ingest-restore',
		method: 'POST',
		does: 'Publishes a former revision of a document again, by the SHA-256 of its text.',
		query: { type: 'object', properties: { restore: { type: 'string' } }, required: ['restore'] },
		example: { params: example.params, query: { restore: sha256(JSON.stringify(example.body)) } },
	}),
	ingest({
		name: 'ingest-delete',
		method: 'DELETE',
		does: 'Deletes a document with its texts; with `keep` it is only hidden from readers.',
		query: { type: 'object', properties: { keep: { type: 'string' } } },
	}),
];
