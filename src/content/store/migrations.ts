// The migrations of the content schema. A migration that has run anywhere is never edited; a change is a new one.
import type { Migration } from '#platform/database';
import { functions, listsAtOnce } from './functions.ts';

const documents = [
	`create table content.document (
		brand text not null, shelf text not null, id text not null, edition text not null, type text not null,
		aliases text[] not null default '{}', revision text not null, revision_id text, revision_number bigint not null,
		revised_at timestamptz, state text not null,
		primary key (brand, shelf, id, edition))`,
	`create table content.revision (
		brand text not null, shelf text not null, id text not null, revision text not null,
		body text not null, sender text not null, received_at timestamptz not null,
		primary key (brand, shelf, id, revision))`,
	`create table content.address (
		brand text not null, path text not null, kind text not null, id text not null, target text,
		primary key (brand, path))`,
	'create index address_of on content.address (brand, id)',
];

const lists = [
	`create table content.placement (
		brand text not null, id text not null, owner text not null, path text not null,
		displayed_at timestamptz not null, visible_from timestamptz not null, visible_to timestamptz,
		card jsonb not null, revision text not null, terms text[] not null,
		primary key (brand, id))`,
	'create index placement_of on content.placement (id)',
	'create index placement_begins on content.placement (visible_from)',
	'create index placement_ends on content.placement (visible_to) where visible_to is not null',
	`create table content.placement_term (
		brand text not null, term text not null, id text not null,
		displayed_at timestamptz not null, visible_from timestamptz not null, visible_to timestamptz, terms text[] not null,
		primary key (brand, id, term))`,
	// A list is a range of this index, read from the newest row on until there are enough.
	`create index placement_list on content.placement_term (brand, term, displayed_at desc, id desc)
		include (visible_from, visible_to)`,
];

const search = [
	`create table content.search_entry (
		brand text not null, id text not null, displayed_at timestamptz not null,
		visible_from timestamptz not null, visible_to timestamptz, sections text[] not null, words tsvector not null,
		primary key (brand, id)) with (toast_tuple_target = 128)`,
	// The words are stored outside their row, so that 30,000 rows with a common word take only a few hundred pages.
	'alter table content.search_entry alter column words set storage external',
	'create index search_words on content.search_entry using gin (words) with (gin_pending_list_limit = 256)',
	'create table content.vocabulary (brand text not null, word text not null, primary key (brand, word))',
	'create extension if not exists pg_trgm',
	'create index vocabulary_nearest on content.vocabulary using gist (word gist_trgm_ops(siglen = 32))',
];

const events = [
	`create table content.outbox (
		id bigint generated always as identity primary key, transaction xid8 not null default pg_current_xact_id(),
		keys text[] not null, gone text[] not null, made_at timestamptz not null)`,
	'create index outbox_transaction on content.outbox (transaction)',
	`create table content.read_count (
		brand text not null, hour timestamptz not null, id text not null, reads integer not null,
		primary key (brand, hour, id))`,
	`create table content.nonce (key_id text not null, nonce text not null, seen_at timestamptz not null,
		primary key (key_id, nonce))`,
];

/** Plans, and works that were put away. A work has at most one plan of each action that waits or was missed. */
const plans = [
	`create table content.plan (
		id bigint generated always as identity primary key, brand text not null, work text not null, action text not null,
		revision text, published text, sender text not null, may text[] not null default '{}',
		due_at timestamptz not null, made_at timestamptz not null, state text not null default 'waiting', problem text)`,
	"create unique index plan_of on content.plan (brand, work, action) where state in ('waiting', 'missed')",
	"create index plan_due on content.plan (due_at) where state = 'waiting'",
	`create table content.spiked (
		brand text not null, id text not null, sender text not null, spiked_at timestamptz not null, primary key (brand, id))`,
];

/** Bulk changes, and names of revisions. */
const desk = [
	`create table content.bulk (
		id bigint generated always as identity primary key, brand text not null, sender text not null, change jsonb not null,
		steps jsonb not null, made_at timestamptz not null, undone_at timestamptz)`,
	'create index bulk_of on content.bulk (brand, sender, id)',
	`create table content.named_revision (
		brand text not null, id text not null, revision text not null, name text not null, note text not null,
		sender text not null, made_at timestamptz not null, primary key (brand, id, revision))`,
];

/** Bring a database to the tables and functions of this module, in this order. */
export const migrations: readonly Migration[] = [
	{
		name: 'content-0001-tables',
		sql: ['create schema if not exists content', ...documents, ...lists, ...search, ...events].join(';\n'),
	},
	{ name: 'content-0002-readings', sql: functions.join(';\n') },
	{ name: 'content-0003-lists-at-once', sql: listsAtOnce },
	{ name: 'content-0004-repairs', sql: 'alter table content.revision add column repairs jsonb' },
	{
		name: 'content-0005-purge-delivery',
		sql: `create table content.purge_delivery (
			target text primary key, snapshot text not null, due_until timestamptz not null, delivered_at timestamptz not null,
			leased_until timestamptz not null)`,
	},
	{ name: 'content-0006-plans', sql: plans.join(';\n') },
	{ name: 'content-0007-desk', sql: desk.join(';\n') },
	{
		name: 'content-0008-picture-ends',
		sql: `create table content.picture_end (id text primary key, ends_at timestamptz not null, ended_at timestamptz);
			create index picture_end_due on content.picture_end (ends_at) where ended_at is null`,
	},
	{
		// The words of some 130 stories wait to be sorted in. The more wait, the less each costs; a search reads all that wait.
		name: 'content-0009-words-that-wait',
		sql: 'alter index content.search_words set (gin_pending_list_limit = 1024)',
	},
];
