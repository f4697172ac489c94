import { type RawBuilder, sql } from 'kysely';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { IdentityTables } from '../../store/tables.ts';

/** Returns the time a number of days ago. */
type Ago = (days: number) => Date;

/** Selects the rows of a table whose retention time is over. */
type Rule = { readonly table: keyof IdentityTables; readonly isOver: (ago: Ago, now: Date) => RawBuilder<boolean> };

/** Rows to delete (P09). docs/decisions/0006-what-is-kept-of-readers.md gives the reasons. */
const deletions: readonly Rule[] = [
	{ table: 'identity.nonce', isOver: (ago) => sql`made_at < ${ago(7)}` },
	{ table: 'identity.session', isOver: (ago) => sql`ended_at < ${ago(30)} or idle_until < ${ago(30)}` },
	{ table: 'identity.spent_token', isOver: (_ago, now) => sql`expires_at < ${now}` },
	{ table: 'identity.report', isOver: (_ago, now) => sql`available_until < ${now}` },
	{ table: 'identity.mail', isOver: (ago) => sql`queued_at < ${ago(30)} and state <> 'waiting'` },
	{ table: 'identity.subscription_request', isOver: (ago) => sql`made_at < ${ago(7)}` },
	// The link of one that nobody confirmed works for three days.
	{ table: 'identity.application', isOver: (ago, now) => sql`kept_until < ${now} or (confirmed_at is null and made_at < ${ago(3)})` },
	{ table: 'identity.kept', isOver: (ago) => sql`list = 'read' and kept_at < ${ago(365)}` },
	{ table: 'identity.audit', isOver: (ago) => sql`happened_at < ${ago(365)}` },
	{ table: 'identity.audit', isOver: (ago) => sql`event = 'sign_in_failed' and happened_at < ${ago(30)}` },
	{ table: 'identity.signing_key', isOver: (ago) => sql`verifies_until < ${ago(30)}` },
];

/** Rows that are kept but whose network is erased. */
const networks: readonly Rule[] = [
	{ table: 'identity.session', isOver: (ago) => sql`network is not null and signed_in_at < ${ago(90)}` },
	{ table: 'identity.subscription', isOver: (ago) => sql`network is not null and confirmed_at < ${ago(90)}` },
	{ table: 'identity.application', isOver: (ago) => sql`network is not null and made_at < ${ago(90)}` },
	{ table: 'identity.audit', isOver: (ago) => sql`network is not null and happened_at < ${ago(90)}` },
];

/** Rows of one statement at most, so that no statement runs long or holds many locks. */
const batch = 5_000;

/** Deletes all data whose retention time is over. */
export async function deleteExpiredData({ tables, clock }: IdentityDeps): Promise<void> {
	const now = clock();
	const ago: Ago = (days) => new Date(now.getTime() - days * 86_400_000);
	const some = ({ table, isOver }: Rule) =>
		sql`select ctid from ${sql.table(table)} where ${isOver(ago, now)} limit ${batch} for update skip locked`;
	const untilDone = async (statement: () => RawBuilder<unknown>) => {
		while ((await statement().execute(tables)).numAffectedRows === BigInt(batch));
	};
	for (const rule of deletions) await untilDone(() => sql`delete from ${sql.table(rule.table)} where ctid in (${some(rule)})`);
	for (const rule of networks) await untilDone(() => sql`update ${sql.table(rule.table)} set network = null where ctid in (${some(rule)})`);
}
