// The interface by which other modules trace requests. A step is a child span of the span of a request.
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Log, LogFields } from '../log.ts';

/** What a span says of itself, by the names of OpenTelemetry's semantic conventions. Never a person, nor what somebody typed. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A step of a request, as a span below the span of the request. `client`: it waits for another server. */
export type Step = { readonly name: string; readonly kind: 'internal' | 'client'; readonly attributes: Attributes };

/** Work of a step. It may add to the attributes. */
export type Work<Result> = (add: (attributes: Attributes) => void) => Promise<Result>;

/** How the requests of a server are traced. */
export type ServerTracing = {
	/** Whether an address may send a trace that its request continues. A trace from any other address is ignored. */
	readonly isTrusted: (address: string) => boolean;
	/** Requests that are not traced. */
	readonly isLeftOut: (request: IncomingMessage) => boolean;
	/** The brand of a host. */
	readonly brandOf: (host: string) => string | undefined;
};

/** The traces of a process. */
export type Tracing = {
	/** Makes each request to a listener a span that lasts until its answer has been sent. */
	serve(listener: RequestListener, options: ServerTracing): RequestListener;
	/** Gives the span of the request that is being answered the pattern of its route. */
	nameRequest(method: string, route: string): void;
	/** Runs work as a step of the request that it belongs to. Outside of a traced request it only runs the work. */
	step<Result>(step: () => Step, work: Work<Result>): Promise<Result>;
	/** The ids of the span in which this is called, for the log; nothing outside of a traced request. */
	ids(): LogFields;
	/** Sends what is left, for at most three seconds. */
	close(): Promise<void>;
};

/** A log whose lines name the trace that they belong to. */
export const tracedLog = (log: Log, { ids }: Pick<Tracing, 'ids'>): Log => ({
	debug: (fields, event) => log.debug({ ...ids(), ...fields }, event),
	info: (fields, event) => log.info({ ...ids(), ...fields }, event),
	warn: (fields, event) => log.warn({ ...ids(), ...fields }, event),
	error: (fields, event) => log.error({ ...ids(), ...fields }, event),
});
