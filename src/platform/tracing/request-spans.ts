import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { METHODS } from '../http/refusals.ts';
import type { TracingParts } from './run-step.ts';
import type { Attributes, Tracing } from './tracing.ts';

const propagator = new W3CTraceContextPropagator();

/** The spans of requests. They have neither path nor query, which may name a person or hold a token. The log has the path. */
export function requestSpans({ contexts, tracer }: TracingParts): Pick<Tracing, 'serve' | 'nameRequest'> {
	return {
		serve: (listener, options) => (request, response) => {
			if (options.isLeftOut(request)) return listener(request, response);
			const isTrusted = options.isTrusted(request.socket.remoteAddress ?? '');
			const parent = isTrusted ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
			const attributes = attributesOf(request, options.brandOf(request.headers.host ?? ''));
			const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes }, parent);
			if (!span.isRecording()) return listener(request, response);
			const context: Context = trace.setSpan(parent, span);
			// Node emits their events outside of any request.
			for (const emitter of [request, response]) contexts.bind(context, emitter);
			response.once('close', () => end(span, response));
			contexts.with(context, () => listener(request, response));
		},
		nameRequest: (method, route) => {
			trace.getSpan(contexts.active())?.updateName(`${method} ${route}`).setAttribute('http.route', route);
		},
	};
}

const isKnown = ({ method = '' }: IncomingMessage): boolean => METHODS.includes(method);

const nameOf = (request: IncomingMessage): string => (isKnown(request) ? String(request.method) : 'HTTP');

const attributesOf = (request: IncomingMessage, brand: string | undefined): Attributes => ({
	'http.request.method': isKnown(request) ? String(request.method) : '_OTHER',
	'network.protocol.version': request.httpVersion,
	...(brand !== undefined && { 'kiosco.brand': brand }),
});

/** Ends the span of a request with the status of its answer, if one was begun. */
function end(span: Span, { headersSent, statusCode }: ServerResponse): void {
	if (headersSent) span.setAttribute('http.response.status_code', statusCode);
	if (headersSent && statusCode >= 500) span.setAttribute('error.type', String(statusCode)).setStatus({ code: SpanStatusCode.ERROR });
	span.end();
}
