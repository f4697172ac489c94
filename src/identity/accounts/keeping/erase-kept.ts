import type { ReaderCall } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { KeptList } from '../../contract/kept-lists.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { inTransaction } from '../../store/transaction.ts';
import { withFollowedGroups } from './followed-groups.ts';

/** Erases one of a reader's lists of the brand: saved stories, read stories, or what the reader follows. */
export async function eraseKept(deps: IdentityDeps, call: ReaderCall, list: KeptList): Promise<EndpointOutput<'eraseKept'>> {
	await deps.throttle.keeping(call);
	return inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		await withFollowedGroups(tx, call, () => eraseList(tx, call, list));
		return { success: true } as const;
	});
}

const eraseList = ({ tables }: TransactionDeps, { brand, reader }: ReaderCall, list: KeptList) =>
	tables.deleteFrom('identity.kept').where('account', '=', reader.account).where('brand', '=', brand.id).where('list', '=', list).execute();
