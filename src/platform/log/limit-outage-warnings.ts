import type { Log } from '../log.ts';
import { Unavailable } from '../unavailable.ts';

/** For this time (ms) after a warning of an outage, the same one is at level `debug`. */
const quietMs = 60_000;

/** When the last warning of an event was logged (`at`), and how often the event happened after it (`since`). */
type Told = { readonly at: number; readonly since: number };

/**
 * A log that repeats the warning of an outage at most once a minute for each event, however many requests fail meanwhile. The next warning has
 * `since`: how often the event happened in between. `now` is a monotonic clock in ms.
 */
export function limitOutageWarnings(log: Log, now: () => number = () => performance.now()): Log {
	const told = new Map<string, Told>();
	return {
		debug: (fields, event) => log.debug(fields, event),
		info: (fields, event) => log.info(fields, event),
		error: (fields, event) => log.error(fields, event),
		warn: (fields, event) => {
			if (!(fields.error instanceof Unavailable)) return log.warn(fields, event);
			const last = told.get(event);
			if (last && now() - last.at < quietMs) {
				told.set(event, { ...last, since: last.since + 1 });
				return log.debug(fields, event);
			}
			told.set(event, { at: now(), since: 0 });
			log.warn({ ...fields, ...(last?.since && { since: last.since }) }, event);
		},
	};
}
