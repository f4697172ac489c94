// Bodies of requests that are forms, multipart or urlencoded: where they are read, and where they are refused.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outsideCapacity } from '#platform/http/capacity';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { addUrlEncodedParser } from '#platform/http/url-encoded-forms';
import { refuse } from '../refuse.ts';

/** Adds parsers for forms. */
export async function addFormParsers(app: FastifyInstance): Promise<void> {
	// The code that reads a file refuses one that is too large.
	await app.register(multipart, { throwFileSizeLimit: false });
	addUrlEncodedParser(app);
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
