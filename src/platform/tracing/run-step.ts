import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { Step, Work } from './tracing.ts';

/** The tracer of OpenTelemetry, and the context manager that knows the active span. */
export type TracingParts = { readonly contexts: AsyncLocalStorageContextManager; readonly tracer: Tracer };

/** Runs work as a span below the current one. Where there is none, or it has ended, as in periodic tasks, only the work is run. */
export async function runStep<Result>({ contexts, tracer }: TracingParts, step: () => Step, work: Work<Result>): Promise<Result> {
	const parent = contexts.active();
	if (!trace.getSpan(parent)?.isRecording()) return work(() => {});
	const { name, kind, attributes } = step();
	const span = tracer.startSpan(name, { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }, parent);
	const run = () => work((more) => void span.setAttributes(more));
	return endAfter(span, contexts.with(trace.setSpan(parent, span), run));
}

async function endAfter<Result>(span: Span, work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		// The kind of the error alone: its message may quote what a person typed.
		span.setAttribute('error.type', error instanceof Error ? error.name : 'Error').setStatus({ code: SpanStatusCode.ERROR });
		throw error;
	} finally {
		span.end();
	}
}
