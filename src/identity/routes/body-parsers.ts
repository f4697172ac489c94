import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outsideCapacity } from '#platform/http/capacity';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { refuse } from '../refuse.ts';

/** Adds parsers for JSON, which may be empty because the SDK sends its content type without a body (contract 11.3), and for forms. */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
	// The code that reads a file refuses one that is too large.
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

/** Limits of a multipart form without files; field sizes in bytes. */
const limits = { files: 0, fields: 20, fieldSize: 5_000 };

/** Reads the fields of a multipart form into `request.body`. Refuses a malformed form with `bad-request`. */
export async function readMultipartFields(request: FastifyRequest): Promise<void> {
	if (!request.isMultipart()) return;
	const fields = new Map<string, unknown>();
	try {
		await outsideCapacity(async () => {
			for await (const part of request.parts({ limits })) if (part.type === 'field') fields.set(part.fieldname, part.value);
		});
	} catch {
		refuseRequest('bad-request');
	}
	request.body = Object.fromEntries(fields);
}

/** Refuses a form where JSON is required, because any site can make a browser post a form to us without a preflight (Fetch, "simple" content types). */
export function refuseFormBody({ headers }: FastifyRequest): void {
	if (/^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? '')) refuse('form-not-taken');
}
