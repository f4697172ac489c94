// Queues provider tokens for revocation; `revoke-apple-tokens.ts` revokes them.
import * as v from 'valibot';
import { seal } from '#platform/crypto';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { InTransaction, StoreDeps } from '../../store/transaction.ts';
import type { RevocableToken } from '../verified-identity.ts';

/** What is sealed in a login: a token to revoke when the login is removed, its provider and the brand. */
export const revocableTokenSchema = v.object({ brand: v.string(), provider: v.string(), token: v.string() });

/** Seals the token that must be revoked when a login is removed; null when there is none. */
export const sealRevocableToken = (
	{ derived }: IdentityDeps,
	{ brand }: Pick<Call, 'brand'>,
	token: RevocableToken | undefined,
): Buffer | null => (token ? seal(derived.revocations, JSON.stringify({ brand: brand.id, ...token })) : null);

/**
 * Queues the revocation of the tokens of an account's logins (default: all of them; F10). Call it before the logins are deleted, in the
 * same transaction.
 */
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
