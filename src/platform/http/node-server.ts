// Node's HTTP server in front of the framework.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { withoutPorts } from '../network.ts';
import type { Headers, Refusal } from '../refusal.ts';
import type { Admission } from './admission.ts';
import { checkRequest, hasBody } from './gate.ts';
import { limitSockets } from './limit-sockets.ts';
import { type RefusalPage, refusalBody } from './refusal-body.ts';
import { refuse } from './refusals.ts';
import { newRequestId } from './request-log.ts';
import { type NodeExchange, sendRefusal, sendRefusalToSocket } from './send-refusal.ts';

/** Answers a request without a body at once, for example from a cache, with all headers. Returns false to leave the request to the framework. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

export type NodeServerOptions = {
	readonly headers: Headers;
	readonly answerFirst: AnswerFirst;
	/** Answers a request without a body for which there is no capacity, for example with an old page; false: it is refused. */
	readonly answerRefused: AnswerFirst;
	readonly log: Log;
	/** Longest time for the headers and then for the body of a request to arrive, in ms. */
	readonly requestTimeoutMs: number;
	/** Requests that bring files; their bodies may take `uploadTimeoutMs`. */
	readonly isUpload: (request: IncomingMessage) => boolean;
	/** Start of paths that some clients send with a second slash in front, such as `/identity/`. The second slash is removed. */
	readonly doubleSlashed?: string | undefined;
	readonly admission: Admission;
	/** Proxies whose connections are not counted: IP addresses and CIDR networks. */
	readonly trustedProxies: readonly string[];
	/** Makes the page that tells readers of a refusal; programs get the envelope. */
	readonly refusalPage: RefusalPage | undefined;
	/** While true, connections close after their response. */
	readonly isClosing: () => boolean;
	/** Makes the listener of the server one that traces requests; undefined: nothing is traced. */
	readonly traced: ((listener: RequestListener) => RequestListener) | undefined;
};

/** Longest time for files to arrive, in ms: in ten minutes, a slow mobile network transfers the largest file that is accepted. */
const uploadTimeoutMs = 600_000;

/**
 * Creates Node's HTTP server with limits on time and size. A request passes the gate first and the framework last. In between, a request
 * without a body passes `answerFirst` and admission.
 */
export function createNodeServer(options: NodeServerOptions, framework: RequestListener): Server {
	const limits = {
		// For all requests. `limitTime` limits those that bring no files.
		requestTimeout: Math.max(uploadTimeoutMs, options.requestTimeoutMs),
		headersTimeout: Math.min(5000, options.requestTimeoutMs),
		// Common load balancers close idle connections after 60 s. They must close them first, so this is longer.
		keepAliveTimeout: 65_000,
		connectionsCheckingInterval: 1000,
		maxHeaderSize: 16_384,
	};
	const listener: RequestListener = (request, response) => {
		if (options.isClosing()) response.shouldKeepAlive = false;
		normalize(request, options.doubleSlashed);
		const bringsBody = hasBody(request);
		if (bringsBody && !options.isUpload(request)) limitTime(server, request, options.requestTimeoutMs);
		let refusal = checkRequest(request);
		if (!refusal && !bringsBody) {
			if (answers(options.answerFirst, options.log, { request, response })) return;
			refusal = options.admission.admit(request, response);
			if (refusal && answers(options.answerRefused, options.log, { request, response })) return;
		}
		for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
		if (!refusal) return framework(request, response);
		nameRefused(refusal, response, options.log);
		sendRefusal({ request, response }, refusal, refusalBody(refusal, request, options.refusalPage));
	};
	const server = createServer(limits, options.traced?.(listener) ?? listener);
	limitSockets(server, options.trustedProxies);
	// Closes a connection whose client reads nothing for 60 s.
	server.setTimeout(60_000);
	const noTunnel = refuse.of('method-not-allowed');
	server.on('connect', (_request, socket) =>
		sendRefusalToSocket(socket, noTunnel, { body: refusalBody(noTunnel, undefined, undefined), headers: options.headers }),
	);
	return server;
}

/** Gives path and forwarding headers the form that the rest of the program reads. */
function normalize(request: IncomingMessage, doubleSlashed: string | undefined): void {
	if (doubleSlashed && request.url?.startsWith(`/${doubleSlashed}`)) request.url = request.url.slice(1);
	// `Host` alone decides the brand: a cache in front uses it as its key (W12). A trusted proxy may pass on an `X-Forwarded-Host` of the client.
	delete request.headers['x-forwarded-host'];
	const { 'x-forwarded-for': forwardedFor } = request.headers;
	if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = withoutPorts(String(forwardedFor));
}

/** Refuses a request whose body takes too long, as Node does for `requestTimeout`, which is the same for all requests of a server. */
function limitTime(server: Server, request: IncomingMessage, ms: number): void {
	const late = () => server.emit('clientError', Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
	const timer = setTimeout(late, ms);
	for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

// An error thrown here would end the process. What comes next answers instead: the framework, or the refusal.
function answers(answer: AnswerFirst, log: Log, { request, response }: NodeExchange): boolean {
	try {
		return answer(request, response);
	} catch (error) {
		log.error({ error }, 'answerFirst failed');
		return response.headersSent;
	}
}

/** Gives the response to a refused request a request id, and logs the refusal: at debug level, because such requests are many. */
function nameRefused({ code }: Refusal, response: ServerResponse, log: Log): void {
	const requestId = newRequestId();
	response.setHeader('x-request-id', requestId);
	log.debug({ code, requestId }, 'refused at the gate');
}
