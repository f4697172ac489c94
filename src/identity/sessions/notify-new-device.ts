import type { Call } from '../call.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { seemsUnderMailLimit } from '../mail/is-under-mail-limit.ts';
import type { Account, Session, Tables } from '../store/tables.ts';
import { deviceName } from './device-name.ts';

/**
 * Whether to tell the reader of this sign-in: it is the first one of the account on this device, and there were not too many such emails. The
 * device is new when its cookie has no mark of the account, and no session of the account has the same browser and system in the same network.
 * Many people have the same browser, so elsewhere only the cookie tells. False for the first sign-in of an account, and for an email that is
 * not verified, because it may be a stranger's.
 */
export async function isNewsOfDevice(deps: IdentityDeps, call: Call, account: Account): Promise<boolean> {
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

type Place = Pick<Session, 'device' | 'network'>;

/** A row if the account signed in before, and never on a device of this name in this network. Sessions of staff do not count. */
const signedInOnlyElsewhere = (tables: Tables, account: string, { device, network }: Place) =>
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
