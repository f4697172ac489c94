import type { ReaderCall } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import { type KeptList, newestOfEach } from '../../contract/kept-lists.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { inTransaction } from '../../store/transaction.ts';
import { withFollowedGroups } from './followed-groups.ts';
import { addTo, removeEntry } from './kept-rows.ts';

type Change = EndpointInput<'changeKept'>['body'];

/**
 * Adds to a reader's lists of the brand (saved and read stories, what the reader follows), and removes from them. The changes of one
 * account wait for each other, so that two devices at once lose nothing and no list grows beyond its limit.
 */
export async function changeKept(deps: IdentityDeps, call: ReaderCall, { add, remove }: Change): Promise<EndpointOutput<'changeKept'>> {
	await deps.throttle.keeping(call);
	return inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		return withFollowedGroups(tx, call, () => change(tx, call, { add, remove }));
	});
}

async function change(tx: TransactionDeps, call: ReaderCall, { add, remove }: Change): Promise<EndpointOutput<'changeKept'>> {
	for (const entry of remove) await removeEntry(tx, call, entry);
	const full: KeptList[] = [];
	for (const [list, added] of Map.groupBy(add, (entry) => entry.list)) {
		// One statement cannot write the same row twice.
		const entries = newestOfEach(added);
		if ((await addTo(tx, call, { list, entries })) === 'full') full.push(list);
	}
	return { full };
}
