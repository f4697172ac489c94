import type { Migration } from '#platform/database';

const staff = [
	`create table newsroom.staff (
		id uuid primary key, email text not null unique, name text not null, role text not null,
		password text, second_factor bytea, last_step bigint not null default 0, made_at timestamptz not null, disabled_at timestamptz)`,
	`create table newsroom.set_up_link (
		hash bytea primary key, staff uuid not null references newsroom.staff on delete cascade, second_factor bytea not null,
		made_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
	`create table newsroom.staff_session (
		hash bytea primary key, staff uuid not null references newsroom.staff on delete cascade,
		made_at timestamptz not null, seen_at timestamptz not null, ends_at timestamptz not null, ended_at timestamptz)`,
	`create table newsroom.audit (
		id bigint generated always as identity primary key, staff uuid, event text not null,
		details jsonb not null default '{}', happened_at timestamptz not null)`,
];

/** No statement changes or removes what the audit has (N07). */
const appendOnlyAudit = [
	`create function newsroom.refuse_rewriting() returns trigger language plpgsql as
		$$ begin raise exception 'newsroom.audit is append-only'; end $$`,
	`create trigger append_only before update or delete or truncate on newsroom.audit
		for each statement execute function newsroom.refuse_rewriting()`,
];

/** The migrations of the newsroom's tables. */
export const migrations: readonly Migration[] = [
	{ name: 'newsroom-0001-staff', sql: ['create schema if not exists newsroom', ...staff].join(';\n') },
	{ name: 'newsroom-0002-append-only-audit', sql: appendOnlyAudit.join(';\n') },
];
