import type { Config } from '#platform/config';
import { createLog, type Log } from '#platform/log';
import { serveMetrics } from '#platform/metrics/serve-metrics';
import { NotStarted, onReloadAsked } from './messages.ts';
import { Supervisor } from './supervisor.ts';

/**
 * Runs the processes of the program until they end. SIGHUP replaces them, SIGTERM and SIGINT stop them gracefully, and a second signal
 * stops them at once.
 */
export async function supervise(config: Config): Promise<void> {
	const log = createLog({ level: config.logLevel, format: config.logFormat });
	await serveMetricsOfAll(config, log);
	const supervisor = new Supervisor({ processes: config.processes, log });
	const reload = () => supervisor.reload().catch((error: unknown) => log.error({ error }, 'not all processes could be replaced'));
	process.on('SIGHUP', () => void reload());
	onReloadAsked(() => void reload());
	let stopping = false;
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			if (stopping) process.exit(1);
			stopping = true;
			void supervisor.stop().then(() => process.exit(0));
		});
	}
	await supervisor.start().catch((error: unknown) => {
		if (error instanceof NotStarted) process.exit(stopping ? 0 : error.exitCode);
		throw error;
	});
}

/** Serves the metrics of all processes, where there are any. Their library is loaded only then. */
async function serveMetricsOfAll({ metricsPort: port, host }: Config, log: Log): Promise<void> {
	if (port === undefined) return;
	const { MetricsOfProcesses } = await import('#platform/metrics/metrics-of-processes');
	await serveMetrics(new MetricsOfProcesses(), { port, host }, log);
}
