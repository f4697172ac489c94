// Routes of the pages of open calls. GET sends the page from the cache, or with the result of a form. POST takes the form, with its files,
// from browsers without scripts; with scripts, the island calls the API instead.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Brand } from '#brands';
import { generalCall, pathOfOpenCall } from '#content/contract';
import { refusalName } from '#identity/contract';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { Refusal } from '#platform/refusal';
import { formTextsOf, refusalText } from '../../islands/account/form-texts.ts';
import { problemsByField } from '../../islands/application/problem-text.ts';
import type { OpenCallPageData } from '../../subject.ts';
import { readAccountRequest } from '../account-request.ts';
import { leaveFlashMessage, takeFlashMessage } from '../flash-message-cookie.ts';
import type { Exchange } from '../form-calls.ts';
import type { FormDeps } from '../form-deps.ts';
import { refuse } from '../form-refusals.ts';
import { sendPage } from '../send-page.ts';
import { showPublicPage } from '../show-account-page.ts';

type Params = { readonly Params: { readonly slug?: string } };

/** Adds the routes of the pages of open calls. */
export async function openCallPageRoutes(server: FastifyInstance, deps: FormDeps): Promise<void> {
	server.removeAllContentTypeParsers();
	// The identity service reads the form, and refuses files that are too large.
	await server.register(multipart, { throwFileSizeLimit: false });
	for (const url of [pathOfOpenCall(':slug'), pathOfOpenCall(generalCall)]) {
		server.get<Params>(url, async ({ params }, reply) => showOpenCall(deps, params.slug, { request: reply.request, reply }));
		server.post<Params>(url, async ({ params }, reply) => takeForm(deps, params.slug, { request: reply.request, reply }));
	}
}

async function showOpenCall(deps: FormDeps, slug: string | undefined, exchange: Exchange): Promise<FastifyReply | undefined> {
	const flashMessage = takeFlashMessage(exchange);
	if (flashMessage === undefined) return showPublicPage(deps, exchange.request, exchange.reply);
	return sendOpenCall(deps, slug, { exchange, status: 200, data: { flashMessage } });
}

async function takeForm(deps: FormDeps, slug = generalCall, exchange: Exchange): Promise<FastifyReply> {
	const { request, reply } = exchange;
	const brand = deps.brandOf(request.host);
	if (!brand) return refuseRequest('not-found');
	if (!isFromOwnPage(request.headers, deps.origins[brand.id])) refuse('foreign-form');
	const { call } = readAccountRequest(deps, exchange, { brand, fields: {} });
	reply.header('cache-control', 'private, no-store');
	try {
		const { state } = await call('applyToCall', { params: { openCall: slug } });
		leaveFlashMessage(reply, state === 'received' ? 'application-received' : 'application-asked');
		return reply.redirect(`${pathOfOpenCall(slug)}#postulacion`, 303);
	} catch (error) {
		return showRefusal(deps, slug, { exchange, error, brand });
	}
}

type Refused<Cause> = { readonly exchange: Exchange; readonly error: Cause; readonly brand: Brand };

/** The page again, with what was typed and why the form was refused. A form that could not be read has nothing to show again. */
async function showRefusal(deps: FormDeps, slug: string, { exchange, error, brand }: Refused<unknown>): Promise<FastifyReply> {
	if (!(error instanceof Refusal)) throw error;
	if (error.code === 'too-large') return showTooLarge(deps, slug, { exchange, error, brand });
	const refusal = refusalName(error.code);
	if (refusal === undefined || refusal === 'form-not-taken') throw error;
	if (refusal === 'open-call-not-found') return refuseRequest('not-found');
	exchange.reply.headers({ ...error.headers });
	const values = v.parse(v.fallback(v.record(v.string(), v.string()), {}), exchange.request.body);
	const state =
		refusal === 'application-invalid'
			? { values, problems: problemsByField(error.reasons) }
			: { values, problems: {}, invalidInput: refusalText(error, formTextsOf(brand)) };
	return sendOpenCall(deps, slug, { exchange, status: error.httpStatus, data: { sent: { form: 'apply', state, refusal } } });
}

/** The page after a form that is far too large. Nothing of it was read; the reader can go one step back in the browser to get their text. */
async function showTooLarge(deps: FormDeps, slug: string, { exchange, error, brand }: Refused<Refusal>): Promise<FastifyReply> {
	exchange.reply.headers({ ...error.headers });
	const state = { values: {}, problems: {}, invalidInput: brand.texts.calls.form.tooLarge };
	return sendOpenCall(deps, slug, { exchange, status: error.httpStatus, data: { sent: { form: 'apply', state } } });
}

type Shown = { readonly exchange: Exchange; readonly status: number; readonly data: OpenCallPageData };

async function sendOpenCall(
	deps: FormDeps,
	slug = generalCall,
	{ exchange: { request, reply }, status, data }: Shown,
): Promise<FastifyReply> {
	const page = await deps.site.openCallPage(request.host, pathOfOpenCall(slug), data);
	return page === undefined ? refuseRequest('not-found') : sendPage(reply, page, status);
}
