import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** A log that also counts its warnings and errors by their event, which is a fixed text of the code. */
export function countingLog(log: Log, metrics: Metrics): Log {
	const count = metrics.count('log_events_total', 'Warnings and errors in the log, by their event', ['level', 'event']);
	return {
		debug: (fields, event) => log.debug(fields, event),
		info: (fields, event) => log.info(fields, event),
		warn: (fields, event) => {
			count({ level: 'warn', event });
			log.warn(fields, event);
		},
		error: (fields, event) => {
			count({ level: 'error', event });
			log.error(fields, event);
		},
	};
}
