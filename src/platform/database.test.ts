import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres, embeddedDatabase, type TestDatabase } from '../../tests/support/databases/database.ts';
import { pglite, type TestPlace } from '../../tests/support/databases/kinds.ts';
import { measuresTheMachine } from '../../tests/support/form.ts';
import { childProgram } from '../../tests/support/programs/child-program.ts';
import { wireTo } from '../../tests/support/programs/slow-wire.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { lockDataDir } from './database/data-lock.ts';
import { type Database, DatabaseUnavailable, DataDirInUse, inOneStatement, type Migration, openDatabase } from './database.ts';
import type { Log } from './log.ts';

type Tables = { notes: { id: number; text: string; shape?: unknown } };
const migrations: Migration[] = [
	{ name: 'test-0002-more', sql: 'alter table notes add column shape jsonb; create index notes_text on notes (text);' },
	{ name: 'test-0001-notes', sql: 'create table notes (id int8 primary key, text text not null);' },
];

describe('PGlite', () => sameOnBoth(embeddedDatabase(migrations)));
describeOnPostgres('PostgreSQL', (open) => sameOnBoth(open(migrations)));

function sameOnBoth(database: TestDatabase): void {
	const notes = () => database().sql.withTables<Tables>();
	const count = async () => (await notes().selectFrom('notes').selectAll().execute()).length;

	it('starts each test empty and applies migrations once, in the order of their names', async () => {
		expect(await count()).toBe(0);
		await database().migrate(migrations);
		const { rows } = await sql<{ name: string }>`select name from kiosco_migrations order by applied_at, name`.execute(database().sql);
		expect(rows.map(({ name }) => name)).toEqual(['test-0001-notes', 'test-0002-more']);
	});

	it('refuses a migration that was changed after it ran', async () => {
		const changed = { name: 'test-0001-notes', sql: 'select 1' };
		await expect(database().migrate([changed])).rejects.toThrow(/test-0001-notes was changed/);
	});

	it('a migration that fails leaves nothing behind and can run again', async () => {
		const name = 'test-0003-halves';
		await expect(database().migrate([{ name, sql: 'create table halves (id int); select 1/0;' }])).rejects.toThrow(/division by zero/);
		await database().migrate([{ name, sql: 'create table halves (id int);' }]);
		await database().migrate([{ name: 'test-0004-tidy', sql: 'drop table halves;' }]);
	});

	it('makes changes as one statement, all or none', async () => {
		const inserting = (id: number) =>
			notes()
				.insertInto('notes')
				.values({ id, text: `note ${id}` });
		await inOneStatement(notes(), { one: inserting(1), two: inserting(2) });
		const renaming = notes().updateTable('notes').set({ text: 'renamed' }).where('id', '=', 1);
		await inOneStatement(notes(), { renaming, removing: notes().deleteFrom('notes').where('id', '=', 2) });
		await expect(inOneStatement(notes(), { three: inserting(3), one: inserting(1) })).rejects.toThrow(/duplicate key/);
		expect(await notes().selectFrom('notes').select(['id', 'text']).execute()).toEqual([{ id: 1, text: 'renamed' }]);
	});

	it('runs a prepared statement with other values each time, also at once', async () => {
		const add = database().prepare<{ sum: number }>('select $1::int + $2::int as sum');
		expect(await add(1, 2)).toEqual([{ sum: 3 }]);
		expect(await Promise.all([add(2, 2), add(3, 2), add(4, 2)])).toEqual([[{ sum: 4 }], [{ sum: 5 }], [{ sum: 6 }]]);
		await expect(add('a', 2)).rejects.toMatchObject({ code: '22P02' });
	});

	it('returns numbers, texts, instants and JSON in the same form', async () => {
		const { rows } = await sql`select 7::int8 as big, 1.50::numeric as exact, date '2026-11-20' as day,
			timestamptz '2026-11-20T12:00Z' as instant, '{"a":[1]}'::jsonb as json, array['á','b'] as list,
			'\\x00ff'::bytea as bytes, true as yes, null as nothing`.execute(database().sql);
		expect(rows[0]).toEqual({
			big: 7,
			exact: '1.50',
			day: '2026-11-20',
			instant: new Date('2026-11-20T12:00Z'),
			json: { a: [1] },
			list: ['á', 'b'],
			bytes: Buffer.from([0, 255]),
			yes: true,
			nothing: null,
		});
	});

	it('keeps other queries out of an open transaction', async () => {
		const inside = Promise.withResolvers<void>();
		const undone = notes()
			.transaction()
			.execute(async (transaction) => {
				await transaction.insertInto('notes').values({ id: 1, text: 'inside' }).execute();
				inside.resolve();
				// The other query was sent before this one.
				await sql`select pg_sleep(0.05)`.execute(transaction);
				throw new Error('undo');
			});
		const other = inside.promise.then(() => notes().insertInto('notes').values({ id: 2, text: 'outside' }).execute());
		await expect(undone).rejects.toThrow('undo');
		await other;
		expect(await notes().selectFrom('notes').select('text').execute()).toEqual([{ text: 'outside' }]);
	});

	it('a broken constraint is named, with the code of PostgreSQL', async () => {
		await notes().insertInto('notes').values({ id: 1, text: 'one' }).execute();
		const again = notes().insertInto('notes').values({ id: 1, text: 'two' }).execute();
		await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
	});

	it('a notification arrives after its transaction commits, and never when the transaction is rolled back', async () => {
		const heard: string[] = [];
		const stop = await database().listen('purge', (payload) => heard.push(payload));
		await sql`select pg_notify('purge', 'first')`.execute(database().sql);
		const undone = notes()
			.transaction()
			.execute(async (transaction) => {
				await sql`select pg_notify('purge', 'undone')`.execute(transaction);
				throw new Error('undo');
			});
		await expect(undone).rejects.toThrow('undo');
		await expect.poll(() => heard).toEqual(['first']);
		await stop();
		await sql`select pg_notify('purge', 'late')`.execute(database().sql);
		expect(heard).toEqual(['first']);
	});

	it('X05 a full disk is an outage, and no fault of the query', async () => {
		const full = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
		await expect(full.execute(database().sql)).rejects.toMatchObject({ name: 'DatabaseUnavailable', trouble: 'full' });
	});

	it('is reachable', async () => {
		expect(await database().reachable()).toBe(true);
	});
}

