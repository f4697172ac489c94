import { Unavailable } from '../unavailable.ts';

/**
 * Why the database gave no answer: `busy`: every connection is taken, or a new one took too long; `down`: it cannot be reached; `slow`: the query ran too long; `full`: it
 * has no disk space or memory for the query; `refused`: the server has no such database, or does not let this user in.
 */
export type DatabaseTrouble = 'busy' | 'down' | 'slow' | 'full' | 'refused';

/** The database gave no answer. The same request may succeed in a moment. */
export class DatabaseUnavailable extends Unavailable {
	override readonly name = 'DatabaseUnavailable';
	readonly trouble: DatabaseTrouble;

	constructor(trouble: DatabaseTrouble, cause?: unknown) {
		super(`the database is ${trouble}`, { cause });
		this.trouble = trouble;
	}
}

/** PostgreSQL's codes (appendix A of its manual) for lost connections, a server that shuts down, and too many connections. */
const DOWN = /^(08...|57P0[1-5]|53300)$/;
/** No such database, no such role, a wrong password, no right to connect. */
const REFUSED = /^(3D000|28000|28P01|42501)$/;
const QUERY_CANCELED = '57014';
/** Insufficient resources, disk full, out of memory; and a failed read or write, as when a disk quota is used up. */
const FULL = /^(53[012]00|58030)$/;

/** Converts an error of a query that means "no answer now" into `DatabaseUnavailable`. Returns other errors unchanged. */
export function queryFault(error: unknown): unknown {
	if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (code === QUERY_CANCELED) return new DatabaseUnavailable('slow', error);
	if (FULL.test(code)) return new DatabaseUnavailable('full', error);
	if (DOWN.test(code) || isLostConnection(error, code)) return new DatabaseUnavailable('down', error);
	return error;
}

const lost = /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable)/;

// When a connection breaks during a query, or was closed before a rollback, the `pg` driver says so only in the message.
function isLostConnection(error: Error, code: string): boolean {
	return /^(ECONN|EPIPE|ETIMEDOUT)/.test(code) || lost.test(error.message);
}

// The `pg` driver says so only in the message: of the wait for a connection of the pool, and of a server that does not answer a new one.
const tookTooLong = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** Converts the failure to get a connection from the pool into `DatabaseUnavailable`. */
export function connectFault(error: unknown): DatabaseUnavailable {
	if (error instanceof DatabaseUnavailable) return error;
	if (error instanceof Error && 'code' in error && REFUSED.test(String(error.code))) return new DatabaseUnavailable('refused', error);
	return new DatabaseUnavailable(error instanceof Error && tookTooLong.test(error.message) ? 'busy' : 'down', error);
}
