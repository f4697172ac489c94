// Routes of the account pages. GET sends the page, cached or made for one reader. POST takes its forms from browsers without scripts; with
// scripts, islands call the API instead.
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { refusalName } from '#identity/contract';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { addUrlEncodedParser } from '#platform/http/url-encoded-forms';
import { Refusal } from '#platform/refusal';
import { refusalText } from '../islands/account/form-texts.ts';
import { refusedField } from '../islands/account/refused-field.ts';
import { formHandlers } from './account-form-handlers.ts';
import { type AccountRequest, readAccountRequest } from './account-request.ts';
import { clientAuthorizationPath } from './client-authorization-form-handlers.ts';
import { leaveFlashMessage } from './flash-message-cookie.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { leadTo } from './form-redirects.ts';
import { refuse } from './form-refusals.ts';
import { type FormResponse, invalid, refused } from './form-response.ts';
import { addHeaderStyleRoute } from './header-style/header-style-route.ts';
import { isLinkPage, showLinkPage } from './link-page.ts';
import { endInOneClick, isOneClick, takeMultipartOneClick } from './one-click-unsubscribe.ts';
import { openedLink } from './opened-link.ts';
import { readerData } from './reader-data.ts';
import { cookieOfReturnPath } from './return-cookie.ts';
import { sendPage } from './send-page.ts';
import { showAccountPage } from './show-account-page.ts';
import { showClientAuthorization } from './show-client-authorization.ts';
import { forgetUnverifiedEmail, keepUnverifiedEmail } from './unverified-email-cookie.ts';

/** Largest body of a form, in bytes. */
const bodyLimit = 10_000;

const fieldsSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(5_000)));

/** Adds the routes of each account page that has forms. */
export async function accountPageRoutes(server: FastifyInstance, deps: FormDeps): Promise<void> {
	server.removeAllContentTypeParsers();
	addUrlEncodedParser(server, { bodyLimit });
	takeMultipartOneClick(server, bodyLimit);
	addHeaderStyleRoute(server, deps);
	const config = { secretPath: true } as const;
	for (const path of Object.keys(formHandlers)) {
		const show = getHandlerOf(path);
		server.get(path, { config, exposeHeadRoute: path !== clientAuthorizationPath }, async (request, reply) =>
			show(deps, path, { request, reply }),
		);
		server.post(path, { bodyLimit, config }, async (request, reply) => takeForm(deps, path, { request, reply }));
	}
}

/** What answers a GET of the page at a path. */
function getHandlerOf(path: string) {
	if (path === clientAuthorizationPath) return showClientAuthorization;
	return isLinkPage(path) ? showLinkPage : showAccountPage;
}

async function takeForm(deps: FormDeps, path: string, exchange: Exchange): Promise<FastifyReply> {
	const { request, reply } = exchange;
	const brand = deps.brandOf(request.host);
	if (!brand) return refuseRequest('not-found');
	if (isOneClick(path, request.body)) return endInOneClick(deps, exchange);
	if (!isFromOwnPage(request.headers, deps.origins[brand.id])) refuse('foreign-form');
	const fields = v.parse(v.fallback(fieldsSchema, {}), request.body);
	const name = fields.form ?? '';
	const handlers = formHandlers[path] ?? {};
	const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
	if (!handle) return refuse('form-not-known');
	const form = readAccountRequest(deps, exchange, { brand, fields });
	const response = await handle(form).catch((error: unknown) => responseOfError(error, form, reply));
	reply.header('cache-control', 'private, no-store');
	return answer(response, deps, { exchange, path, form, name });
}

/** The form shows a refusal; a reader whose session is over is sent to the sign-in page. Other errors are thrown. */
function responseOfError(error: unknown, form: AccountRequest, reply: FastifyReply): FormResponse {
	if (!(error instanceof Refusal)) throw error;
	const name = refusalName(error.code);
	if (name === 'access-denied') return leadTo(form, 'ingresar', 'session-over');
	reply.headers({ ...error.headers });
	const field = refusedField(error.code, form.fields);
	if (field !== undefined) return invalid(form, { [field]: refusalText(error, form.words) });
	const status = error.httpStatus === 429 || error.httpStatus >= 500 ? error.httpStatus : 422;
	return refused(form, refusalText(error, form.words), { status, refusal: name });
}

type Handled = { readonly exchange: Exchange; readonly path: string; readonly form: AccountRequest; readonly name: string };

async function answer(response: FormResponse, deps: FormDeps, { exchange, path, form, name }: Handled): Promise<FastifyReply> {
	const { request, reply } = exchange;
	const { site } = deps;
	switch (response.kind) {
		case 'redirect':
			return redirect(response, reply);
		case 'file':
			return sendFile(reply, response.text, response.name);
		case 'account-deleted':
			forgetUnverifiedEmail(reply);
			return sendPage(reply, await site.accountPage(request.host, path, { isDeleted: true }), 200);
		case 'signed-out':
			forgetUnverifiedEmail(reply);
			return sendPage(reply, await site.accountPage(request.host, path, { isSignedOut: true }), 200);
		case 'page': {
			const { state, status, refusal } = response;
			// A form that succeeded may have used up its link.
			const link = state.done === undefined ? await openedLink(deps, request) : undefined;
			const data = { ...(await readerData(path, form)), link: link?.state, sent: { form: name, state, refusal } };
			return sendPage(reply, await site.accountPage(request.host, path, data), status);
		}
	}
}

/** Redirects, with what the response leaves for later pages in cookies. */
function redirect(
	{ to, flashMessage, unverifiedEmail, returnPath }: Extract<FormResponse, { kind: 'redirect' }>,
	reply: FastifyReply,
): FastifyReply {
	if (flashMessage !== undefined) leaveFlashMessage(reply, flashMessage);
	if (unverifiedEmail !== undefined) keepUnverifiedEmail(reply, unverifiedEmail);
	if (returnPath !== undefined) reply.header('set-cookie', cookieOfReturnPath(returnPath));
	return reply.redirect(to, 303);
}

function sendFile(reply: FastifyReply, text: string, name: string): FastifyReply {
	return reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text);
}
