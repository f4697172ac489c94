import { sql } from 'kysely';
import { eventually } from '../eventually.ts';
import type { TestIdentity } from './identity.ts';

/**
 * Makes a call of the only reader while the account is being deleted: the deletion has begun, and ends once the call waits for it. Resolves to
 * the answer to the call. Only PostgreSQL lets the two run at once.
 */
export async function duringDeletion<Result>(service: TestIdentity, call: () => Promise<Result>): Promise<Result> {
	const { sql: tables } = service.database();
	const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	const { answer } = await tables.transaction().execute(async (deletion) => {
		await sql`select from identity.account for update`.execute(deletion);
		const asked = call();
		await eventually(
			() => waiting.execute(tables),
			({ rows }) => rows.length === 1,
			5_000,
		);
		await sql`delete from identity.account`.execute(deletion);
		return { answer: asked };
	});
	return answer;
}
