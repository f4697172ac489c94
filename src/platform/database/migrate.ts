// Applies the migrations of all modules, each once.
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';

/** A step of the schema. It may hold several statements but no data. Migrations run in the order of their names: `content-0001-documents`. */
export type Migration = { readonly name: string; readonly sql: string };

type MigrationTables = { kiosco_migrations: { name: string; digest: string; applied_at?: Date } };

/** Key of the advisory lock: any number, but the same in every process of every version. */
const LOCK = 5_346_901;

/**
 * Applies the migrations that are missing, in the order of their names, each in its own transaction under one advisory lock.
 * Processes that start together apply each migration once. A killed process leaves no migration half done (D05). Throws when
 * a migration changed after it ran, or when two have one name.
 */
export async function migrate(database: Kysely<unknown>, migrations: readonly Migration[]): Promise<void> {
	const tables = database.withTables<MigrationTables>();
	await tables.transaction().execute(async (transaction) => {
		await lock(transaction);
		await sql`create table if not exists kiosco_migrations (
			name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(transaction);
	});
	for (const migration of inOrder(migrations)) {
		await tables.transaction().execute((transaction) => applyOnce(transaction, migration));
	}
}

async function applyOnce(transaction: Transaction<MigrationTables>, { name, sql: text }: Migration): Promise<void> {
	await lock(transaction);
	const digest = createHash('sha256').update(text).digest('hex');
	const applied = await transaction.selectFrom('kiosco_migrations').select('digest').where('name', '=', name).executeTakeFirst();
	if (applied && applied.digest !== digest) throw new Error(`migration ${name} was changed after it ran; write a new one`);
	if (applied) return;
	await sql.raw(text).execute(transaction);
	await transaction.insertInto('kiosco_migrations').values({ name, digest }).execute();
}

async function lock(transaction: Transaction<MigrationTables>): Promise<void> {
	await sql`set local statement_timeout = 0`.execute(transaction);
	await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
}

function inOrder(migrations: readonly Migration[]): Migration[] {
	const sorted = migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1));
	const twice = sorted.find((migration, at) => migration.name === sorted[at + 1]?.name);
	if (twice) throw new Error(`two migrations are named ${twice.name}`);
	return sorted;
}
