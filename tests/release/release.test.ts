import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../support/databases/database.ts';
import { productMigrations } from '../support/databases/product-migrations.ts';
import { type DatabaseSchema, databaseSchema, schemaOf } from '../support/databases/schema-of.ts';

const released = v.parse(v.pipe(v.string(), v.parseJson(), databaseSchema), readFileSync('tests/release/schema.json', 'utf8'));
const database = testDatabase(productMigrations);

const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));

/** What would fail for the released version on a schema: to read a column that is gone, to insert a row, or to keep a rule that it does not know. */
function troubles(before: DatabaseSchema, now: DatabaseSchema): readonly string[] {
	const columns = new Map(now.columns.map((column) => [column.name, column]));
	const known = new Set(before.columns.map(({ name }) => name));
	const tables = new Set(before.columns.map(({ name }) => tableOf(name)));
	const changed = before.columns.flatMap(({ name, type, isNullable, isOptional }) => {
		const found = columns.get(name);
		if (!found) return [`${name} is gone`];
		if (found.type !== type) return [`${name} is ${found.type} and was ${type}`];
		if (found.isNullable && !isNullable) return [`${name} may be null, which the released version does not expect`];
		return isOptional && !found.isOptional ? [`${name} must be given, which the released version need not do`] : [];
	});
	const required = now.columns.filter(({ name, isOptional }) => tables.has(tableOf(name)) && !known.has(name) && !isOptional);
	const rules = new Set(before.rules.map(({ table, definition }) => `${table}: ${definition}`));
	const fresh = now.rules.filter(({ table, definition }) => tables.has(table) && !rules.has(`${table}: ${definition}`));
	return [
		...changed,
		...required.map(({ name }) => `${name} is new and must be given`),
		...fresh.map(({ table, definition }) => `${table} has a new rule: ${definition}`),
	];
}

describe('the version that was released last', () => {
	it('O09 works on the schema of today: nothing is gone, and nothing new has to be given', async () => {
		const today = await schemaOf(database());
		expect(released.columns.length).toBeGreaterThan(200);
		expect(troubles(released, today)).toEqual([]);
	});

	it('O09 its migrations are still there, in their place', () => {
		const names = productMigrations.map(({ name }) => name);
		expect(released.migrations.filter((name) => !names.includes(name))).toEqual([]);
	});

	it.each([
		['a column that is gone', ({ columns, ...rest }: DatabaseSchema) => ({ ...rest, columns: columns.slice(1) }), 'is gone'],
		[
			'a column that must be given',
			({ columns, ...rest }: DatabaseSchema) => ({
				...rest,
				columns: [...columns, { name: 'identity.account.new', type: 'text', isNullable: false, isOptional: false }],
			}),
			'identity.account.new is new and must be given',
		],
		[
			'another type',
			({ columns, ...rest }: DatabaseSchema) => ({ ...rest, columns: columns.map((one) => ({ ...one, type: 'xml' })) }),
			'is xml and was',
		],
		[
			'a rule that rows of before may break',
			({ rules, ...rest }: DatabaseSchema) => ({
				...rest,
				rules: [...rules, { table: 'identity.account', definition: 'UNIQUE (display_name)' }],
			}),
			'identity.account has a new rule: UNIQUE (display_name)',
		],
	])('O09 %s would be noticed', (_, change, words) => {
		expect(troubles(released, released)).toEqual([]);
		expect(troubles(released, change(released))[0]).toContain(words);
	});
});
