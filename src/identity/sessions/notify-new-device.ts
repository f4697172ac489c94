import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { isUnderMailLimit } from '../mail/is-under-mail-limit.ts';
import { deviceName } from '../store/device-name.ts';
import { networkPrefix } from '../store/network-prefix.ts';
import type { Account, Session, Tables } from '../store/tables.ts';

/**
 * Whether this sign-in is the first one of the account on this device: the device cookie has no mark of the account, and no session of the
 * account has the same browser and system in the same network. Many people have the same browser, so elsewhere only the cookie tells. False for the first sign-in of an account, and for an email that is not verified, because it may be a stranger's.
 */
export async function isNewDevice(deps: IdentityDeps, call: Call, account: Account): Promise<boolean> {
	const { id, email, email_verified } = account;
	if (email === null || !email_verified || deps.throttle.knowsDevice(call, email)) return false;
	return wasElsewhere(deps.tables, id, { device: deviceName(call.userAgent), network: networkPrefix(call.ip) });
}

/** Queues the email that tells the reader of a sign-in on a new device. */
export async function notifyNewDevice(tx: TransactionDeps, call: Call, account: Account): Promise<void> {
	const { id, first_name: firstName } = account;
	if (!(await isUnderMailLimit(tx, id, 'new-device'))) return;
	const device = deviceName(call.userAgent);
	await tx.mail.queue(tx.tables, 'new-device', { brand: call.brand, account: id, data: { firstName, device, at: tx.clock() } });
}

type Place = Pick<Session, 'device' | 'network'>;

/** Whether the account signed in before, and never on a device of this name in this network. Sessions of staff do not count. */
async function wasElsewhere(tables: Tables, account: string, { device, network }: Place): Promise<boolean> {
	const found = await tables
		.selectFrom('identity.audit')
		.select('id')
		.where('account', '=', account)
		.where('event', '=', 'signed_in')
		.where(({ exists, not, selectFrom }) => {
			const sessions = selectFrom('identity.session').select('id').where('account', '=', account).where('impersonator', 'is', null);
			return not(exists(sessions.where('device', '=', device).where('network', 'is not distinct from', network)));
		})
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}
