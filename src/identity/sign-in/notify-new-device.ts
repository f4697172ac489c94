import { deviceName } from '#platform/devices';
import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { seemsUnderMailLimit } from '../mail/is-under-mail-limit.ts';
import type { Account, Session, Tables } from '../store/tables.ts';

/**
 * Whether to email the reader about a new device. A device is known if its cookie has a mark of the account, or if the account has a
 * session with the same browser and system in the same network prefix. The same browser in another network proves nothing. False for the
 * first sign-in, for an unverified email (it may be a stranger's), and above the mail limit.
 */
export async function shouldNotifyNewDevice(deps: IdentityDeps, call: Call, account: Account): Promise<boolean> {
	const { id, email, email_verified } = account;
	if (email === null || !email_verified || deps.throttle.knowsDevice(call, email)) return false;
	const place = { device: deviceName(call.userAgent), network: call.networkPrefix };
	const found = await signedInOnlyElsewhere(deps.tables, id, place)
		.where(seemsUnderMailLimit(deps, id, 'new-device'))
		.executeTakeFirst();
	return found !== undefined;
}

/** Queues the email that tells the reader of a sign-in on a new device. The queue drops it when sign-ins at the same time have queued too many. */
export async function notifyNewDevice(tx: TransactionDeps, call: Call, account: Account): Promise<void> {
	const { id, first_name: firstName } = account;
	const device = deviceName(call.userAgent);
	await tx.mail.queue(tx.tables, 'new-device', { brand: call.brand, account: id, data: { firstName, device, at: tx.clock() } });
}

type DeviceAndNetwork = Pick<Session, 'device' | 'network'>;

/**
 * Selects a row if the account signed in before, but never with this device name in this network prefix. Sessions of staff are ignored.
 */
const signedInOnlyElsewhere = (tables: Tables, account: string, { device, network }: DeviceAndNetwork) =>
	tables
		.selectFrom('identity.audit')
		.select('id')
		.where('account', '=', account)
		.where('event', '=', 'signed_in')
		.where(({ exists, not, selectFrom }) => {
			const sessions = selectFrom('identity.session').select('id').where('account', '=', account).where('impersonator', 'is', null);
			return not(exists(sessions.where('device', '=', device).where('network', 'is not distinct from', network)));
		})
		.limit(1);
