import type { IdentityDeps } from '../identity-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { killNonces } from '../store/nonces.ts';
import type { Account, Tables } from '../store/tables.ts';

/**
 * The owner of an e-mail proves it for the first time: whatever was put into the account before — password, logins, sessions, a pending
 * change of e-mail — may be a stranger's and goes (R08, F04). The e-mail counts as verified from now on.
 */
export async function takeOver(deps: IdentityDeps, { id }: Account, tables: Tables): Promise<void> {
	await tables.deleteFrom('identity.login').where('account', '=', id).execute();
	await endSessions(deps, { account: id, reason: 'taken-over' }, tables);
	await killNonces(deps, tables, id);
	await tables
		.updateTable('identity.account')
		.set({ email_verified: true, unverified_email: null, modified_at: deps.clock() })
		.where('id', '=', id)
		.execute();
}
