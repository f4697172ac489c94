import { type Login, listLogins } from '../accounts/find-account.ts';
import { readProfile } from '../accounts/profile/to-profile.ts';
import type { ReaderCall } from '../call.ts';
import type { Profile } from '../contract/profile.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import { inTransaction } from '../store/transaction.ts';
import { queueRevocations } from './logins/revocations.ts';
import { openidProvider } from './openid/openid-provider.ts';

/** Which of a reader's logins are meant. */
export type LoginFilter = (login: Login) => boolean;

/** Logins of a type, however it is written (API-39). */
export const loginsOfType =
	(type: string): LoginFilter =>
	(login) =>
		login.type.toLowerCase() === type.toLowerCase();

/** The login of an OpenID provider, by our client there or by the reader's own name there (API-38). */
export function loginsOfOpenidProvider(deps: IdentityDeps, call: ReaderCall, identifier: string): LoginFilter {
	const meant = deps.providers.settingsFor(call).oidc.filter(({ clientId }) => clientId === identifier);
	const issuers = meant.map(({ clientId }) => addressOf(openidProvider(deps, call, clientId).issuer));
	return ({ type, issuer, user_name }) =>
		(type === 'OIDC' && user_name === identifier) || (type !== 'Password' && issuers.includes(addressOf(issuer)));
}

/** With or without a slash at its end, an issuer is the same. */
const addressOf = (issuer: string): string => URL.parse(issuer)?.href ?? issuer;

/**
 * Takes ways to sign in away (API-38, API-39). One always stays (F11): the account is locked, so that two requests cannot each leave the
 * other's. The other sessions end, for one of them may have been opened with what is gone.
 */
export async function unlinkLogins(deps: IdentityDeps, call: ReaderCall, isMeant: LoginFilter): Promise<Profile> {
	const { account } = call.reader;
	await inTransaction(deps, async (tx) => {
		await tx.tables.selectFrom('identity.account').select('id').where('id', '=', account).forNoKeyUpdate().executeTakeFirstOrThrow();
		await removeLogins(tx, call, isMeant);
	});
	return readProfile(deps.tables, call);
}

async function removeLogins(tx: TransactionDeps, call: ReaderCall, isMeant: LoginFilter): Promise<void> {
	const { account, session } = call.reader;
	const logins = await listLogins(tx.tables, account);
	const meant = logins.filter(isMeant);
	const [first] = meant;
	if (!first) return refuse('identity-not-found');
	if (meant.length === logins.length) refuse('last-identity');
	const ids = meant.map(({ id }) => id);
	await queueRevocations(tx, { account, logins: ids });
	await tx.tables.deleteFrom('identity.login').where('id', 'in', ids).execute();
	await endSessions(tx, { account, but: session, reason: 'identity-unlinked' });
	await recordSecurityEvent(tx, call, { event: 'identity_unlinked', account, details: { type: first.type } });
}
