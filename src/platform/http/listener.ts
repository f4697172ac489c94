import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { Headers, Refusal } from '../refusal.ts';
import { refusalOf } from './gate.ts';
import { LoadLimit } from './load-limit.ts';
import { sendRefusal, sendRefusalAndClose } from './raw-answer.ts';
import { type RefusalPage, refusalBody } from './refusal-body.ts';
import { refuse } from './refusals.ts';
import { newRequestId } from './request-id.ts';

/** Answers a request at once, such as from a cache, with all its headers; false leaves it to the framework. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

export type ListenerOptions = {
	readonly headers: Headers;
	readonly answerFirst: AnswerFirst;
	readonly log: Log;
	/** Longest time for a request to arrive whole, in ms. */
	readonly requestTimeoutMs: number;
	/** Beginning of paths that some clients send with a second slash in front, such as `/identity/`; it is taken away. */
	readonly doubleSlashed?: string | undefined;
	/** Requests that no load keeps out. */
	readonly isAlwaysTaken: (request: IncomingMessage) => boolean;
	/** Tells readers of a refusal; programs get the envelope. */
	readonly refusalPage: RefusalPage | undefined;
	/** While true, connections are closed after their answer. */
	readonly isStopping: () => boolean;
};

/** Node's server with limits on time and size; the gate, then `answerFirst`, then the framework answer. */
export function createListener(options: ListenerOptions, framework: RequestListener): Server {
	const limits = {
		requestTimeout: options.requestTimeoutMs,
		headersTimeout: Math.min(5000, options.requestTimeoutMs),
		// Longer than the 60 s of usual load balancers, which must be the ones to close.
		keepAliveTimeout: 65_000,
		connectionsCheckingInterval: 1000,
		maxHeaderSize: 16_384,
	};
	const load = new LoadLimit();
	const server = createServer(limits, (request, response) => {
		if (options.isStopping()) response.shouldKeepAlive = false;
		if (options.doubleSlashed && request.url?.startsWith(`/${options.doubleSlashed}`)) request.url = request.url.slice(1);
		let refusal = refusalOf(request);
		if (!refusal && answersFirst(options, request, response)) return;
		if (!refusal && !options.isAlwaysTaken(request)) refusal = takeLoad(load, response);
		for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
		if (refusal) sendRefusal(request, response, named(refusal, response, options.log), refusalBody(refusal, request, options.refusalPage));
		else framework(request, response);
	});
	// A reader that takes nothing for a minute.
	server.setTimeout(60_000);
	const noTunnel = refuse.of('method-not-allowed');
	server.on('connect', (_request, socket) =>
		sendRefusalAndClose(socket, noTunnel, refusalBody(noTunnel, undefined, undefined), options.headers),
	);
	return server;
}

// What is thrown here would end the process; the framework answers instead, and words the fault if it comes again.
function answersFirst({ answerFirst, log }: ListenerOptions, request: IncomingMessage, response: ServerResponse): boolean {
	try {
		return answerFirst(request, response);
	} catch (error) {
		log.error({ error }, 'the first to answer failed');
		return response.headersSent;
	}
}

/** Gives the answer an id that is in the log too; such requests are many, so only in a detailed one. */
function named(refusal: Refusal, response: ServerResponse, log: Log): Refusal {
	const requestId = newRequestId();
	response.setHeader('x-request-id', requestId);
	log.debug({ code: refusal.code, requestId }, 'refused at the gate');
	return refusal;
}

function takeLoad(load: LoadLimit, response: ServerResponse): Refusal | undefined {
	if (!load.enter()) return refuse.of('unavailable', { headers: { 'retry-after': '2' } });
	response.once('close', () => load.leave());
	return undefined;
}
