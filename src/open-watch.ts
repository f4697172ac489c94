// How a process tells what it does: its log, and what the settings ask for of metrics, traces and error reports.
import cluster from 'node:cluster';
import { systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { createLog, type Log } from '#platform/log';
import { createErrorReports, type ErrorReports, reportingLog } from '#platform/log/error-reports';
import { limitOutageWarnings } from '#platform/log/limit-outage-warnings';
import type { Metrics } from '#platform/metrics';
import { countingLog } from '#platform/metrics/counting-log';
import { serveMetrics } from '#platform/metrics/serve-metrics';
import { openOutboundHttp } from '#platform/outbound-http';
import { openTracing } from '#platform/tracing/open-tracing';
import { type Tracing, tracedLog } from '#platform/tracing/tracing';

/** The log, whose lines name their trace, are counted and reported, and what it needs for that. */
export type Watch = {
	readonly log: Log;
	readonly metrics: Metrics | undefined;
	readonly tracing: Tracing | undefined;
	/** What is closed last, in this order. */
	readonly resources: readonly { close(): Promise<void> }[];
};

/** Opens what the settings ask for. Nothing else of it is loaded. */
export async function openWatch(config: Config): Promise<Watch> {
	const metrics = await metricsOf(config);
	const reports = reportsOf(config);
	const log = logOf(config, metrics, reports);
	const tracing = await openTracing(config.tracing, log);
	return {
		log: tracing ? tracedLog(log, tracing) : log,
		metrics,
		tracing,
		resources: [tracing, reports].filter((one) => one !== undefined),
	};
}

/** Serves the metrics at their port; those of a supervised process are served by its supervisor. */
export async function serveOwnMetrics({ metrics, log }: Watch, { metricsPort, host }: Config): Promise<Watch['resources']> {
	if (metrics && cluster.isPrimary) return [await serveMetrics(metrics, { port: metricsPort, host }, log)];
	metrics?.tellSupervisor();
	return [];
}

/** The metrics, where somebody asks for them. Their library is loaded only then. */
async function metricsOf({ metricsPort }: Config): Promise<Metrics | undefined> {
	if (metricsPort === undefined) return undefined;
	const { Metrics } = await import('#platform/metrics');
	return new Metrics();
}

/** The log. With metrics, its warnings and errors are counted; with `SENTRY_DSN`, errors are reported too. */
function logOf({ logLevel, logFormat }: Config, metrics: Metrics | undefined, reports: ErrorReports | undefined): Log {
	const log = limitOutageWarnings(createLog({ level: logLevel, format: logFormat }));
	const counted = metrics ? countingLog(log, metrics) : log;
	return reports ? reportingLog(counted, reports) : counted;
}

/** Error reports, with connections of their own: the first errors may come before the program has any others. */
function reportsOf({ errorReports: dsn, privateHosts }: Config): ErrorReports | undefined {
	if (!dsn) return undefined;
	const outboundHttp = openOutboundHttp({ privateHosts: new Set(privateHosts) });
	const reports = createErrorReports({ dsn, fetch: outboundHttp.only(new Set([dsn.host])), clock: systemClock });
	return { ...reports, close: () => reports.close().finally(() => outboundHttp.close()) };
}
