import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { isUnderMailLimit } from '../mail/is-under-mail-limit.ts';
import { deviceName } from '../store/device-name.ts';
import type { Account, Tables } from '../store/tables.ts';

/**
 * Whether this sign-in is the first one of the account on this device: the device cookie has no mark of the account, and no session of the
 * account has the same browser and system. False for the first sign-in of an account, and for an email that is not verified, because it may be a stranger's.
 */
export async function isNewDevice(deps: IdentityDeps, call: Call, account: Account): Promise<boolean> {
	const { id, email, email_verified } = account;
	if (email === null || !email_verified || deps.throttle.knowsDevice(call, email)) return false;
	return wasElsewhere(deps.tables, id, deviceName(call.userAgent));
}

/** Queues the email that tells the reader of a sign-in on a new device. */
export async function notifyNewDevice(tx: TransactionDeps, call: Call, account: Account): Promise<void> {
	const { id, first_name: firstName } = account;
	if (!(await isUnderMailLimit(tx, id, 'new-device'))) return;
	const device = deviceName(call.userAgent);
	await tx.mail.queue(tx.tables, 'new-device', { brand: call.brand, account: id, data: { firstName, device, at: tx.clock() } });
}

/** Whether the account signed in before, and never on a device of this name. Sessions of staff do not count. */
async function wasElsewhere(tables: Tables, account: string, device: string): Promise<boolean> {
	const found = await tables
		.selectFrom('identity.audit')
		.select('id')
		.where('account', '=', account)
		.where('event', '=', 'signed_in')
		.where(({ exists, not, selectFrom }) => {
			const sessions = selectFrom('identity.session').select('id').where('account', '=', account).where('device', '=', device);
			return not(exists(sessions.where('impersonator', 'is', null)));
		})
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}
