import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { keyValuesOf, type TracingSettings } from '../config/tracing-settings.ts';
import type { Log } from '../log.ts';

/** Sends spans to the collector. Spans that it does not take are lost; the log says so once, and again when the collector takes some. */
export function collectorExporter({ url, headers }: TracingSettings, log: Log): SpanExporter {
	const exporter = new OTLPTraceExporter({ url: url.href, ...(headers && { headers: keyValuesOf(headers.reveal()) }) });
	let isDown = false;
	const tell = ({ code, error }: ExportResult) => {
		const fails = code === ExportResultCode.FAILED;
		if (fails && !isDown) log.warn({ error }, 'the collector takes no traces; they are lost until it does');
		if (!fails && isDown) log.info({}, 'the collector takes traces again');
		isDown = fails;
	};
	return {
		export: (spans, done) =>
			exporter.export(spans, (result) => {
				tell(result);
				done(result);
			}),
		forceFlush: () => exporter.forceFlush(),
		shutdown: () => exporter.shutdown(),
	};
}
