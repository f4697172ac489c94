import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#platform/database';
import { type OwnPostgres, ownPostgres } from '../databases/database.ts';
import { silentLog } from '../silent-log.ts';
import { started } from '../started.ts';
import { type AccountVisits, accountVisits } from './account-visits.ts';

/** In ms; long, so that a busy machine fails no test. */
const patience = { waitMs: 15_000, queryLimitMs: 15_000 };

export type LateVisits = AccountVisits & {
	/** Changes the database so that all readers signed in more than an hour ago (LIM-01). */
	anHourPasses(): Promise<unknown>;
};

/** As `accountVisits`, with a database that the test can change, so that it need not wait for an hour. */
export function lateVisits(environment: Parameters<typeof accountVisits>[0] = () => ({})): LateVisits {
	let postgres: OwnPostgres | undefined;
	let database: Database | undefined;
	// Hooks run in reverse order: the program stops before its database is dropped.
	afterAll(async () => {
		await database?.close();
		await postgres?.drop();
	});
	beforeAll(async () => {
		postgres = await ownPostgres();
		database = await openDatabase({ databaseUrl: postgres.databaseUrl, dataDir: '', ...patience, log: silentLog() });
	});
	const visits = accountVisits(async () => ({ DATABASE_URL: postgres?.databaseUrl ?? '', ...(await environment()) }));
	const anHourPasses = () =>
		sql`update identity.session set signed_in_at = signed_in_at - interval '61 minutes'`.execute(started(database).sql);
	return { ...visits, anHourPasses };
}
