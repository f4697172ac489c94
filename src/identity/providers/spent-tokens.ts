// Lets each ID token sign in only once (F05).
import { digest } from '#platform/crypto';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { tokenLifeMs } from './verify-id-token.ts';

/** Marks a verified ID token as used. Refuses with `authentication-failed` when it was used before; one of several concurrent requests may use it. */
export async function spendToken({ tables, clock }: IdentityDeps, token: string): Promise<void> {
	const spent = await tables
		.insertInto('identity.spent_token')
		.values({ hash: hashOf(token), expires_at: new Date(clock().getTime() + tokenLifeMs) })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (spent.numInsertedOrUpdatedRows !== 1n) refuse('authentication-failed');
}

/** Lets a token be used once more: the sign-in with it was refused, for example until the reader has proved the identity again (LIM-01). */
export async function giveBackToken({ tables }: IdentityDeps, token: string): Promise<void> {
	await tables.deleteFrom('identity.spent_token').where('hash', '=', hashOf(token)).execute();
}

/** The last character of a signature has bits that do not count, so only the signed part identifies a token. */
const hashOf = (token: string): Buffer => digest(token.slice(0, token.lastIndexOf('.')));
