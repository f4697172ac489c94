// Logs: each event as one line of JSON, or as `pretty` text for people; without secrets and personal data.
import pino, { type LoggerOptions } from 'pino';
import { isColorSupported, prettyFactory } from 'pino-pretty';
import { redactLine } from './log/redact-line.ts';
import { Unavailable } from './unavailable.ts';

/** Named values of an event. An error has the name `error`. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes events. Modules take it as a parameter, so that tests can pass their own. */
export type Log = {
	debug(fields: LogFields, event: string): void;
	info(fields: LogFields, event: string): void;
	warn(fields: LogFields, event: string): void;
	error(fields: LogFields, event: string): void;
};

export type LogOptions = {
	readonly level: 'debug' | 'info' | 'warn' | 'error';
	readonly format: 'json' | 'pretty';
	/** Default: standard output. */
	readonly to?: { write(line: string): void };
};

/**
 * Creates a log that writes one line for each event, with the time in UTC: `{"level":"warn","time":"…Z","event":"…", …}`. No
 * value can break or disguise a line. Personal data and credentials are removed (O05, ASVS 16.2).
 */
export function createLog({ level, format, to = pino.destination({ dest: 1, sync: true }) }: LogOptions): Log {
	const options: LoggerOptions = {
		level,
		base: null,
		messageKey: 'event',
		errorKey: 'error',
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		serializers: { error: errorFields },
		redact: { paths: HIDDEN.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
		hooks: { streamWrite: redactLine },
	};
	return pino(options, format === 'json' ? to : prettyStream(to));
}

/** An error with its causes. An outage is logged without its stack: the code that noticed it is not at fault. */
function errorFields(error: Error): unknown {
	if (!(error instanceof Unavailable)) return pino.stdSerializers.errWithCause(error);
	const { name: type, message } = error;
	const causes = causesOf(error);
	return { type, message, ...(causes.length > 0 && { cause: causes.join(': ') }) };
}

function causesOf({ cause }: Error): readonly string[] {
	return cause instanceof Error ? [cause.message, ...causesOf(cause)] : [];
}

function prettyStream(to: { write(line: string): void }): { write(line: string): void } {
	const prettify = prettyFactory({ messageKey: 'event', errorLikeObjectKeys: ['error'], colorize: isColorSupported });
	return { write: (line) => to.write(prettify(line)) };
}

/** Names whose values are never logged, down to three levels of nesting. */
const HIDDEN = [
	...['authorization', 'cookie', 'set-cookie', 'password', 'token', 'accessToken', 'refreshToken', 'secret', 'nonce', 'email'],
	// PostgreSQL puts whole rows into these.
	...['detail', 'where'],
];
