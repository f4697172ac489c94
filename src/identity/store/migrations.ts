import type { Migration } from '#platform/database';

const accounts = [
	`create table identity.account (
		id uuid primary key, tenant text not null, brand text not null,
		email text, email_typed text, email_verified boolean not null default false, unverified_email text,
		first_name text, last_name text, second_last_name text, display_name text, gender text, picture text,
		birth_year text, birth_month text, birth_day text, legacy_id text, deletion_rule integer,
		contacts jsonb not null default '[]', addresses jsonb not null default '[]', attributes jsonb not null default '[]',
		status text not null default 'Active', created_at timestamptz not null, modified_at timestamptz not null)`,
	'create unique index account_email on identity.account (tenant, email) where email is not null',
	'create unique index account_legacy on identity.account (tenant, legacy_id) where legacy_id is not null',
	`create table identity.login (
		id uuid primary key, tenant text not null, account uuid not null references identity.account on delete cascade,
		type text not null, issuer text not null, subject text not null, user_name text not null,
		password text, password_set_at timestamptz, last_login_at timestamptz, created_at timestamptz not null)`,
	// A login is found by issuer and subject, never by an email address (F02).
	'create unique index login_subject on identity.login (tenant, issuer, subject)',
	'create unique index login_password on identity.login (account) where password is not null',
	'create index login_of on identity.login (account)',
];

const sessions = [
	`create table identity.session (
		id uuid primary key, tenant text not null, account uuid not null references identity.account on delete cascade,
		refresh_hash bytea not null, former_hash bytea, rotated_at timestamptz not null,
		signed_in_at timestamptz not null, way text not null, remembered boolean not null,
		seen_at timestamptz not null, idle_until timestamptz not null, ends_at timestamptz not null,
		ended_at timestamptz, end_reason text, device text not null, network text, impersonator jsonb)`,
	'create index session_of on identity.session (account) where ended_at is null',
	'create index session_over on identity.session (ended_at) where ended_at is not null',
];

