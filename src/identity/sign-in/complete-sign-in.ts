// The last step of every sign-in, however the reader proved who they are.
import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { type NewSession, openSession } from '../sessions/open-session.ts';
import type { IssuedSession } from '../sessions/session-tokens.ts';
import { securityEventInsert } from '../store/record-security-event.ts';
import type { Account } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { notifyNewDevice, shouldNotifyNewDevice } from './notify-new-device.ts';

/** A reader who has proved who they are, and how. */
export type ProvenSignIn = Pick<NewSession, 'method' | 'remember' | 'proof'> & { readonly account: Account };

/** Signs a reader in: opens the session, records the event, and sends an email when the device is new. */
export async function completeSignIn(tx: TransactionDeps, call: Call, signIn: ProvenSignIn): Promise<IssuedSession> {
	if (await shouldNotifyNewDevice(tx, call, signIn.account)) await notifyNewDevice(tx, call, signIn.account);
	return openRecorded(tx, call, signIn);
}

/**
 * Like `completeSignIn`, for callers without a transaction. Uses one SQL statement, or its own transaction when a new-device email must
 * be queued with it.
 */
export async function completeSignInAlone(deps: IdentityDeps, call: Call, signIn: ProvenSignIn): Promise<IssuedSession> {
	if (!(await shouldNotifyNewDevice(deps, call, signIn.account))) return openRecorded(deps, call, signIn);
	return inTransaction(deps, async (tx) => {
		await notifyNewDevice(tx, call, signIn.account);
		return openRecorded(tx, call, signIn);
	});
}

function openRecorded(deps: IdentityDeps, call: Call, signIn: ProvenSignIn): Promise<IssuedSession> {
	const { account, method } = signIn;
	const event = securityEventInsert(deps, call, { event: 'signed_in', account: account.id, details: { way: method } });
	return openSession(deps, call, { ...signIn, beside: { event } });
}
