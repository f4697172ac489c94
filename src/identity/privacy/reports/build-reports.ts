import type { Selectable } from 'kysely';
import { brandList } from '#brands';
import { seal } from '#platform/sealing';
import { getAccount } from '../../accounts/find-account.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import type { ReportRow } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { reportLifetimeMs } from './reports-of-reader.ts';

/** A copy that could not be put together is tried again after this time, in ms. */
const retryAfterMs = 600_000;

type DueReport = Pick<Selectable<ReportRow>, 'id' | 'account'>;

/** Puts the copies together that were asked for. Each is locked by whoever works at it, so that of several processes one does. */
export async function buildReports(deps: IdentityDeps): Promise<void> {
	while (await buildNext(deps));
}

async function buildNext(deps: IdentityDeps): Promise<boolean> {
	let asked: DueReport | undefined;
	try {
		return await inTransaction(deps, async (tx) => {
			asked = await nextDue(tx);
			if (asked) await build(tx, asked);
			return asked !== undefined;
		});
	} catch (error) {
		if (!asked) throw error;
		deps.log.error({ error, report: asked.id }, 'a copy of a reader’s data could not be put together; it will be tried again');
		await postpone(deps, asked);
		return true;
	}
}

async function nextDue({ clock, tables }: TransactionDeps): Promise<DueReport | undefined> {
	return tables
		.selectFrom('identity.report')
		.select(['id', 'account'])
		.where('built_at', 'is', null)
		.where('due_at', '<=', clock())
		.orderBy('due_at')
		.limit(1)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
}

async function build(tx: TransactionDeps, { id, account }: DueReport): Promise<void> {
	const now = tx.clock();
	const availableUntil = new Date(now.getTime() + reportLifetimeMs);
	const sealed = seal(tx.derived.reports, JSON.stringify(await collectPersonalData(tx.tables, account, now), null, '\t'));
	await tx.tables
		.updateTable('identity.report')
		.set({ built_at: now, available_until: availableUntil, sealed })
		.where('id', '=', id)
		.execute();
	await queueReadyMail(tx, { account, availableUntil });
}

type ReadyReport = { readonly account: string; readonly availableUntil: Date };

async function queueReadyMail(tx: TransactionDeps, { account: id, availableUntil }: ReadyReport): Promise<void> {
	const account = await getAccount(tx.tables, id);
	const brand = brandList.find((one) => one.id === account.brand);
	if (!brand) return;
	const data = { firstName: account.first_name, availableUntil };
	await tx.mail.queue(tx.tables, 'report-ready', { brand, account: id, data });
}

async function postpone({ tables, clock }: IdentityDeps, { id }: DueReport): Promise<void> {
	const due = new Date(clock().getTime() + retryAfterMs);
	await tables.updateTable('identity.report').set({ due_at: due }).where('id', '=', id).execute();
}
