import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from '../database.ts';

type MigrationTables = { kiosco_migrations: { name: string; digest: string; applied_at?: Date } };

/** Any number, as long as every process of every version uses the same. */
const LOCK = 5_346_901;

/**
 * Applies what is missing, in the order of names, each in its own transaction under one advisory lock: processes that
 * start together apply each once, and one that is killed leaves nothing half done.
 */
export async function migrate(database: Kysely<unknown>, migrations: readonly Migration[]): Promise<void> {
	const tables = database.withTables<MigrationTables>();
	await tables.transaction().execute(async (transaction) => {
		await takeTurn(transaction);
		await sql`create table if not exists kiosco_migrations (
			name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(transaction);
	});
	for (const migration of inOrder(migrations)) {
		await tables.transaction().execute((transaction) => applyOnce(transaction, migration));
	}
}

async function applyOnce(transaction: Transaction<MigrationTables>, { name, sql: text }: Migration): Promise<void> {
	await takeTurn(transaction);
	const digest = createHash('sha256').update(text).digest('hex');
	const applied = await transaction.selectFrom('kiosco_migrations').select('digest').where('name', '=', name).executeTakeFirst();
	if (applied && applied.digest !== digest) throw new Error(`migration ${name} was changed after it ran; write a new one`);
	if (applied) return;
	await sql.raw(text).execute(transaction);
	await transaction.insertInto('kiosco_migrations').values({ name, digest }).execute();
}

async function takeTurn(transaction: Transaction<MigrationTables>): Promise<void> {
	await sql`set local statement_timeout = 0`.execute(transaction);
	await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
}

function inOrder(migrations: readonly Migration[]): Migration[] {
	const sorted = migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1));
	const twice = sorted.find((migration, at) => migration.name === sorted[at + 1]?.name);
	if (twice) throw new Error(`two migrations are named ${twice.name}`);
	return sorted;
}
