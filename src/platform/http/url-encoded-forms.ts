import type { FastifyInstance } from 'fastify';

/** Parses urlencoded forms, as browsers send them, into an object of texts; of fields with one name, the last counts. `limits.bodyLimit`: in bytes. */
export function addUrlEncodedParser(app: FastifyInstance, limits: { readonly bodyLimit?: number } = {}): void {
	app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', ...limits }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
}
