// The HTTP server: Fastify behind the gate, with the limits, headers and error responses that all routes share.
import type { IncomingMessage, RequestListener } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { addHealthRoutes, HEALTH_PATHS, type Health } from './health.ts';
import { Admission } from './http/admission.ts';
import { answerParserError } from './http/answer-parser-error.ts';
import { admitWhenArrived } from './http/arriving-bodies.ts';
import { errorHandler } from './http/error-handler.ts';
import { hostNameConstraint } from './http/host-name.ts';
import { type AnswerFirst, createNodeServer } from './http/node-server.ts';
import type { RefusalPage } from './http/refusal-body.ts';
import { refuse } from './http/refusals.ts';
import { type Answered, logAnswers, newRequestId } from './http/request-log.ts';
import type { Log } from './log.ts';
import { addressCheck } from './network.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerTracing, Tracing } from './tracing/tracing.ts';

export type { RefusalBody } from './http/refusal-body.ts';
export type { Answered } from './http/request-log.ts';

export type HttpServerOptions = {
	readonly config: Pick<Config, 'brandOrigins' | 'trustedProxies'>;
	readonly log: Log;
	readonly health: Health;
	/** Called first, after the gate. Its responses must carry `securityHeaders` themselves. */
	readonly answerFirst?: AnswerFirst;
	/** Called when there is no capacity for a request. Its responses must carry `securityHeaders` themselves, too. */
	readonly answerRefused?: AnswerFirst;
	/** Requests that overload never refuses: they have limits of their own, or a refusal would sign readers out. */
	readonly isExempt?: (request: IncomingMessage) => boolean;
	/** Requests without a body that wait for a page that is being rendered: they take no capacity (L03). */
	readonly onlyWaits?: (request: IncomingMessage) => boolean;
	/** Makes the page that tells readers of a refusal. Without it everybody gets the envelope. */
	readonly refusalPage?: RefusalPage;
	/** Called after each answer of Fastify, except to successful health checks. */
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
	const admission = new Admission({
		isExempt: (request) => HEALTH_PATHS.includes(request.url ?? '') || options.isExempt?.(request) === true,
		onlyWaits: options.onlyWaits ?? (() => false),
	});
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
	logAnswers(app, options);
	const { tracing } = options;
	if (tracing) app.addHook('onRequest', async ({ method, routeOptions: { url } }) => url && tracing.nameRequest(method, url));
	admitWhenArrived(app, { admission, isUpload });
	addHealthRoutes(app, health);
	return app;
}

/** What makes the listener of the server one that traces requests. */
function tracedBy({ tracing, config }: HttpServerOptions) {
	if (!tracing) return undefined;
	const { brandOf } = tracing;
	const isLeftOut = ({ url = '' }: IncomingMessage) => HEALTH_PATHS.includes(url);
	return (listener: RequestListener) => tracing.serve(listener, { brandOf, isLeftOut, isTrusted: addressCheck(config.trustedProxies) });
}
