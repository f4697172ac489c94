// The HTTP server: Fastify behind the gate, with the limits, headers and error responses that all routes share.
import type { IncomingMessage, RequestListener } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { addHealthRoutes, HEALTH_PATHS, type Health } from './health.ts';
import { Admission, overloaded, unreadableOverload } from './http/admission.ts';
import { answerParserError } from './http/answer-parser-error.ts';
import { ArrivingBodies } from './http/arriving-bodies.ts';
import { errorHandler } from './http/error-handler.ts';
import { hasBody } from './http/gate.ts';
import { hostNameConstraint } from './http/host-name.ts';
import { loggedPath } from './http/logged-path.ts';
import { type AnswerFirst, createNodeServer } from './http/node-server.ts';
import type { RefusalPage } from './http/refusal-body.ts';
import { refuse } from './http/refusals.ts';
import { newRequestId } from './http/request-id.ts';
import type { Log } from './log.ts';
import { addressCheck, networkOf } from './network.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerTracing, Tracing } from './tracing/tracing.ts';

export type { RefusalBody } from './http/refusal-body.ts';

/** A request that was answered; the time is in seconds. */
export type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number };

export type HttpServerOptions = {
	readonly config: Pick<Config, 'brandOrigins' | 'trustedProxies'>;
	readonly log: Log;
	readonly health: Health;
	/** Called first, after the gate. Its responses must carry `securityHeaders` themselves. */
	readonly answerFirst?: AnswerFirst;
	/** Called when there is no capacity for a request. Its responses must carry `securityHeaders` themselves, too. */
	readonly answerRefused?: AnswerFirst;
	/** Requests that overload never refuses: they have limits of their own or wait for a page that is being rendered. */
	readonly isExempt?: (request: IncomingMessage) => boolean;
	/** Makes the page that tells readers of a refusal. Without it everybody gets the envelope. */
	readonly refusalPage?: RefusalPage;
	/** Called after each answer of Fastify, except to successful health checks. `route` is the pattern of the route. */
	readonly onAnswered?: (answer: Answered) => void;
	/** Traces all requests but health checks; undefined: none. */
	readonly tracing?: RequestTracing | undefined;
	/** Start of paths that some clients send with a second slash in front; see `NodeServerOptions`. */
	readonly doubleSlashed?: string;
	/** Requests that bring files: they may take minutes to arrive. Default: none. */
	readonly isUpload?: (request: IncomingMessage) => boolean;
	/** Longest time for any other request to arrive, in ms; default: 10,000. */
	readonly requestTimeoutMs?: number;
};

/** Where spans of requests go, and the brand of a host for them. */
type RequestTracing = Pick<Tracing, 'serve' | 'nameRequest'> & Pick<ServerTracing, 'brandOf'>;

/** Bytes of a request body. A route that accepts more sets its own `bodyLimit`. */
const BODY_LIMIT = 65_536;

/** Longest part of a path, in characters: some parts hold a token of another service (contract 4.33). */
const LONGEST_PARAM = 4_000;

/** Creates a server that has only the health routes. Modules register theirs; `listen` and `close` are Fastify's. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
	const { config, log, health } = options;
	const headers = securityHeaders(config);
	const onError = errorHandler(log, options.refusalPage);
	const isUpload = options.isUpload ?? (() => false);
	const admission = new Admission((request) => HEALTH_PATHS.includes(request.url ?? '') || options.isExempt?.(request) === true);
	const app = Fastify({
		logger: false,
		serverFactory: (framework) =>
			createNodeServer(
				{
					headers,
					log,
					answerFirst: options.answerFirst ?? (() => false),
					answerRefused: options.answerRefused ?? (() => false),
					doubleSlashed: options.doubleSlashed,
					refusalPage: options.refusalPage,
					requestTimeoutMs: options.requestTimeoutMs ?? 10_000,
					isUpload,
					admission,
					trustedProxies: config.trustedProxies,
					isClosing: health.isClosing,
					traced: tracedBy(options),
				},
				framework,
			),
		trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
		genReqId: newRequestId,
		bodyLimit: BODY_LIMIT,
		// A request that arrives on an open connection while the process stops is answered as usual (O01).
		return503OnClosing: false,
		routerOptions: { maxParamLength: LONGEST_PARAM, constraints: { hostName: hostNameConstraint } },
		frameworkErrors: onError,
		clientErrorHandler: (error, socket) => answerParserError(error, socket, { headers, page: options.refusalPage }),
	});
	app.setErrorHandler(onError);
	app.setNotFoundHandler(({ method }) => refuse(method === 'GET' || method === 'HEAD' ? 'not-found' : 'read-only'));
	app.removeContentTypeParser('text/plain');
	tellAnswers(app, options);
	const { tracing } = options;
	if (tracing) app.addHook('onRequest', async ({ method, routeOptions: { url } }) => url && tracing.nameRequest(method, url));
	admitWhenArrived(app, admission, isUpload);
	addHealthRoutes(app, health);
	return app;
}

/** Logs each answer, except to successful health checks, and passes it to `onAnswered`. */
function tellAnswers(app: FastifyInstance, { log, onAnswered }: HttpServerOptions): void {
	app.addHook('onResponse', async (request, reply) => {
		const path = loggedPath(request);
		if (HEALTH_PATHS.includes(path) && reply.statusCode < 300) return;
		const { method, id: requestId, ip } = request;
		const { statusCode: status, elapsedTime } = reply;
		onAnswered?.({ method, route: request.routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 });
		log.info({ method, path, status, ms: Math.round(elapsedTime), requestId, ip }, 'answered');
	});
}

/** What makes the listener of the server one that traces requests. */
function tracedBy({ tracing, config }: HttpServerOptions) {
	if (!tracing) return undefined;
	const { brandOf } = tracing;
	const isLeftOut = ({ url = '' }: IncomingMessage) => HEALTH_PATHS.includes(url);
	return (listener: RequestListener) => tracing.serve(listener, { brandOf, isLeftOut, isTrusted: addressCheck(config.trustedProxies) });
}

/**
 * Admits a request when its body has arrived, so that slow bodies use no capacity (L07). The number of bodies that one network may have on
 * the way is limited. Bodies of exempt requests and of uploads are counted apart, so other requests cannot displace them.
 */
function admitWhenArrived(app: FastifyInstance, admission: Admission, isUpload: (request: IncomingMessage) => boolean): void {
	const [bodies, exempt, uploads] = [new ArrivingBodies(), new ArrivingBodies(), new ArrivingBodies()];
	/** The networks of requests that need a place once their bodies have arrived. */
	const networks = new WeakMap<IncomingMessage, string>();
	app.addHook('onRequest', (request, reply, done) => {
		if (!hasBody(request.raw)) return done();
		const network = networkOf(request.ip);
		const body = { network, request: request.raw, response: reply.raw };
		if (admission.isExempt(request.raw)) exempt.add({ ...body, giveUp: () => reply.send(unreadableOverload()) });
		else {
			networks.set(request.raw, network);
			(isUpload(request.raw) ? uploads : bodies).add({ ...body, giveUp: () => reply.send(overloaded()) });
		}
		done();
	});
	app.addHook('preValidation', (request, { raw }, done) => {
		const network = networks.get(request.raw);
		const refusal = network === undefined ? undefined : admission.enter(request.raw, raw, network);
		if (refusal) done(refusal);
		else admission.run(request.raw, done);
	});
}
