import { type Selectable, sql } from 'kysely';
import { brandList } from '#brands';
import { seal } from '#platform/crypto';
import { getAccount } from '../../accounts/find-account.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import type { ReportRow } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { reportLifetimeMs } from './read-reports.ts';

/** How long to wait after a failure before a report is built again (ms). */
const retryAfterMs = 600_000;

type DueReport = Pick<Selectable<ReportRow>, 'id' | 'account'>;

/** Builds all requested reports. The row of a report is locked while it is built, so that one process builds it. */
export async function buildReports(deps: IdentityDeps): Promise<void> {
	while (await buildNext(deps));
}

async function buildNext(deps: IdentityDeps): Promise<boolean> {
	let due: DueReport | undefined;
	try {
		return await inTransaction(deps, async (tx) => {
			due = await nextDue(tx);
			if (due) await build(tx, due);
			return due !== undefined;
		});
	} catch (error) {
		if (!due) throw error;
		deps.log.error({ error, report: due.id }, 'a report of a reader’s data could not be built; it will be tried again');
		await postpone(deps, due);
		return true;
	}
}

/** Passes over a report that another process builds, and an account that is being deleted. */
async function nextDue({ clock, tables }: TransactionDeps): Promise<DueReport | undefined> {
	return tables
		.selectFrom('identity.report as report')
		.innerJoin('identity.account as account', 'account.id', 'report.account')
		.select(['report.id', 'report.account'])
		.where('report.built_at', 'is', null)
		.where('report.due_at', '<=', clock())
		.orderBy('report.due_at')
		.limit(1)
		.modifyEnd(sql`for update of report skip locked for key share of account skip locked`)
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
	const dueAt = new Date(clock().getTime() + retryAfterMs);
	await tables.updateTable('identity.report').set({ due_at: dueAt }).where('id', '=', id).execute();
}
