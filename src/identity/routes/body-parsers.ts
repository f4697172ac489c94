import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { refuse } from '../refuse.ts';

/**
 * Bodies as clients of the contract send them: JSON, of which `DELETE` and `GET` name the type and send none (contract 11.3), and forms.
 */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
	// Whoever reads a file says what one is that is too large.
	await app.register(multipart, { throwFileSizeLimit: false });
	const json = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body.length === 0) done(null, undefined);
		else void json(request, String(body), done);
	});
	app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
		done(null, Object.fromEntries(new URLSearchParams(String(body))));
	});
}

/** Few and short, as those of the one form that calls have. */
const limits = { files: 0, fields: 20, fieldSize: 5_000 };

/** Puts the fields of a multipart form where those of every other body are. A form that is not well formed is refused as any such body. */
export async function readMultipartFields(request: FastifyRequest): Promise<void> {
	if (!request.isMultipart()) return;
	const fields = new Map<string, unknown>();
	try {
		for await (const part of request.parts({ limits })) if (part.type === 'field') fields.set(part.fieldname, part.value);
	} catch {
		refuseRequest('bad-request');
	}
	request.body = Object.fromEntries(fields);
}

/** Refuses a form where JSON is asked: any page of the world can make a browser send one without asking us first (Fetch, "simple" types). */
export function refuseFormBody({ headers }: FastifyRequest): void {
	if (/^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? '')) refuse('form-not-taken');
}
