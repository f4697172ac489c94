// Statements that change the lists of readers: saved and read stories, and what they follow. The caller must have locked the account.
import { sql } from 'kysely';
import type { ReaderCall } from '../../call.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import { type KeptList, keptLimits } from '../../contract/kept-lists.ts';
import type { TransactionDeps } from '../../identity-deps.ts';

type Change = EndpointInput<'changeKept'>['body'];
type Addition = Change['add'][number];

/** Removes an entry, unless it was kept again after that. */
export const removeEntry = (
	{ tables, clock }: TransactionDeps,
	{ brand, reader }: ReaderCall,
	{ list, key, at }: Change['remove'][number],
) =>
	tables
		.deleteFrom('identity.kept')
		.where('account', '=', reader.account)
		.where('brand', '=', brand.id)
		.where('list', '=', list)
		.where('key', '=', key)
		.where('kept_at', '<=', timeOf(at, clock()))
		.execute();

type ListAdditions = { readonly list: KeptList; readonly entries: readonly Addition[] };

/**
 * Adds entries to a list. A full list accepts only entries that it has already, except the list of what was read, where the newest replace
 * the oldest.
 */
export async function addTo(tx: TransactionDeps, call: ReaderCall, { list, entries }: ListAdditions): Promise<'full' | 'taken'> {
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

/** A device whose clock is fast sends a future time; it counts as now. */
const timeOf = (at: number, now: Date): Date => new Date(Math.min(at, now.getTime()));
