import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { openidConfiguration } from '../clients/openid-configuration.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { refuse } from '../refuse.ts';
import { addProviderNotices } from './add-provider-notices.ts';
import { addProviderRedirects } from './add-provider-redirects.ts';
import { answerCall, type EndpointHandler, type RouteDeps } from './answer-call.ts';
import { addFormParsers, readMultipartFields, refuseFormBody } from './form-bodies.ts';
import { addCors, refuseForeignOrigin } from './origins.ts';
import { authorizationOf, readCall } from './read-call.ts';
import { unreadableOutage } from './unreadable-outage.ts';

/** All methods but OPTIONS, which `addCors` answers. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** All routes of the identity service: `/identity/public/…` and `/.well-known/…`. Caches must not store the responses (P10). */
export const identityRoutes =
	(routeDeps: RouteDeps): FastifyPluginAsync =>
	async (app) => {
		const { deps, findBrand } = routeDeps;
		await addFormParsers(app);
		addJsonParser(app);
		app.addHook('onRequest', async (_request, reply) => {
			reply.header('cache-control', 'no-store');
		});
		addCors(app, { findBrand, providers: deps.providers });
		app.route({
			method: methods,
			url: '/identity/*',
			config: { secretPath: true },
			onRequest: async () => refuse('call-not-found'),
			handler: async () => {},
		});
		app.get('/.well-known/jwks.json', async () => deps.keys.jwks());
		app.get('/.well-known/openid-configuration', async (request) => openidConfiguration(deps, readCall(findBrand, request)));
		// Password managers open this URL (W3C, A Well-Known URL for Changing Passwords).
		app.get('/.well-known/change-password', async (request, reply) =>
			reply.redirect(readCall(findBrand, request).brand.accounts.changePasswordPath, 302),
		);
		for (const handler of Object.values(routeDeps.handlers)) addEndpoint(app, routeDeps, handler);
		addProviderRedirects(app, deps, findBrand);
		addProviderNotices(app, deps, findBrand);
	};

/** Parses JSON, which may be empty because the SDK sends its content type without a body (contract 11.3). */
function addJsonParser(app: FastifyInstance): void {
	const json = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body.length === 0) done(null, undefined);
		else void json(request, String(body), done);
	});
}

/** Adds the route of an endpoint of the contract's table. */
function addEndpoint(app: FastifyInstance, routeDeps: RouteDeps, handler: EndpointHandler): void {
	const { row } = handler;
	app.route({
		method: row.method,
		url: row.path,
		config: { secretPath: true },
		// A HEAD of a link scanner must not do what a GET does (R07).
		exposeHeadRoute: false,
		handler: async (request, reply) => {
			if (row.changes && isPrefetch(request)) refuse('only-prefetched');
			if (row.changes || row.method !== 'GET') refuseForeignOrigin(request);
			const context = { request, reply, authorization: authorizationOf(request) };
			const answered = answerCall(routeDeps, handler, { context, input: () => readInput(request, row) });
			const answer = await (row.keepsSession ? unreadableOutage(reply, answered) : answered);
			return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
		},
	});
}

async function readInput(request: FastifyRequest, row: Endpoint) {
	if (row.form) await readMultipartFields(request);
	else if (row.takes.entries.body) refuseFormBody(request);
	return request;
}

/** Whether a browser or a mail program fetches the URL in advance. They use different headers to say so. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
	[headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((value) =>
		/prefetch|preview/i.test(String(value)),
	);
