// Content groups that have a topic: a reader who chooses the group in the profile also follows the topic, and the reverse (decision 30).
import type { ReaderCall } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { getAccount } from '../find-account.ts';
import { addTo, removeEntry } from './kept-rows.ts';

type Attributes = readonly { readonly name: string; readonly value?: unknown }[];

/** Attribute of the profile with the ids of the groups that a reader chose, separated by commas (CIU-05). */
const attribute = 'contentGroups';

const chosenIn = (attributes: Attributes): ReadonlySet<string> =>
	new Set(String(attributes.find(({ name }) => name === attribute)?.value ?? '').split(','));

/**
 * Changes what a reader follows. Then chooses the groups of newly followed topics in the profile, and drops the groups of topics no longer
 * followed. The caller must have locked the account.
 */
export async function withFollowedGroups<Result>(tx: TransactionDeps, call: ReaderCall, change: () => Promise<Result>): Promise<Result> {
	const before = await followedGroups(tx, call);
	const result = await change();
	const after = await followedGroups(tx, call);
	const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one].filter((id) => !other.has(id)));
	const [added, dropped] = [without(after, before), without(before, after)];
	if (added.size + dropped.size > 0) await chooseGroups(tx, call, { added, dropped });
	return result;
}

/** The ids of the groups whose topic the reader follows. */
async function followedGroups({ tables }: TransactionDeps, { brand, reader }: ReaderCall): Promise<ReadonlySet<string>> {
	const groups = brand.contentGroups.flatMap(({ id, topic }) => (topic ? [{ id, term: topic.term }] : []));
	if (groups.length === 0) return new Set();
	const rows = await tables
		.selectFrom('identity.kept')
		.select('key')
		.where('account', '=', reader.account)
		.where('brand', '=', brand.id)
		.where('list', '=', 'followed')
		.where(
			'key',
			'in',
			groups.map(({ term }) => term),
		)
		.execute();
	return new Set(groups.filter(({ term }) => rows.some(({ key }) => key === term)).map(({ id }) => id));
}

type GroupChange = { readonly added: ReadonlySet<string>; readonly dropped: ReadonlySet<string> };

async function chooseGroups(
	{ tables, clock }: TransactionDeps,
	{ brand, reader }: ReaderCall,
	{ added, dropped }: GroupChange,
): Promise<void> {
	const { attributes } = await getAccount(tables, reader.account);
	const chosen = chosenIn(attributes);
	const value = brand.contentGroups
		.map(({ id }) => id)
		.filter((id) => added.has(id) || (chosen.has(id) && !dropped.has(id)))
		.join(',');
	const others = attributes.filter(({ name }) => name !== attribute);
	await tables
		.updateTable('identity.account')
		.set({ attributes: JSON.stringify([...others, { name: attribute, value, type: 'String' }]), modified_at: clock() })
		.where('id', '=', reader.account)
		.execute();
}

/** Follows the topics of groups that the profile has now and did not have before, and stops following those of groups that it no longer has. */
export async function followChosenGroups(
	tx: TransactionDeps,
	call: ReaderCall,
	{ before, after }: { readonly before: Attributes; readonly after: Attributes },
): Promise<void> {
	const [was, is] = [chosenIn(before), chosenIn(after)];
	const at = tx.clock().getTime();
	for (const { id, label, topic } of call.brand.contentGroups) {
		if (topic === undefined || was.has(id) === is.has(id)) continue;
		const entry = { list: 'followed', key: topic.term, at } as const;
		if (is.has(id)) await addTo(tx, call, { list: 'followed', entries: [{ ...entry, path: topic.path, title: label }] });
		else await removeEntry(tx, call, entry);
	}
}
