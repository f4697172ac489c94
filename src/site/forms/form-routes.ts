// Account pages without scripts: each form is posted to the address of its page, and a page with a reader's data is made for that reader
// only.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand, BrandId } from '#brands';
import { refusalName } from '#identity/contract';
import type { Clock } from '#platform/clock';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { Refusal, refusals } from '#platform/refusal';
import type { Site } from '../create-site.ts';
import { refusalText } from '../islands/account/words.ts';
import type { AccountPageData } from '../render/render-account-page.ts';
import type { AccountCalls, FormRequest } from './account-calls.ts';
import { formHandlers } from './account-form-handlers.ts';
import { isRefused } from './is-refused.ts';
import { type Outcome, redirect, refused } from './outcome.ts';
import { type ReceivedForm, receivedForm } from './received-form.ts';
import { keepWaitingEmail, waitingEmailOf } from './waiting-email.ts';

export type FormRoutes = {
	readonly site: Pick<Site, 'accountPage' | 'pageHandlerAt'>;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly calls: AccountCalls;
	readonly clock: Clock;
};

/** Largest body of a form, in bytes. */
const bodyLimit = 10_000;

const refuse = refusals({
	'foreign-form': [403, 'A form is taken from our own pages alone.'],
	'form-not-known': [400, 'There is no such form on this page.'],
});

const fieldsSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(5_000)));

/** Adds the routes that take posted forms, and those of the pages that know their reader without a script. */
export async function formRoutes(server: FastifyInstance, routes: FormRoutes): Promise<void> {
	server.removeAllContentTypeParsers();
	server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	for (const path of Object.keys(formHandlers)) {
		server.post(path, { bodyLimit, config: { secretPath: true } }, async (request, reply) => takeForm(routes, path, { request, reply }));
	}
	server.get('/perfil/', { config: { secretPath: true } }, async (request, reply) => showProfile(routes, { request, reply }));
	server.get('/validar-registro/', { config: { secretPath: true } }, async (request, reply) =>
		showVerification(routes, { request, reply }),
	);
}

async function takeForm(routes: FormRoutes, path: string, posted: FormRequest): Promise<FastifyReply> {
	const { request, reply } = posted;
	const brand = routes.brandOf(request.host);
	if (!brand) return refuseRequest('not-found');
	if (!isFromOwnPage(request.headers, routes.origins[brand.id])) refuse('foreign-form');
	const fields = v.parse(v.fallback(fieldsSchema, {}), request.body);
	const name = fields.form ?? '';
	const handlers = formHandlers[path] ?? {};
	const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
	if (!handle) return refuse('form-not-known');
	const form = readForm(routes, posted, { brand, fields });
	const outcome = await handle(form).catch((error: unknown) => outcomeOfError(error, form, reply));
	reply.header('cache-control', 'private, no-store');
	return answer(outcome, routes, { posted, path, form, name });
}

function readForm({ calls, clock }: FormRoutes, posted: FormRequest, { brand, fields }: Pick<ReceivedForm, 'brand' | 'fields'>) {
	return receivedForm({
		brand,
		fields,
		query: new URL(posted.request.url, 'http://page').searchParams,
		hasSession: calls.hasSession(posted.request),
		now: clock(),
		call: (name, input = {}) => calls.call(name, posted, input),
	});
}

/** The form shows a refusal; a reader whose session is over is sent to the sign-in page. Other errors are thrown. */
function outcomeOfError(error: unknown, form: ReceivedForm, reply: FastifyReply): Outcome {
	if (!(error instanceof Refusal)) throw error;
	const name = refusalName(error.code);
	if (name === 'access-denied') return redirect('/ingresar/');
	reply.headers({ ...error.headers });
	const status = error.httpStatus === 429 || error.httpStatus >= 500 ? error.httpStatus : 422;
	return refused(form, refusalText(error, form.words), { status, needsReauthentication: name === 'sign-in-again' });
}

type Handled = { readonly posted: FormRequest; readonly path: string; readonly form: ReceivedForm; readonly name: string };

async function answer(outcome: Outcome, { site }: FormRoutes, { posted, path, form, name }: Handled): Promise<FastifyReply> {
	const { request, reply } = posted;
	switch (outcome.kind) {
		case 'redirect':
			if (outcome.waitingEmail !== undefined) keepWaitingEmail(reply, outcome.waitingEmail);
			return reply.redirect(outcome.to, 303);
		case 'file':
			return sendFile(reply, outcome.text, outcome.name);
		case 'account-deleted':
			return sendPage(reply, await site.accountPage(request.host, path, { isDeleted: true }), 200);
		case 'page': {
			const { state, status, needsReauthentication = false } = outcome;
			const data = { ...(await readerData(path, form)), sent: { form: name, state, needsReauthentication } };
			return sendPage(reply, await site.accountPage(request.host, path, data), status);
		}
	}
}

/** What `/perfil/` shows of its reader; nothing for the other pages. */
async function readerData(path: string, form: ReceivedForm): Promise<AccountPageData> {
	if (path !== '/perfil/') return {};
	const profile = await form.call('profile');
	const sessions = { kind: 'loaded', value: await form.call('sessions') } as const;
	const reports = { kind: 'loaded', value: await form.call('reports') } as const;
	return { reader: { profile, sessions, reports, asksDeletion: form.query.has('eliminar') } };
}

function sendFile(reply: FastifyReply, text: string, name: string): FastifyReply {
	return reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text);
}

type AccountPage = Awaited<ReturnType<Site['accountPage']>>;

function sendPage(reply: FastifyReply, page: AccountPage, status: number): FastifyReply {
	return reply
		.code(status)
		.headers({ ...page.headers, 'content-type': page.contentType, 'cache-control': 'private, no-store' })
		.send(page.body);
}

/** Makes `/perfil/` for the one reader whose session is in the cookies (P10, W13); without a session, sends the page that all get. */
async function showProfile(routes: FormRoutes, posted: FormRequest): Promise<FastifyReply | undefined> {
	const { request, reply } = posted;
	const brand = routes.brandOf(request.host);
	if (!brand) return refuseRequest('not-found');
	if (!routes.calls.hasSession(request)) return showPublicPage(routes, request, reply);
	const form = readForm(routes, posted, { brand, fields: {} });
	reply.header('cache-control', 'private, no-store');
	if (await isRefused(form.call('profile'), 'access-denied')) return reply.redirect('/ingresar/', 303);
	return sendPage(reply, await routes.site.accountPage(request.host, '/perfil/', await readerData('/perfil/', form)), 200);
}

/** Makes `/validar-registro/` for a browser whose form left an email to verify: the form that sends the email again has it (VAL-02). */
async function showVerification(routes: FormRoutes, { request, reply }: FormRequest): Promise<FastifyReply | undefined> {
	const email = waitingEmailOf(request);
	if (email === undefined || !routes.brandOf(request.host)) return showPublicPage(routes, request, reply);
	const sent = { form: 'resend', state: { values: { email }, problems: {} }, needsReauthentication: false };
	return sendPage(reply, await routes.site.accountPage(request.host, '/validar-registro/', { sent }), 200);
}

async function showPublicPage({ site }: FormRoutes, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
	const answerPage = site.pageHandlerAt(request.host);
	reply.hijack();
	await answerPage?.(request.raw, reply.raw, request.id);
}