describe('a process with an embedded database', () => {
	const log = silentLog();
	let dataDir = '';
	let database: Database;
	beforeAll(async () => {
		({ dataDir } = await pglite.make(migrations));
		database = await openDatabase({ dataDir, port: 4001, log, queryLimitMs: 1200, waitMs: 300 });
	});

	it('D02 warns that a power loss can lose acknowledged changes', async () => {
		await database.migrate(migrations);
		expect(log.told).toEqual([{ level: 'warn', fields: {}, event: expect.stringContaining('power loss') }]);
	});

	it('a listener waits for as long as other work holds the one connection', { tags: 'slow' }, async () => {
		const gate = Promise.withResolvers<void>();
		const keeping = database.sql.transaction().execute(() => gate.promise);
		const heard: string[] = [];
		const listening = database.listen('news', (text) => void heard.push(text));
		await expect(sql`select 1`.execute(database.sql)).rejects.toThrow('busy');
		gate.resolve();
		await Promise.all([keeping, listening]);
		await sql`select pg_notify('news', 'today')`.execute(database.sql);
		await expect.poll(() => heard).toContain('today');
	});

	it('X16 refuses a long query within its limit while timers and other queries go on', measuresTheMachine, async () => {
		await sql`insert into notes values (1, 'kept') on conflict do nothing`.execute(database.sql);
		const started = performance.now();
		const long = sql`select pg_sleep(20)`.execute(database.sql).then(
			() => 'answered',
			(error) => error,
		);
		const ticks = countTicks();
		await expect(sql`select 1`.execute(database.sql)).rejects.toMatchObject({ trouble: 'busy' });
		expect(performance.now() - started).toBeLessThan(1000);
		expect(await long).toMatchObject({ trouble: 'slow' });
		expect(performance.now() - started).toBeLessThan(2500);
		expect(ticks()).toBeGreaterThan(10);
		await expect.poll(() => database.reachable(), { timeout: 8000 }).toBe(true);
		expect((await sql`select text from notes`.execute(database.sql)).rows).toEqual([{ text: 'kept' }]);
	});

	it('X15 keeps its data directory to itself until it closes the database', async () => {
		const again = openDatabase({ dataDir, port: 4002, log });
		await expect(again).rejects.toBeInstanceOf(DataDirInUse);
		await expect(again).rejects.toThrow(`in use by process ${process.pid} on port 4001`);
		await database.close();
		await (await lockDataDir(dataDir, 4002)).release();
	});
});

describe('a server that is down', () => {
	it('X01 does not prevent the start; queries are refused and listeners wait, within a second', measuresTheMachine, async () => {
		const log = silentLog();
		const database = await openDatabase({ dataDir: '/nowhere', databaseUrl: 'postgres://x@127.0.0.1:1/x', log });
		const started = performance.now();
		expect(await database.reachable()).toBe(false);
		await expect(sql`select 1`.execute(database.sql)).rejects.toBeInstanceOf(DatabaseUnavailable);
		await expect(database.prepare('select 1')()).rejects.toBeInstanceOf(DatabaseUnavailable);
		const stop = await database.listen('purge', () => {});
		expect(performance.now() - started).toBeLessThan(1000);
		await stop();
		await database.close();
	});
});

