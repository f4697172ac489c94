import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { isUnderMailLimit } from '../mail/is-under-mail-limit.ts';
import { deviceName } from '../store/device.ts';
import type { Account, Tables } from '../store/tables.ts';

/**
 * Whether a reader signs in on a device that her account was never seen on: one that neither keeps its mark nor is, by its browser and
 * system, that of a session of hers. Her first sign-in is no news, and an address that nobody verified may be a stranger's.
 */
export async function isOnNewDevice(deps: IdentityDeps, call: Call, account: Account): Promise<boolean> {
	const { id, email, email_verified } = account;
	if (email === null || !email_verified || deps.throttle.knows(call, email)) return false;
	return wasElsewhere(deps.tables, id, deviceName(call.userAgent));
}

/** Writes to a reader that she signed in on a new device. */
export async function tellNewDevice(tx: TransactionDeps, call: Call, account: Account): Promise<void> {
	const { id, first_name: firstName } = account;
	if (!(await isUnderMailLimit(tx, id, 'new-device'))) return;
	const device = deviceName(call.userAgent);
	await tx.mail.queue(tx.tables, 'new-device', { brand: call.brand, account: id, data: { firstName, device, at: tx.clock() } });
}

/** Whether the account signed in before, and has no session that is or was on such a device. */
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
