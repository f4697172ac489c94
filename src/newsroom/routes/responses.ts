// What the routes of the newsroom share: sending pages, redirecting, parsing forms, the browser, and the answer to too many attempts.
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import type { StaffPage } from '../pages/staff-page.ts';
import type { PreviewDocument } from '../previews/previews.ts';
import type { Browser } from '../staff/staff-session.ts';

/** Sends a page that no cache stores. */
export function sendPage(reply: FastifyReply, { html, policy }: StaffPage, status = 200): FastifyReply {
	return reply
		.code(status)
		.headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
		.type('text/html; charset=utf-8')
		.send(html);
}

/** Sends a page of the site, or a part of it, as readers will see it. */
export const sendPreview = (reply: FastifyReply, { body, headers }: PreviewDocument): FastifyReply =>
	reply.headers(headers).type('text/html; charset=utf-8').send(body);

/** Redirects with a GET (303). */
export const seeOther = (reply: FastifyReply, path: string): FastifyReply =>
	reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();

/** Parses the body of a form. */
export const parseForm = <Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema): v.InferOutput<Schema> =>
	parseInput(v.object({ body: schema }), request).body;

/** The schema of an optional text of at most `maxLength` characters. */
export const textField = (maxLength: number) => v.optional(v.pipe(v.string(), v.maxLength(maxLength)), '');

/** The page to which a sign-in leads: one of the newsroom. */
export const back = v.fallback(v.pipe(textField(2_000), v.regex(/^\/(?![/\\])[!-~]*$/)), '/');

/** The browser that sent a request. */
export const browserOf = ({ ip, headers }: FastifyRequest): Browser => ({ ip, userAgent: headers['user-agent'] ?? '' });

/** Returns the refusal of the throttle, which the page shows. Throws every other error. */
export function throttledOrThrow(error: unknown): Refusal {
	if (error instanceof Refusal && error.httpStatus === 429) return error;
	throw error;
}

export const tooManyAttempts = 'Hubo demasiados intentos. Esperá un momento y probá de nuevo.';
