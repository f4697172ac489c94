import type { Migration } from '../database.ts';

/** The table of `PostgresCounterStore`. It is unlogged: counters are written often and are worth nothing after a crash. */
export const migrations: readonly Migration[] = [
	{
		name: 'platform-0001-limits',
		sql: `create schema if not exists platform;
			create unlogged table platform.limit_count (
				key text primary key, count integer not null, free_at bigint not null, ends_at bigint not null);
			create index limit_count_ends on platform.limit_count (ends_at)`,
	},
];
