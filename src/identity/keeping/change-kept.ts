import { sql } from 'kysely';
import type { ReaderCall } from '../call.ts';
import type { EndpointInput, EndpointOutput } from '../contract/endpoints.ts';
import { type KeptList, keptLimits, keptLists, newestOfEach } from '../contract/kept-lists.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { lockAccount } from '../store/lock-account.ts';
import { inTransaction } from '../store/transaction.ts';

type Change = EndpointInput<'changeKept'>['body'];
type Addition = Change['add'][number];

/**
 * Adds to what a reader keeps of the brand, and removes from it. The changes of one account wait for each other, so that two devices at once
 * lose nothing and no list grows beyond its limit.
 */
export async function changeKept(deps: IdentityDeps, call: ReaderCall, { add, remove }: Change): Promise<EndpointOutput<'changeKept'>> {
	await deps.throttle.keeping(call);
	return inTransaction(deps, async (tx) => {
		if (!(await lockAccount(tx.tables, call.reader.account))) return refuse('access-denied');
		for (const entry of remove) await removeEntry(tx, call, entry);
		const full: KeptList[] = [];
		for (const list of keptLists) {
			// One statement cannot write a row twice.
			const entries = newestOfEach(add.filter((entry) => entry.list === list));
			if (entries.length > 0 && (await addTo(tx, call, { list, entries })) === 'full') full.push(list);
		}
		return { full };
	});
}

/** Removes an entry, unless it was kept again after that. */
const removeEntry = ({ tables, clock }: TransactionDeps, { brand, reader }: ReaderCall, { list, key, at }: Change['remove'][number]) =>
	tables
		.deleteFrom('identity.kept')
		.where('account', '=', reader.account)
		.where('brand', '=', brand.id)
		.where('list', '=', list)
		.where('key', '=', key)
		.where('kept_at', '<=', timeOf(at, clock()))
		.execute();

type ListAdditions = { readonly list: KeptList; readonly entries: readonly Addition[] };

/** Adds entries to a list. A full list takes those that it has already; of what was read, the newest push out the oldest. */
async function addTo(tx: TransactionDeps, call: ReaderCall, { list, entries }: ListAdditions): Promise<'full' | 'taken'> {
	const fitting = list === 'read' ? entries : await entriesThatFit(tx, call, { list, entries });
	await insert(tx, call, fitting);
	if (list === 'read') await dropOldest(tx, call);
	return fitting.length < entries.length ? 'full' : 'taken';
}

async function entriesThatFit({ tables }: TransactionDeps, { brand, reader }: ReaderCall, { list, entries }: ListAdditions) {
	const kept = await tables
		.selectFrom('identity.kept')
		.select('key')
		.where('account', '=', reader.account)
		.where('brand', '=', brand.id)
		.where('list', '=', list)
		.execute();
	const keys = new Set(kept.map(({ key }) => key));
	const fresh = entries.filter(({ key }) => !keys.has(key)).slice(0, Math.max(0, keptLimits[list] - keys.size));
	return entries.filter((entry) => keys.has(entry.key) || fresh.includes(entry));
}

async function insert({ tables, clock }: TransactionDeps, { brand, reader }: ReaderCall, entries: readonly Addition[]): Promise<void> {
	if (entries.length === 0) return;
	const now = clock();
	await tables
		.insertInto('identity.kept')
		.values(entries.map(({ at, ...entry }) => ({ ...entry, account: reader.account, brand: brand.id, kept_at: timeOf(at, now) })))
		.onConflict((conflict) =>
			conflict
				.columns(['account', 'brand', 'list', 'key'])
				.doUpdateSet((row) => ({ path: row.ref('excluded.path'), title: row.ref('excluded.title'), kept_at: row.ref('excluded.kept_at') }))
				.where('identity.kept.kept_at', '<', (row) => row.ref('excluded.kept_at')),
		)
		.execute();
}

const dropOldest = ({ tables }: TransactionDeps, { brand, reader }: ReaderCall) =>
	sql`
		delete from identity.kept where account = ${reader.account} and brand = ${brand.id} and list = 'read' and key in (
			select key from identity.kept where account = ${reader.account} and brand = ${brand.id} and list = 'read'
			order by kept_at desc, key offset ${keptLimits.read})`.execute(tables);

/** A device whose clock is fast says a time to come; that is now. */
const timeOf = (at: number, now: Date): Date => new Date(Math.min(at, now.getTime()));
