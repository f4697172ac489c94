// Loads OpenTelemetry only when a collector is configured.
import type { TracingSettings } from '../config/tracing-settings.ts';
import type { Log } from '../log.ts';
import type { Tracing } from './tracing.ts';

/** Starts the traces of requests, if there is a collector for them. */
export async function openTracing(settings: TracingSettings | undefined, log: Log): Promise<Tracing | undefined> {
	if (settings === undefined) return undefined;
	const { startTracing } = await import('./start-tracing.ts');
	return startTracing(settings, log);
}
