// Sets up OpenTelemetry without global state.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/tracing-settings.ts';
import type { Log } from '../log.ts';
import { collectorExporter } from './collector-exporter.ts';
import { requestSpans } from './request-spans.ts';
import { runStep } from './run-step.ts';
import { samplerOf } from './sampler.ts';
import type { Tracing } from './tracing.ts';

/** Longest time (ms) that the end of the process waits for the collector. */
const closeMs = 3_000;

/** Starts the traces of one program. Two programs in one process do not share them. */
export function startTracing(settings: TracingSettings, log: Log): Tracing {
	const contexts = new AsyncLocalStorageContextManager().enable();
	const provider = new TracerProvider({
		resource: defaultResource().merge(
			resourceFromAttributes({ 'service.instance.id': randomUUID(), ...settings.resource, 'service.name': settings.service }),
		),
		sampler: samplerOf(settings),
		spanProcessors: [new BatchSpanProcessor({ exporter: collectorExporter(settings, log) })],
	});
	const parts = { contexts, tracer: provider.getTracer('kiosco') };
	return {
		...requestSpans(parts),
		step: (step, work) => runStep(parts, step, work),
		ids: () => {
			const span = trace.getSpan(contexts.active());
			if (!span?.isRecording()) return {};
			const { traceId, spanId } = span.spanContext();
			return { trace_id: traceId, span_id: spanId };
		},
		close: async () => {
			const sent = provider.shutdown().catch(() => {});
			await Promise.race([sent, sleep(closeMs, undefined, { ref: false })]);
		},
	};
}
