import { type Login, listLogins } from '../accounts/account-logins.ts';
import { readProfile } from '../accounts/profile/read-profile.ts';
import type { ReaderCall } from '../call.ts';
import type { Profile } from '../contract/profile.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockReader } from '../sessions/lock-reader.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import { inTransaction } from '../store/transaction.ts';
import { queueRevocations } from './logins/queue-revocations.ts';
import { openidProvider } from './openid/openid-provider.ts';

/** Selects logins of a reader. */
export type LoginFilter = (login: Login) => boolean;

/** Selects the logins of a type, in upper or lower case (API-39). */
export const loginsOfType =
	(type: string): LoginFilter =>
	(login) =>
		login.type.toLowerCase() === type.toLowerCase();

/** Selects the login of an OpenID provider, by our client id there or by the reader's user name there (API-38). */
export function loginsOfOpenidProvider(deps: IdentityDeps, call: ReaderCall, identifier: string): LoginFilter {
	const clients = deps.providers.settingsFor(call).oidc.filter(({ clientId }) => clientId === identifier);
	const issuers = clients.map(({ clientId }) => normalized(openidProvider(deps, call, clientId).issuer));
	return ({ type, issuer, user_name }) =>
		(type === 'OIDC' && user_name === identifier) || (type !== 'Password' && issuers.includes(normalized(issuer)));
}

/** Gives an issuer one spelling, with or without a trailing slash in the input. */
const normalized = (issuer: string): string => URL.parse(issuer)?.href ?? issuer;

/**
 * Removes the selected logins of a reader (API-38, API-39) and ends their other sessions, which one of these logins may have opened. The
 * last login cannot be removed (F11); the account is locked, so that two parallel requests cannot remove the last two logins.
 */
export async function unlinkLogins(deps: IdentityDeps, call: ReaderCall, isSelected: LoginFilter): Promise<Profile> {
	await inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		await removeLogins(tx, call, isSelected);
	});
	return readProfile(deps.tables, call);
}

async function removeLogins(tx: TransactionDeps, call: ReaderCall, isSelected: LoginFilter): Promise<void> {
	const { account, session } = call.reader;
	const logins = await listLogins(tx.tables, account);
	const selected = logins.filter(isSelected);
	const [first] = selected;
	if (!first) return refuse('identity-not-found');
	if (selected.length === logins.length) refuse('last-identity');
	const ids = selected.map(({ id }) => id);
	await queueRevocations(tx, { account, logins: ids });
	await tx.tables.deleteFrom('identity.login').where('id', 'in', ids).execute();
	await endSessions(tx, { account, but: session, reason: 'identity-unlinked' });
	await recordSecurityEvent(tx, call, { event: 'identity_unlinked', account, details: { type: first.type } });
}
