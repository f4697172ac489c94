import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#platform/database';

const column = v.object({
	/** `schema.table.column`. */
	name: v.string(),
	type: v.string(),
	isNullable: v.boolean(),
	/** Whether a row may be inserted without it. */
	isOptional: v.boolean(),
});

/** A rule that rows of a table must keep: a check, a foreign key, a unique or primary key. */
const rule = v.object({ table: v.string(), definition: v.string() });

/** The parts of a schema that the statements of a version rely on. */
export const databaseSchema = v.object({ migrations: v.array(v.string()), columns: v.array(column), rules: v.array(rule) });
export type DatabaseSchema = v.InferOutput<typeof databaseSchema>;

const columns = sql<v.InferOutput<typeof column>>`select table_schema || '.' || table_name || '.' || column_name as name,
	data_type as type, is_nullable = 'YES' as "isNullable",
	is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isOptional"
	from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema') order by 1`;

const constraints = sql<v.InferOutput<typeof rule>>`select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
	from pg_constraint where connamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) and contype in ('c', 'f', 'u', 'p', 'x')
	order by 1, 2`;

const uniqueIndexes = sql<
	v.InferOutput<typeof rule>
>`select indrelid::regclass::text as table, regexp_replace(pg_get_indexdef(indexrelid), ' INDEX .* ON ', ' INDEX ON ') as definition
	from pg_index join pg_class on pg_class.oid = indexrelid
	where indisunique and not indisprimary and relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)
	and not exists (select from pg_constraint where conindid = indexrelid) order by 1, 2`;

/** Reads the schema of a database. */
export async function schemaOf({ sql: query }: Database): Promise<DatabaseSchema> {
	const applied = await sql<{ name: string }>`select name from kiosco_migrations order by name`.execute(query);
	const rules = [...(await constraints.execute(query)).rows, ...(await uniqueIndexes.execute(query)).rows];
	return { migrations: applied.rows.map(({ name }) => name), columns: (await columns.execute(query)).rows, rules };
}
