import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cookieOf } from '#platform/http/cookies';
import { parseInput } from '#platform/route-schemas';
import type { Page } from '../pages/document.tsx';
import { refuse } from '../refuse.ts';
import { wholeMs } from '../staff/sign-in.ts';

/** Answers with a page that nothing on its way keeps. */
export function sendPage(reply: FastifyReply, { html, policy }: Page, status = 200): FastifyReply {
	return reply
		.code(status)
		.headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
		.type('text/html; charset=utf-8')
		.send(html);
}

/** Sends the browser on with a GET. */
export const seeOther = (reply: FastifyReply, path: string): FastifyReply =>
	reply.code(303).headers({ location: path, 'cache-control': 'no-store' }).send();

/** What a form of ours sent. A form of another site is refused: browsers say where a form comes from (W09). */
export function formOf<Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema): v.InferOutput<Schema> {
	const { 'sec-fetch-site': site, origin } = request.headers;
	const isOurs = site === undefined ? origin !== undefined && URL.parse(origin)?.host === request.headers.host : site === 'same-origin';
	if (!isOurs) refuse('foreign-form');
	return parseInput(v.object({ body: schema }), request).body;
}

/** A line of a form. */
export const line = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

/** With the prefix browsers take it only from this host, over TLS (or on this machine), for every path (T10). */
const name = '__Host-kiosco-redaccion';
const always = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const sessionSeconds = wholeMs / 1000;

export const sessionIn = (request: FastifyRequest): string | undefined => /^[\w-]{43}$/.exec(cookieOf(request, name) ?? '')?.[0];

/**
 * Tells the scripts of pages that the browser is a member of staff's (ADM-02). It opens nothing: whoever sets it for herself is only not
 * led away from forms that refuse her, and is not counted.
 */
const mark = 'kiosco-admin';
const seen = 'Path=/; Secure; SameSite=Strict';

export const keepSession = (reply: FastifyReply, secret: string): FastifyReply =>
	reply.header('set-cookie', [`${name}=${secret}; ${always}`, `${mark}=1; ${seen}; Max-Age=${sessionSeconds}`]);

export const dropSession = (reply: FastifyReply): FastifyReply =>
	reply.header('set-cookie', [`${name}=; ${always}; Max-Age=0`, `${mark}=; ${seen}; Max-Age=0`]);
