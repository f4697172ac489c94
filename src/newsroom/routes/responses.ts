// What the routes of the newsroom share: sending pages, redirecting, and parsing forms.
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { StaffPage } from '../pages/staff-page.ts';
import { refuse } from '../refuse.ts';

/** Sends a page that no cache stores. */
export function sendPage(reply: FastifyReply, { html, policy }: StaffPage, status = 200): FastifyReply {
	return reply
		.code(status)
		.headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
		.type('text/html; charset=utf-8')
		.send(html);
}

/** Redirects with a GET (303). */
export const seeOther = (reply: FastifyReply, path: string): FastifyReply =>
	reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();

/** Parses the body of a form. Refuses a form of another site: browsers name the origin of a form (W09). */
export function parseForm<Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema): v.InferOutput<Schema> {
	const { 'sec-fetch-site': site, origin } = request.headers;
	const isOurs = site === undefined ? origin !== undefined && URL.parse(origin)?.host === request.headers.host : site === 'same-origin';
	if (!isOurs) refuse('foreign-form');
	return parseInput(v.object({ body: schema }), request).body;
}

/** The schema of an optional text of at most `maxLength` characters. */
export const textField = (maxLength: number) => v.optional(v.pipe(v.string(), v.maxLength(maxLength)), '');
