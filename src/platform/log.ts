import pino, { type LoggerOptions } from 'pino';
import { isColorSupported, prettyFactory } from 'pino-pretty';
import { cleanLine } from './log/clean-line.ts';

/** Named values of an event; an error goes under `error`. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Where events go. Others take it as a parameter, and tests pass their own. */
export type Log = {
	debug(fields: LogFields, event: string): void;
	info(fields: LogFields, event: string): void;
	warn(fields: LogFields, event: string): void;
	error(fields: LogFields, event: string): void;
};

export type LogOptions = {
	readonly level: 'debug' | 'info' | 'warn' | 'error';
	readonly format: 'json' | 'pretty';
	/** Standard output unless told. */
	readonly to?: { write(line: string): void };
};

/**
 * One line an event, its time in UTC: `{"level":"warn","time":"…Z","event":"…", …}`. Nothing in a value can break or
 * disguise a line, and what belongs to a reader or opens a door is left out (O05, ASVS 16.2).
 */
export function createLog({ level, format, to = pino.destination({ dest: 1, sync: true }) }: LogOptions): Log {
	const options: LoggerOptions = {
		level,
		base: null,
		messageKey: 'event',
		errorKey: 'error',
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		serializers: { error: pino.stdSerializers.errWithCause },
		redact: { paths: HIDDEN.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
		hooks: { streamWrite: cleanLine },
	};
	return pino(options, format === 'json' ? to : readable(to));
}

function readable(to: { write(line: string): void }): { write(line: string): void } {
	const prettify = prettyFactory({ messageKey: 'event', errorLikeObjectKeys: ['error'], colorize: isColorSupported });
	return { write: (line) => to.write(prettify(line)) };
}

/** Names of values that are never logged, at up to three levels. */
const HIDDEN = [
	...['authorization', 'cookie', 'set-cookie', 'password', 'token', 'accessToken', 'refreshToken', 'secret', 'nonce', 'email'],
	// PostgreSQL quotes whole rows there.
	...['detail', 'where'],
];
