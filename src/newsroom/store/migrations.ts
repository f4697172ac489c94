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

/** Triggers that refuse to change or remove events of the audit table (N07). */
const appendOnlyAudit = [
	`create function newsroom.refuse_rewriting() returns trigger language plpgsql as
		$$ begin raise exception 'newsroom.audit is append-only'; end $$`,
	`create trigger append_only before update or delete or truncate on newsroom.audit
		for each statement execute function newsroom.refuse_rewriting()`,
];

const sitePass = `create table newsroom.site_pass (
	hash bytea primary key, staff uuid not null references newsroom.staff on delete cascade, brand text not null, reader uuid,
	expires_at timestamptz not null, used_at timestamptz)`;

const roles = [
	`create table newsroom.staff_role (
		staff uuid not null references newsroom.staff on delete cascade, brand text not null, role text not null, primary key (staff, brand))`,
	`insert into newsroom.staff_role select id, '*', role from newsroom.staff where brands is null`,
	'insert into newsroom.staff_role select id, unnest(brands), role from newsroom.staff where brands is not null',
	'alter table newsroom.staff alter column role drop not null',
];

/** Each event has the SHA-256 of the hash before it and of itself (N07). The lock is held until the transaction ends, so events are recorded one at a time. */
const auditChain = [
	'alter table newsroom.audit add column brand text, add column position bigint unique, add column hash bytea',
	`create function newsroom.chain_event() returns trigger language plpgsql as $$
		declare last record;
		begin
			perform pg_advisory_xact_lock(hashtext('newsroom.audit'));
			select audit.position, audit.hash into last from newsroom.audit where audit.position is not null order by audit.position desc limit 1;
			new.position := coalesce(last.position, 0) + 1;
			new.hash := sha256(coalesce(last.hash, ''::bytea) || convert_to(concat_ws(E'\\n', new.position, coalesce(new.staff::text, ''), new.event,
				coalesce(new.brand, ''), to_char(new.happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), new.details::text), 'UTF8'));
			return new;
		end $$`,
	'create trigger chain before insert on newsroom.audit for each row execute function newsroom.chain_event()',
	'create index audit_by_brand on newsroom.audit (brand, position desc)',
];

/** The migrations of the newsroom's tables. */
export const migrations: readonly Migration[] = [
	{ name: 'newsroom-0001-staff', sql: ['create schema if not exists newsroom', ...staff].join(';\n') },
	{ name: 'newsroom-0002-append-only-audit', sql: appendOnlyAudit.join(';\n') },
	{ name: 'newsroom-0003-brands-of-staff', sql: 'alter table newsroom.staff add column brands text[]' },
	{ name: 'newsroom-0004-site-passes', sql: sitePass },
	{ name: 'newsroom-0005-roles-by-brand', sql: roles.join(';\n') },
	{ name: 'newsroom-0006-audit-chain', sql: auditChain.join(';\n') },
	{ name: 'newsroom-0007-devices-of-sessions', sql: 'alter table newsroom.staff_session add column device text, add column network text' },
	{
		name: 'newsroom-0008-recovery-codes',
		sql: `create table newsroom.recovery_code (
			hash bytea primary key, staff uuid not null references newsroom.staff on delete cascade, made_at timestamptz not null, used_at timestamptz)`,
	},
	{
		name: 'newsroom-0010-watched-words',
		sql: `create table newsroom.watched_word (
			brand text not null, words text not null, advice text not null, made_at timestamptz not null, primary key (brand, words))`,
	},
	{
		name: 'newsroom-0011-desk',
		sql: `create table newsroom.presence (
				staff uuid primary key references newsroom.staff on delete cascade, brand text not null, story text not null, seen_at timestamptz not null);
			create table newsroom.saved_view (
				staff uuid not null references newsroom.staff on delete cascade, brand text not null, name text not null, query text not null,
				made_at timestamptz not null, primary key (staff, brand, name))`,
	},
	{
		name: 'newsroom-0012-preview-links',
		sql: `create table newsroom.preview_link (
			id bigint generated always as identity primary key, hash bytea not null unique, brand text not null, story text not null,
			staff uuid not null references newsroom.staff on delete cascade, made_at timestamptz not null, ends_at timestamptz not null,
			revoked_at timestamptz)`,
	},
	{
		name: 'newsroom-0013-pictures',
		sql: `create table newsroom.picture (
				id text primary key, brand text not null, hash bytea not null, extension text not null, width integer not null,
				height integer not null, dominant text not null, focal_x double precision not null, focal_y double precision not null,
				caption text not null, credit text not null, alt text not null, rights_end timestamptz, added_by text not null,
				added_at timestamptz not null, unique (brand, hash));
			create index picture_list on newsroom.picture (brand, added_at desc)`,
	},
	{
		name: 'newsroom-0014-passkeys',
		sql: `create table newsroom.passkey (
				id text primary key, staff uuid not null references newsroom.staff on delete cascade, name text not null, public_key bytea not null,
				counter bigint not null, made_at timestamptz not null, used_at timestamptz);
			create index passkeys_of_staff on newsroom.passkey (staff)`,
	},
	{
		name: 'newsroom-0015-video-uploads',
		sql: `create table newsroom.video_upload (
			id text primary key, brand text not null, staff uuid not null references newsroom.staff on delete cascade, name text not null,
			bytes bigint not null, modified bigint not null, received bigint not null, seen_at timestamptz not null, checked_at timestamptz,
			problem text, unique (brand, staff, name, bytes, modified))`,
	},
	{
		name: 'newsroom-0016-margin-comments',
		sql: `create table newsroom.margin_comment (
				id bigint generated always as identity primary key, brand text not null, story text not null,
				thread bigint references newsroom.margin_comment, staff uuid not null references newsroom.staff on delete cascade,
				text text not null, quote_exact text, quote_prefix text, quote_suffix text, proposal text, made_at timestamptz not null,
				resolved_by uuid references newsroom.staff on delete set null);
			create index margin_of_story on newsroom.margin_comment (brand, story, id);
			create index replies_of_comment on newsroom.margin_comment (thread)`,
	},
	{
		name: 'newsroom-0017-drafts-of-data',
		sql: `create table newsroom.data_draft (
				number bigint generated always as identity primary key, brand text not null, kind text not null, document text,
				staff uuid not null references newsroom.staff on delete cascade, fields jsonb not null, title text, saved_at timestamptz not null);
			create index drafts_of_kind on newsroom.data_draft (brand, kind, saved_at desc)`,
	},
	{
		name: 'newsroom-0018-discarded-drafts',
		sql: 'alter table newsroom.data_draft add column discarded_at timestamptz',
	},
	{
		name: 'newsroom-0019-accepted-proposals',
		sql: 'alter table newsroom.margin_comment add column accepted boolean',
	},
];
