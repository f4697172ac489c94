import { Unavailable } from '../unavailable.ts';

/** Why the database gave no answer: every connection is taken, it cannot be reached, or the query ran too long. */
export type DatabaseTrouble = 'busy' | 'down' | 'slow';

/** The database gave no answer; the same request may succeed in a moment. */
export class DatabaseUnavailable extends Unavailable {
	override readonly name = 'DatabaseUnavailable';
	readonly trouble: DatabaseTrouble;

	constructor(trouble: DatabaseTrouble, cause?: unknown) {
		super(`the database is ${trouble}`, { cause });
		this.trouble = trouble;
	}
}

/** PostgreSQL's own codes (appendix A of its manual): connections lost, server going down, too many connections. */
const DOWN = /^(08...|57P0[1-5]|53300)$/;
const QUERY_CANCELED = '57014';

/** Turns an error of a running query into `DatabaseUnavailable` where it is one, else gives it back as it came. */
export function queryFault(error: unknown): unknown {
	if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (code === QUERY_CANCELED) return new DatabaseUnavailable('slow', error);
	if (DOWN.test(code) || isLostConnection(error, code)) return new DatabaseUnavailable('down', error);
	return error;
}

// The driver names a connection that broke under a query only in its message.
function isLostConnection(error: Error, code: string): boolean {
	return /^(ECONN|EPIPE|ETIMEDOUT)/.test(code) || /^(Connection terminated|Client has encountered a connection error)/.test(error.message);
}

/** Turns the failure to get a connection from the pool into `DatabaseUnavailable`. */
export function connectFault(error: unknown): DatabaseUnavailable {
	if (error instanceof DatabaseUnavailable) return error;
	const waitedForOthers = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
	return new DatabaseUnavailable(waitedForOthers ? 'busy' : 'down', error);
}
