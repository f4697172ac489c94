import type { Selectable } from 'kysely';
import { brandList } from '#brands';
import { seal } from '#platform/sealing';
import { accountById } from '../../accounts/find-account.ts';
import type { IdentityParts } from '../../identity-parts.ts';
import type { ReportRow, Tables } from '../../store/tables.ts';
import { collect } from './collect.ts';
import { keptMs } from './reports-of-reader.ts';

/** A copy that could not be put together is tried again after this time, in ms. */
const againAfterMs = 600_000;

type Asked = Pick<Selectable<ReportRow>, 'id' | 'account'>;

/** Puts the copies together that were asked for. Each is locked by whoever works at it, so that of several processes one does. */
export async function buildReports(parts: IdentityParts): Promise<void> {
	while (await buildNext(parts));
}

async function buildNext(parts: IdentityParts): Promise<boolean> {
	let asked: Asked | undefined;
	try {
		return await parts.tables.transaction().execute(async (tables) => {
			asked = await nextDue(parts, tables);
			if (asked) await build(parts, tables, asked);
			return asked !== undefined;
		});
	} catch (error) {
		if (!asked) throw error;
		parts.log.error({ error, report: asked.id }, 'a copy of a reader’s data could not be put together; it will be tried again');
		await putOff(parts, asked);
		return true;
	}
}

async function nextDue({ clock }: IdentityParts, tables: Tables): Promise<Asked | undefined> {
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

async function build(parts: IdentityParts, tables: Tables, { id, account }: Asked): Promise<void> {
	const now = parts.clock();
	const availableUntil = new Date(now.getTime() + keptMs);
	const sealed = seal(parts.derived.reports, JSON.stringify(await collect(tables, account, now), null, '\t'));
	await tables
		.updateTable('identity.report')
		.set({ built_at: now, available_until: availableUntil, sealed })
		.where('id', '=', id)
		.execute();
	await tell(parts, tables, { account, availableUntil });
}

type Telling = { readonly account: string; readonly availableUntil: Date };

async function tell(parts: IdentityParts, tables: Tables, { account: id, availableUntil }: Telling): Promise<void> {
	const account = await accountById(tables, id);
	const brand = brandList.find((one) => one.id === account.brand);
	if (!brand) return;
	const data = { firstName: account.first_name, availableUntil };
	await parts.mail.queue(tables, 'report-ready', { brand, account: id, data });
}

async function putOff({ tables, clock }: IdentityParts, { id }: Asked): Promise<void> {
	const due = new Date(clock().getTime() + againAfterMs);
	await tables.updateTable('identity.report').set({ due_at: due }).where('id', '=', id).execute();
}
