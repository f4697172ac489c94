import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../contract/endpoints.ts';
import { refuse } from '../refuse.ts';
import { authorizationOf } from '../sessions/find-reader.ts';
import { answerCall, type RouteDeps } from './answer-call.ts';
import { readMultipartFields, refuseFormBody } from './body-parsers.ts';
import type { EndpointHandler } from './handler.ts';
import { refuseForeignOrigin } from './origins.ts';
import { unreadableOutage } from './unreadable-outage.ts';

/** Adds a route for each endpoint of the contract's table. */
export function addEndpoints(app: FastifyInstance, routeDeps: RouteDeps): void {
	for (const handler of Object.values(routeDeps.handlers)) addEndpoint(app, routeDeps, handler);
}

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
			const answered = () => answerCall(routeDeps, handler, { context, input: () => readInput(request, row) });
			const answer = row.keepsSession ? await unreadableOutage(reply, answered) : await answered();
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
