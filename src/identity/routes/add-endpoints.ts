import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints.ts';
import { refuse } from '../refuse.ts';
import { answerCall, type RouteDeps } from './answer-call.ts';
import { authorizationOf } from './authorization-of.ts';
import { readMultipartFields, refuseFormBody } from './body-parsers.ts';
import type { AnyHandler } from './handlers.ts';
import { unreadableOutage } from './unreadable-outage.ts';

/** Adds a route for each row of the table. */
export function addEndpoints(app: FastifyInstance, serving: RouteDeps): void {
	for (const name of Object.keys(endpoints).filter(isName))
		addEndpoint(app, serving, { row: endpoints[name], handler: serving.handlers[name] });
}

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

function addEndpoint(app: FastifyInstance, serving: RouteDeps, { row, handler }: { row: Endpoint; handler: AnyHandler }): void {
	app.route({
		method: row.method,
		url: row.path,
		config: { secretPath: true },
		// What a GET does, a scanner's HEAD must not (R07).
		exposeHeadRoute: false,
		handler: async (request, reply) => {
			if (row.changes && isPrefetch(request)) refuse('only-prefetched');
			const asked = { request, reply, authorization: authorizationOf(request) };
			const answered = () => answerCall(serving, { row, handler, context: asked, input: () => readInput(request, row) });
			const answer = row.keepsSession ? await unreadableOutage(reply, answered) : await answered();
			return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
		},
	});
}

async function readInput(request: FastifyRequest, row: Endpoint) {
	if (row.form) await readMultipartFields(request);
	else if (row.body) refuseFormBody(request);
	return request;
}

/** Browsers and mail programs that fetch what a reader may click next say so, each in its own way. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
	[headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((value) =>
		/prefetch|preview/i.test(String(value)),
	);
