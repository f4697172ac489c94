// Error reports by the protocol of Sentry, which GlitchTip and Bugsink accept, too (develop.sentry.dev/sdk/data-model/envelopes).
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Log, LogFields } from '../log.ts';
import type { OutboundFetch } from '../outbound-http.ts';
import { framesOf } from './stack-frames.ts';

export type ErrorReportsOptions = {
	/** The address of a project, with its public key as the user: `https://KEY@sentry.example/4`. */
	readonly dsn: URL;
	readonly fetch: OutboundFetch;
	readonly clock: Clock;
};

/** Sends errors of the log to a tracker. */
export type ErrorReports = {
	report(fields: LogFields, event: string): void;
	/** Waits for reports that are on their way. */
	close(): Promise<void>;
};

/** The same event is reported at most once in this time (ms), so a fault in every request does not flood the tracker. */
const pauseMs = 10_000;

/** How many reports may be under way at the same time. Further ones are dropped; the log has all errors. */
const atOnce = 5;

/**
 * Creates the reports. A report has the event (a fixed text of the code), the kind of the error, where it happened, and the id of the request. Messages
 * of errors may quote what a person typed, so they stay in the log.
 */
export function createErrorReports({ dsn, fetch, clock }: ErrorReportsOptions): ErrorReports {
	const lastAt = new Map<string, number>();
	const sending = new Set<Promise<unknown>>();
	const address = addressOf(dsn);
	const headers = {
		'content-type': 'application/x-sentry-envelope',
		'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kiosco/1, sentry_key=${dsn.username}`,
	};
	return {
		report: (fields, event) => {
			const now = clock();
			if (sending.size >= atOnce || now.getTime() - (lastAt.get(event) ?? 0) < pauseMs) return;
			lastAt.set(event, now.getTime());
			// A lost report is not logged as an error, which would be reported again. The log has the error itself.
			const sent = fetch(address, { method: 'POST', headers, body: envelopeOf({ fields, event, now }) })
				.catch(() => {})
				.finally(() => sending.delete(sent));
			sending.add(sent);
		},
		close: async () => void (await Promise.all(sending)),
	};
}

/** A log that also reports its errors. */
export const reportingLog = (log: Log, reports: Pick<ErrorReports, 'report'>): Log => ({
	debug: (fields, event) => log.debug(fields, event),
	info: (fields, event) => log.info(fields, event),
	warn: (fields, event) => log.warn(fields, event),
	error: (fields, event) => {
		reports.report(fields, event);
		log.error(fields, event);
	},
});

function addressOf({ origin, pathname }: URL): URL {
	const [, folder = '', project = ''] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
	return new URL(`${origin}${folder}/api/${project}/envelope/`);
}

type Reported = { readonly fields: LogFields; readonly event: string; readonly now: Date };

function envelopeOf({ fields: { error, requestId }, event, now }: Reported): string {
	const id = randomUUID().replaceAll('-', '');
	const type = error instanceof Error ? error.name : 'Error';
	const stacktrace = { frames: error instanceof Error ? framesOf(error.stack ?? '') : [] };
	const payload = {
		event_id: id,
		timestamp: now.getTime() / 1000,
		platform: 'node',
		level: 'error',
		logger: 'kiosco',
		fingerprint: [event, type],
		exception: { values: [{ type, value: event, stacktrace }] },
		...(typeof requestId === 'string' && { tags: { request_id: requestId } }),
	};
	return [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, payload].map((part) => JSON.stringify(part)).join('\n');
}