const noncesAndKeys = [
	`create table identity.nonce (
		hash bytea primary key, tenant text not null, account uuid not null references identity.account on delete cascade,
		purpose text not null, data jsonb not null default '{}',
		made_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
	'create index nonce_of on identity.nonce (account, purpose)',
	`create table identity.signing_key (
		kid text primary key, algorithm text not null, sealed bytea not null, public jsonb not null,
		made_at timestamptz not null, signs_until timestamptz not null, verifies_until timestamptz not null)`,
];

const audit = [
	`create table identity.audit (
		id bigint generated always as identity primary key, tenant text not null, account uuid, event text not null,
		details jsonb not null default '{}', network text, happened_at timestamptz not null)`,
	'create index audit_of on identity.audit (account, happened_at)',
	'create index audit_when on identity.audit (happened_at)',
];

const privacy = [
	`create table identity.erasure (
		account bytea primary key, tenant text not null, nonce bytea unique, reason text not null,
		erased_at timestamptz not null, unfinished uuid)`,
	'create index erasure_unfinished on identity.erasure (erased_at) where unfinished is not null',
];

const segmentsAndReports = [
	`create table identity.segment (
		account uuid primary key references identity.account on delete cascade, tenant text not null,
		number integer not null, name text not null, set_at timestamptz not null)`,
	`create table identity.report (
		id bigint generated always as identity primary key, tenant text not null,
		account uuid not null references identity.account on delete cascade,
		asked_at timestamptz not null, due_at timestamptz not null, built_at timestamptz,
		available_until timestamptz not null, sealed bytea)`,
	'create index report_of on identity.report (account)',
	'create index report_due on identity.report (due_at) where built_at is null',
	'create index report_over on identity.report (available_until)',
];

/** Indexes for the retention jobs. */
const retention = [
	'create index nonce_made on identity.nonce (made_at)',
	'create index account_unverified on identity.account (created_at) where not email_verified',
	"create index account_pending on identity.account (id) where status = 'PendingAnonymize'",
	'create index session_network on identity.session (signed_in_at) where network is not null',
	'create index audit_network on identity.audit (happened_at) where network is not null',
];

const mails = [
	`create table identity.mail (
		id uuid primary key, brand text not null, account uuid not null references identity.account on delete cascade,
		letter text not null, state text not null, sealed bytea,
		queued_at timestamptz not null, due_at timestamptz not null, send_until timestamptz not null, tries integer not null)`,
	"create index mail_due on identity.mail (due_at) where state = 'waiting'",
	'create index mail_of on identity.mail (account, letter, queued_at)',
	'create index mail_when on identity.mail (queued_at)',
];

const attempts = [
	`create table identity.attempt (
		hash bytea primary key, brand text not null, provider text not null, step text not null, browser bytea,
		sealed bytea not null, expires_at timestamptz not null)`,
	'create index attempt_over on identity.attempt (expires_at)',
];

const codes = [
	`create table identity.code (
		hash bytea primary key, brand text not null, account uuid not null references identity.account on delete cascade,
		session uuid not null references identity.session on delete cascade,
		client text not null, redirect_uri text not null, challenge text not null, nonce text, scope text not null,
		expires_at timestamptz not null, used_at timestamptz, opened uuid)`,
	'create index code_over on identity.code (expires_at)',
	'create index code_of on identity.code (account)',
	'create index code_from on identity.code (session)',
];

const revocations = [
	'alter table identity.login add column revocable bytea',
	`create table identity.revocation (
		id bigint generated always as identity primary key, sealed bytea not null, made_at timestamptz not null, due_at timestamptz not null)`,
];

const clientGrants = [
	`create table identity.client_grant (
		account uuid not null references identity.account on delete cascade, brand text not null, client text not null,
		scope text not null, granted_at timestamptz not null, primary key (account, brand, client))`,
	'alter table identity.session add column client jsonb',
];

/**
 * Audit rows are never changed, except that `network` is set to null after its retention time. They are deleted with their account, or
 * after a year.
 */
const auditIsKept = [
	`create function identity.refuse_rewriting() returns trigger language plpgsql as $$ begin
		if new.network is not null or to_jsonb(new) - 'network' <> to_jsonb(old) - 'network' then
			raise exception 'identity.audit is not rewritten';
		end if;
		return new;
	end $$`,
	`create trigger is_kept before update on identity.audit for each row execute function identity.refuse_rewriting()`,
];

const spentTokens = [
	'create table identity.spent_token (hash bytea primary key, expires_at timestamptz not null)',
	'create index spent_token_over on identity.spent_token (expires_at)',
];

const subscriptions = [
	`create table identity.subscription_request (
		id uuid primary key, hash bytea not null unique, tenant text not null, brand text not null,
		email text not null, email_typed text not null, newsletters jsonb not null, network text,
		made_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
	'create index subscription_request_of on identity.subscription_request (tenant, email)',
	'create index subscription_request_made on identity.subscription_request (made_at)',
	`create table identity.subscription (
		tenant text not null, brand text not null, newsletter text not null, email text not null, email_typed text not null,
		way text not null, asked_at timestamptz not null, confirmed_at timestamptz not null, network text,
		primary key (brand, newsletter, email))`,
	'create index subscription_of on identity.subscription (tenant, email)',
	`alter table identity.mail alter column account drop not null,
		add column subscription_request uuid references identity.subscription_request on delete cascade`,
	'create index mail_of_subscription_request on identity.mail (subscription_request) where subscription_request is not null',
];

const applications = [
	`create table identity.application (
		id uuid primary key, tenant text not null, brand text not null, open_call text not null,
		account uuid references identity.account on delete cascade,
		email text not null, email_typed text not null, answers jsonb not null, consent text not null,
		hash bytea not null unique, way text not null, made_at timestamptz not null, confirmed_at timestamptz,
		network text, kept_until timestamptz not null)`,
	'create unique index application_in_force on identity.application (brand, open_call, email) where confirmed_at is not null',
	'create index application_of on identity.application (tenant, email)',
	'create index application_of_account on identity.application (account) where account is not null',
	'create index application_over on identity.application (kept_until)',
	`create table identity.application_file (
		name text primary key, application uuid references identity.application on delete set null,
		question text not null, kind text not null, extension text not null, bytes integer not null)`,
	'create index application_file_of on identity.application_file (application)',
	'alter table identity.mail add column application uuid references identity.application on delete cascade',
	'create index mail_of_application on identity.mail (application) where application is not null',
];

/** Indexes for queries by address and brand. The other indexes also need a newsletter or a tenant, or hold only confirmed applications. */
const indexesByAddress = [
	'create index subscription_request_by_address on identity.subscription_request (brand, email)',
	'create index subscription_by_address on identity.subscription (brand, email)',
	'create index application_by_address on identity.application (brand, open_call, email)',
];

const kept = [
	`create table identity.kept (
		account uuid not null references identity.account on delete cascade, brand text not null, list text not null, key text not null,
		path text not null, title text not null, kept_at timestamptz not null, primary key (account, brand, list, key))`,
	"create index kept_read on identity.kept (kept_at) where list = 'read'",
];

/** The migrations of the schema `identity`, in order. */
export const migrations: readonly Migration[] = [
	{
		name: 'identity-0001-accounts',
		sql: ['create schema if not exists identity', ...accounts, ...sessions, ...noncesAndKeys, ...audit].join(';\n'),
	},
	{ name: 'identity-0002-privacy', sql: privacy.join(';\n') },
	{ name: 'identity-0003-copies', sql: segmentsAndReports.join(';\n') },
	{ name: 'identity-0004-retention', sql: retention.join(';\n') },
	{ name: 'identity-0005-mail', sql: mails.join(';\n') },
	{ name: 'identity-0006-attempts', sql: attempts.join(';\n') },
	{
		name: 'identity-0007-failed-sign-ins',
		sql: "create index audit_failed on identity.audit (happened_at) where event = 'sign_in_failed'",
	},
	{ name: 'identity-0008-codes', sql: codes.join(';\n') },
	{
		// Covers ended sessions too: new devices are recognised by them, and they are deleted with their account.
		name: 'identity-0009-sessions-of',
		sql: 'drop index identity.session_of; create index session_of on identity.session (account)',
	},
	{ name: 'identity-0010-browsers', sql: 'alter table identity.session add column browser bytea' },
	{ name: 'identity-0011-revocations', sql: revocations.join(';\n') },
	{ name: 'identity-0012-client-grants', sql: clientGrants.join(';\n') },
	{ name: 'identity-0013-audit-is-kept', sql: auditIsKept.join(';\n') },
	{ name: 'identity-0014-spent-tokens', sql: spentTokens.join(';\n') },
	{
		name: 'identity-0015-unproven-logins',
		sql: 'alter table identity.login add column made_in bytea, add column waits_for_owner boolean not null default false',
	},
	{ name: 'identity-0016-subscriptions', sql: subscriptions.join(';\n') },
	{ name: 'identity-0017-applications', sql: applications.join(';\n') },
	{ name: 'identity-0018-indexes-by-address', sql: indexesByAddress.join(';\n') },
	{ name: 'identity-0019-kept', sql: kept.join(';\n') },
];
