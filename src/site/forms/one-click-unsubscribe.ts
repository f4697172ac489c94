// Ends a subscription by the button of a mail program (RFC 8058): one request from anywhere, without a session, a cookie or a redirect.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refuse } from '#platform/http/refusals';
import { readAccountRequest } from './account-request.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { isRefused } from './is-refused.ts';
import { showLinkPage } from './link-page.ts';
import { unsubscribePath } from './newsletter-form-handlers.ts';

const oneClick = v.looseObject({ 'List-Unsubscribe': v.literal('One-Click') });

/** The one field that mail programs post, in a multipart form. */
const field = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i;

/** Accepts the multipart forms of mail programs, and reads nothing else in such a form. */
export function takeMultipartOneClick(server: FastifyInstance, bodyLimit: number): void {
	server.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
		done(null, field.test(String(body)) ? { 'List-Unsubscribe': 'One-Click' } : {}),
	);
}

/** Whether a mail program posted to the page of the link. The token in the address is all that it needs. */
export const isOneClick = (path: string, body: unknown): boolean => path === unsubscribePath && v.is(oneClick, body);

/** Ends the subscription, and answers with the page that says so. */
export async function endInOneClick(deps: FormDeps, exchange: Exchange) {
	const brand = deps.brandOf(exchange.request.host);
	if (!brand) return refuse('not-found');
	const { call, query } = readAccountRequest(deps, exchange, { brand, fields: {} });
	await isRefused(call('unsubscribe', { body: { token: query.get('token') ?? '' } }), 'unsubscribe-link-damaged');
	return showLinkPage(deps, unsubscribePath, exchange);
}
