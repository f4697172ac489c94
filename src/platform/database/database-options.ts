import type { Log } from '../log.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Settings of a database connection; each driver uses those that concern it. */
export type DatabaseOptions = {
	/** Data directory, which PGlite locks for this process. PostgreSQL does not use it. */
	readonly dataDir: string;
	/** `postgres://…`: connects to this server. Default: PGlite. */
	readonly databaseUrl?: string | undefined;
	readonly log: Log;
	/** HTTP port of this process. `DataDirInUse` names it to the next process that wants the data directory. */
	readonly port?: number | undefined;
	/** Longest run of a query in ms; default: 4,000, so that a refusal is sent within 5 s (X16). A longer query fails with `DatabaseUnavailable`. */
	readonly queryLimitMs?: number | undefined;
	/** Longest wait for a free connection in ms; default: 1,000. A longer wait fails with `DatabaseUnavailable`. */
	readonly waitMs?: number | undefined;
	/** Most connections to PostgreSQL; default: 10. PGlite has one. */
	readonly poolSize?: number | undefined;
	/** Makes queries spans of the requests that need them. */
	readonly tracing?: Tracing | undefined;
};