describeOnPostgres('a server under strain', (open) => {
	const database = open([]);
	const own = (options: { poolSize?: number; log?: Log } = {}) => openDatabase({ ...database.place(), log: silentLog(), ...options });

	it('X10 queries beyond the pool are refused within a second, and the others run', measuresTheMachine, async () => {
		const small = await own({ poolSize: 5 });
		const started = performance.now();
		const slow = () => sql`select pg_sleep(2)`.execute(small.sql);
		const refusals: { trouble: unknown; ms: number }[] = [];
		const note = (error: DatabaseUnavailable) => void refusals.push({ trouble: error.trouble, ms: performance.now() - started });
		await Promise.all(Array.from({ length: 100 }, () => slow().catch(note)));
		expect(refusals).toHaveLength(95);
		for (const { trouble, ms } of refusals) {
			expect(trouble).toBe('busy');
			// Later than the wait of one second, and earlier than the end of the two-second queries that hold the pool.
			expect(ms).toBeLessThan(1900);
		}
		expect(await small.reachable()).toBe(true);
		await small.close();
	});

	it('a prepared statement is parsed once on a connection', async () => {
		const small = await own({ poolSize: 1 });
		const next = small.prepare('select $1::int + 1');
		for (const number of [1, 2, 3]) await next(number);
		const { rows } = await sql`select custom_plans + generic_plans as runs from pg_prepared_statements`.execute(small.sql);
		expect(rows).toEqual([{ runs: 3 }]);
		await small.close();
	});

	it(
		'X01 X10 connections that went silent are given up when a query has no answer in time, and new ones are opened',
		measuresTheMachine,
		async () => {
			const url = new URL(database.place().databaseUrl ?? '');
			const wire = await wireTo({ host: url.hostname, port: Number(url.port || 5432) });
			url.host = `127.0.0.1:${wire.port}`;
			const far = await openDatabase({ ...database.place(), databaseUrl: url.href, log: silentLog(), queryLimitMs: 500 });
			await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.1)`.execute(far.sql)));
			wire.silence();
			const started = performance.now();
			const inTransaction = far.sql.transaction().execute((transaction) => sql`select 1`.execute(transaction));
			await expect(inTransaction).rejects.toMatchObject({ trouble: 'down' });
			for (let query = 0; query < 5; query++) await sql`select 1`.execute(far.sql);
			expect(performance.now() - started).toBeLessThan(2_000);
			await far.close();
		},
	);

	it('D05 two processes that start together migrate once, and a killed process leaves nothing half done', { tags: 'slow' }, async () => {
		const slow = [
			{ name: 'd05-0001', sql: 'create table d05 (id int); insert into d05 values (1); select pg_sleep(1);' },
			{ name: 'd05-0002', sql: 'insert into d05 values (2);' },
		];
		const start = () => childProgram(migrateProgram(database.place(), slow));
		const killed = start();
		await killed.prints('migrating');
		await expect.poll(() => running(database(), 'pg_sleep')).toBe(1);
		killed.process.kill('SIGKILL');
		await killed.ended;

		expect(await Promise.all([start().ended, start().ended])).toEqual([0, 0]);
		expect((await sql`select id from d05 order by id`.execute(database().sql)).rows).toEqual([{ id: 1 }, { id: 2 }]);
	});

	it('D02 a server that can lose acknowledged changes causes a warning', async () => {
		const name = new URL(database.place().databaseUrl ?? '').pathname.slice(1);
		const warnings = async () => {
			const log = silentLog();
			const fresh = await own({ log });
			await fresh.migrate([]);
			await fresh.close();
			return log.told.filter(({ level }) => level === 'warn').map(({ fields }) => fields);
		};
		expect(await warnings()).toEqual([]);
		await sql.raw(`alter database ${name} set synchronous_commit = off`).execute(database().sql);
		expect(await warnings()).toEqual([{ off: ['synchronous_commit'] }]);
	});

	it('X01 X08 a dropped connection does not end the process: its query is refused, the next one is answered, listeners catch up', {
		tags: 'slow',
	}, async () => {
		const mine = await own();
		const heard: string[] = [];
		await mine.listen('purge', (payload) => heard.push(payload));
		const inTransaction = mine.sql.transaction().execute(async (transaction) => {
			await sql`select 1`.execute(transaction);
			await dropOthers(database());
			await sql`select 1`.execute(transaction);
		});
		await expect(inTransaction).rejects.toBeInstanceOf(DatabaseUnavailable);
		await expect.poll(() => mine.reachable()).toBe(true);
		await expect.poll(() => heard).toEqual(['']);
		await sql`select pg_notify('purge', 'again')`.execute(mine.sql);
		await expect.poll(() => heard).toEqual(['', 'again']);
		await mine.close();
	});
});

function migrateProgram({ databaseUrl, dataDir }: TestPlace, migrations: readonly Migration[]): string {
	return `
		import { openDatabase } from '${new URL('./database.ts', import.meta.url)}';
		const quiet = () => {};
		const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
		const database = await openDatabase({ ...${JSON.stringify({ databaseUrl, dataDir })}, log });
		console.log('migrating');
		await database.migrate(${JSON.stringify(migrations)});
		await database.close();`;
}

async function running(database: Database, text: string): Promise<number> {
	const { rows } = await sql`select 1 from pg_stat_activity where query like ${`%${text}%`} and state = 'active'
		and datname = current_database() and pid <> pg_backend_pid()`.execute(database.sql);
	return rows.length;
}

async function dropOthers(database: Database): Promise<void> {
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(database.sql);
}

/** Counts intervals of 50 ms. Returns a function that stops and returns the count. */
function countTicks(): () => number {
	let ticks = 0;
	const timer = setInterval(() => ticks++, 50);
	return () => {
		clearInterval(timer);
		return ticks;
	};
}
