import { sql, type Transaction } from 'kysely';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** Runs work in a transaction without foreign keys. They are added again afterwards, and PostgreSQL then checks all rows. */
export async function withoutForeignKeys(transaction: Transaction<unknown>, work: () => Promise<void>): Promise<void> {
	const { rows: keys } = await sql<ForeignKey>`
		select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f'`.execute(transaction);
	for (const { table, name } of keys) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(transaction);
	await work();
	for (const { table, name, definition } of keys) {
		await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(transaction);
	}
}
