import * as v from 'valibot';
import { seal } from '#platform/sealing';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { InTransaction, StoreDeps } from '../../store/transaction.ts';
import type { RevocableToken } from '../verified-identity.ts';

export const sealedToken = v.object({ brand: v.string(), provider: v.string(), token: v.string() });

/** What a login keeps to be given back; null where its provider wants nothing. */
export const sealRevocableToken = (
	{ derived }: IdentityDeps,
	{ brand }: Pick<Call, 'brand'>,
	given: RevocableToken | undefined,
): Buffer | null => (given ? seal(derived.revocations, JSON.stringify({ brand: brand.id, ...given })) : null);

/** Queues what logins of an account have to give back, before they go and in the same transaction; all of them unless told which (F10). */
export async function queueRevocations(
	{ clock, tables }: InTransaction<StoreDeps>,
	{ account, logins }: { readonly account: string; readonly logins?: readonly string[] },
): Promise<void> {
	const now = clock();
	await tables
		.insertInto('identity.revocation')
		.columns(['sealed', 'made_at', 'due_at'])
		.expression(({ selectFrom, val }) => {
			const all = selectFrom('identity.login')
				.select(['revocable', val(now).as('made_at'), val(now).as('due_at')])
				.where('account', '=', account)
				.where('revocable', 'is not', null);
			return logins ? all.where('id', 'in', logins) : all;
		})
		.execute();
}
