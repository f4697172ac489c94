import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { checkAnswer, takeInput } from '#platform/route';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints.ts';
import type { Call, IdentityParts } from '../identity-parts.ts';
import { refuse } from '../refuse.ts';
import { findReader } from '../sessions/find-reader.ts';
import { requireFresh } from '../sessions/require-fresh.ts';
import { authorizationOf } from './authorization-of.ts';
import { readFields, refuseForm } from './bodies.ts';
import { callOf, type FindBrand } from './call-of.ts';
import type { AnyHandler, Handlers } from './handlers.ts';

export type Serving = { readonly parts: IdentityParts; readonly findBrand: FindBrand; readonly handlers: Handlers };

/** Adds a route for each row of the table: who calls is found first, then what is sent is checked, then the row's command answers. */
export function addEndpoints(app: FastifyInstance, serving: Serving): void {
	for (const name of Object.keys(endpoints).filter(isName))
		addEndpoint(app, serving, { row: endpoints[name], handler: serving.handlers[name] });
}

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

function addEndpoint(app: FastifyInstance, serving: Serving, { row, handler }: { row: Endpoint; handler: AnyHandler }): void {
	const takes = takesOf(row);
	app.route({
		method: row.method,
		url: row.path,
		config: { secretPath: true },
		// What a GET does, a scanner's HEAD must not (R07).
		exposeHeadRoute: false,
		handler: async (request, reply) => {
			if (row.changes && isPrefetch(request)) refuse('only-prefetched');
			const call = await admit(serving, row, request);
			if (row.form) await readFields(request);
			else if (row.body) refuseForm(request);
			const { params, query, body } = takeInput(takes, request);
			const answering = () => handler(serving.parts, call, { params, query, body, request, reply });
			const answer = await (hides(row, call) ? serving.parts.evenly(answering) : answering());
			return reply.type('application/json; charset=utf-8').send(JSON.stringify(checkAnswer(row.gives, answer)));
		},
	});
}

const ignored = v.pipe(
	v.unknown(),
	v.transform(() => undefined),
);

function takesOf({ params, query, body }: Endpoint) {
	return v.object({ params: params ?? ignored, query: query ?? ignored, body: body ?? ignored });
}

/** Browsers and mail programs that fetch what a reader may click next say so, each in its own way. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
	[headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((value) =>
		/prefetch|preview/i.test(String(value)),
	);

const hides = (row: Endpoint, { brand }: Call): boolean =>
	row.hides === 'always' || (row.hides === 'where-untold' && !brand.accounts.signUpTells);

/** The call with its reader, when the row asks for one. Staff who act for a reader may look and not change (T15). */
async function admit({ parts, findBrand }: Serving, row: Endpoint, request: FastifyRequest): Promise<Call> {
	const call = callOf(findBrand, request);
	if (row.auth === 'none') return call;
	const reader = await findReader(parts, call, authorizationOf(request));
	if (!reader) return row.auth === 'optional' ? call : refuse('access-denied');
	if (reader.impersonator !== undefined && (row.method !== 'GET' || row.changes)) refuse('read-only-session');
	const known = { ...call, reader };
	if (row.auth === 'fresh') requireFresh(parts, known);
	return known;
}
