import { sql } from 'kysely';
import type { Database } from '#platform/database';

/** All rows of all tables as text, by table, as in a dump of the database. */
export async function wholeDatabase(database: Database): Promise<ReadonlyMap<string, string>> {
	const { rows: tables } = await sql<{ name: string }>`
		select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
		where schemaname not in ('pg_catalog', 'information_schema')`.execute(database.sql);
	const texts = new Map<string, string>();
	for (const { name } of tables) {
		const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(database.sql);
		texts.set(name, rows.map(({ row }) => row).join('\n'));
	}
	return texts;
}

/** The places where one of the texts occurs, in plain text, hexadecimal or base64, each as `table: text`. */
export function findCanaries(texts: ReadonlyMap<string, string>, canaries: readonly string[]): string[] {
	const forms = (canary: string) => [
		canary,
		Buffer.from(canary).toString('hex'),
		Buffer.from(canary)
			.toString('base64')
			.replace(/..?=*$/, ''),
	];
	return [...texts].flatMap(([name, text]) =>
		canaries.filter((canary) => forms(canary).some((form) => text.includes(form))).map((canary) => `${name}: ${canary}`),
	);
}
