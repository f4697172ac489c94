import type { Change } from '#platform/database';
import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { openSession } from '../sessions/open-session.ts';
import { isOnNewDevice, tellNewDevice } from '../sessions/tell-new-device.ts';
import type { Signed } from '../sessions/token-response.ts';
import { securityEventInsert } from '../store/record-security-event.ts';
import type { Account, AuthMethod } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';

export type ProvenSignIn = {
	readonly account: Account;
	/** How the reader proved who she is; see `SessionRow.way`. */
	readonly method: AuthMethod;
	readonly remember: boolean;
	/** What changes with it, in the same statement. */
	readonly beside?: readonly Change[];
};

/** Lets a reader in who proved who she is: opens her session, notes it, and writes to her when the device is new. In one transaction. */
export async function completeSignIn(tx: TransactionDeps, call: Call, entering: ProvenSignIn): Promise<Signed> {
	const { account } = entering;
	if (await isOnNewDevice(tx, call, account)) await tellNewDevice(tx, call, account);
	return open(tx, call, entering);
}

/** The same where nothing else changes: without a letter one statement does all. */
export async function completeSignInAtOnce(deps: IdentityDeps, call: Call, entering: ProvenSignIn): Promise<Signed> {
	if (!(await isOnNewDevice(deps, call, entering.account))) return open(deps, call, entering);
	return inTransaction(deps, async (tx) => {
		await tellNewDevice(tx, call, entering.account);
		return open(tx, call, entering);
	});
}

function open(deps: IdentityDeps, call: Call, { account, method, remember, beside = [] }: ProvenSignIn): Promise<Signed> {
	const named = { userName: account.email ?? account.id, displayName: account.display_name };
	const noted = securityEventInsert(deps, call, { event: 'signed_in', account: account.id, details: { way: method } });
	return openSession(deps, call, { ...named, account: account.id, method, remember, beside: [noted, ...beside] });
}
