// Account pages without a script: their forms are posted to their own address, and what is personal is made for one reader alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import { isFromOwnPage } from '#platform/http/from-own-page';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { Refusal, refusals } from '#platform/refusal';
import { refusalText } from '../islands/account/words.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { Site } from '../site.ts';
import type { AccountCalls, PostedForm } from './account-calls.ts';
import { isRefused } from './is-refused.ts';
import { takers } from './take-form.ts';
import { type Outcome, shownAgain, type TakenForm, takenForm } from './taken-form.ts';

export type FormRoutes = {
	readonly site: Pick<Site, 'accountPage' | 'answererAt'>;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly calls: AccountCalls;
	readonly clock: Clock;
};

/** Bytes of a form at most. */
const bodyLimit = 10_000;

const refuse = refusals({
	'foreign-form': [403, 'A form is taken from our own pages alone.'],
	'form-not-known': [400, 'There is no such form on this page.'],
});

const fields = v.record(v.string(), v.pipe(v.string(), v.maxLength(5_000)));

export async function formRoutes(server: FastifyInstance, routes: FormRoutes): Promise<void> {
	server.removeAllContentTypeParsers();
	server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
		done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);
	for (const path of Object.keys(takers)) {
		server.post(path, { bodyLimit, config: { secretPath: true } }, async (request, reply) => take(routes, path, { request, reply }));
	}
	server.get('/perfil/', { config: { secretPath: true } }, async (request, reply) => showProfile(routes, { request, reply }));
}

async function take(routes: FormRoutes, path: string, posted: PostedForm): Promise<FastifyReply> {
	const { request, reply } = posted;
	const brand = routes.brandOf(request.host);
	if (!brand) return refuseRequest('not-found');
	if (!isFromOwnPage(request.headers, routes.origins[brand.id])) refuse('foreign-form');
	const given = v.parse(v.fallback(fields, {}), request.body);
	const name = given.form ?? '';
	const taker = Object.hasOwn(takers[path] ?? {}, name) ? takers[path]?.[name] : undefined;
	if (!taker) return refuse('form-not-known');
	const form = formOf(routes, posted, { brand, given });
	const outcome = await taker(form).catch((error: unknown) => outcomeOf(error, form, reply));
	reply.header('cache-control', 'private, no-store');
	if ('to' in outcome) return reply.redirect(outcome.to, 303);
	if ('file' in outcome) return sendFile(reply, outcome);
	if ('goodbye' in outcome) return send(reply, await routes.site.accountPage(request.host, path, { isGone: true }), 200);
	return show(routes, posted, { path, form, sent: { form: name, state: outcome.state }, status: outcome.status });
}

function formOf({ calls, clock }: FormRoutes, posted: PostedForm, { brand, given }: Pick<TakenForm, 'brand' | 'given'>): TakenForm {
	return takenForm({
		brand,
		given,
		query: new URL(posted.request.url, 'http://page').searchParams,
		hasSession: calls.hasSession(posted.request),
		now: clock(),
		call: (call, sent = {}) => calls.call(call, posted, sent),
	});
}

/** A refusal is shown by the form itself; whoever lost her session is sent to sign in. */
function outcomeOf(error: unknown, { given, words }: TakenForm, reply: FastifyReply): Outcome {
	if (!(error instanceof Refusal)) throw error;
	if (error.message === 'Missing or invalid jwt') return { to: '/ingresar/' };
	reply.headers({ ...error.headers });
	const status = error.httpStatus === 429 || error.httpStatus >= 500 ? error.httpStatus : 422;
	return { state: { values: shownAgain(given), problems: {}, invalidInput: refusalText(error, words) }, status };
}

type Showing = {
	readonly path: string;
	readonly form: TakenForm;
	readonly sent?: NonNullable<Parameters<Site['accountPage']>[2]['sent']>;
	readonly status: number;
};

async function show({ site }: FormRoutes, { request, reply }: PostedForm, { path, form, sent, status }: Showing): Promise<FastifyReply> {
	const reader = path === '/perfil/' ? await readerOf(form) : undefined;
	return send(reply, await site.accountPage(request.host, path, { ...(sent && { sent }), ...(reader && { reader }) }), status);
}

async function readerOf(form: TakenForm): Promise<NonNullable<Parameters<Site['accountPage']>[2]['reader']>> {
	const profile = await form.call('profile');
	const sessions = { kind: 'known', value: await form.call('sessions') } as const;
	const reports = { kind: 'known', value: await form.call('reports') } as const;
	return { profile, sessions, reports, asksDeletion: form.query.has('eliminar') };
}

function sendFile(reply: FastifyReply, { file, name }: { readonly file: string; readonly name: string }): FastifyReply {
	return reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(file);
}

function send(reply: FastifyReply, page: RenderedPage, status: number): FastifyReply {
	return reply
		.code(status)
		.headers({ ...page.headers, 'content-type': page.contentType, 'cache-control': 'private, no-store' })
		.send(page.body);
}

/** `/perfil/` of a reader whose session lies in cookies is made for her alone (P10, W13); without one it is the page of everybody. */
async function showProfile(routes: FormRoutes, posted: PostedForm): Promise<FastifyReply | undefined> {
	const { request, reply } = posted;
	const brand = routes.brandOf(request.host);
	if (!brand) return refuseRequest('not-found');
	if (!routes.calls.hasSession(request)) return showAsEverybody(routes, request, reply);
	const form = formOf(routes, posted, { brand, given: {} });
	reply.header('cache-control', 'private, no-store');
	const isOver = await isRefused(form.call('profile'), 'Missing or invalid jwt');
	return isOver ? reply.redirect('/ingresar/', 303) : show(routes, posted, { path: '/perfil/', form, status: 200 });
}

async function showAsEverybody({ site }: FormRoutes, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
	const answer = site.answererAt(request.host);
	reply.hijack();
	await answer?.(request.raw, reply.raw, request.id);
}
