import type { ReaderCall } from '../call.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { recordSecurityEvent } from '../store/record-security-event.ts';
import { endSessions } from './end-sessions.ts';

/** Lists the open sessions of the reader, the last used first (T12). Sessions that staff opened for the reader are in the list too. */
export async function listSessions({ tables, clock }: IdentityDeps, { reader }: ReaderCall): Promise<EndpointOutput<'sessions'>> {
	const rows = await tables
		.selectFrom('identity.session')
		.select(['id', 'device', 'network', 'signed_in_at', 'seen_at'])
		.where('account', '=', reader.account)
		.where('ended_at', 'is', null)
		.where('idle_until', '>', clock())
		.where('ends_at', '>', clock())
		.orderBy('seen_at', 'desc')
		.orderBy('id')
		.execute();
	return rows.map(({ id, device, network, signed_in_at, seen_at }) => ({
		id,
		device,
		network,
		signedInOn: signed_in_at.getTime(),
		seenOn: seen_at.getTime(),
		current: id === reader.session,
	}));
}

/** Ends one session of the reader, or with `others` all but the one of this call. Refuses `session-not-found`. */
export async function endSession(deps: IdentityDeps, call: ReaderCall, id: string): Promise<{ success: true }> {
	const { account, session } = call.reader;
	const which = id === 'others' ? { but: session } : { only: id };
	const ended = await endSessions(deps, { account, reason: 'ended-by-reader', ...which });
	if (ended === 0 && id !== 'others') refuse('session-not-found');
	await recordSecurityEvent(deps, call, { event: 'session_ended', account, details: { count: ended } });
	return { success: true };
}
