import type { IdentityDeps } from '../../identity-deps.ts';
import type { Account } from '../../store/tables.ts';
import type { Login } from '../account-logins.ts';

/** What staff see of a reader: profile, logins, current sessions and the last security events. Times in ms. */
export type ReaderOverview = {
	readonly uuid: string;
	readonly email: string | null;
	readonly emailVerified: boolean;
	readonly name: string;
	readonly status: string;
	readonly createdOn: number;
	readonly logins: readonly { readonly type: string; readonly userName: string; readonly lastLoginDate: number | null }[];
	readonly sessions: readonly { readonly id: string; readonly device: string; readonly network: string | null; readonly seenOn: number }[];
	readonly events: readonly { readonly event: string; readonly happenedOn: number; readonly network: string | null }[];
};

const mostEvents = 50;

/** Reads the overview of an account. */
export async function overviewOf(deps: IdentityDeps, account: Account, logins: readonly Login[]): Promise<ReaderOverview> {
	const { id, email_typed: email, email_verified: emailVerified, first_name, last_name, status, created_at } = account;
	const [sessions, events] = await Promise.all([sessionsOf(deps, id), eventsOf(deps, id)]);
	return {
		uuid: id,
		email,
		emailVerified,
		name: [first_name, last_name].filter(Boolean).join(' '),
		status,
		createdOn: created_at.getTime(),
		logins: logins.map(({ type, user_name, last_login_at }) => ({
			type,
			userName: user_name,
			lastLoginDate: last_login_at?.getTime() ?? null,
		})),
		sessions: sessions.map(({ seen_at, ...session }) => ({ ...session, seenOn: seen_at.getTime() })),
		events: events.map(({ happened_at, ...event }) => ({ ...event, happenedOn: happened_at.getTime() })),
	};
}

const sessionsOf = ({ tables, clock }: IdentityDeps, account: string) =>
	tables
		.selectFrom('identity.session')
		.select(['id', 'device', 'network', 'seen_at'])
		.where('account', '=', account)
		.where('ended_at', 'is', null)
		.where('idle_until', '>', clock())
		.orderBy('seen_at', 'desc')
		.execute();

const eventsOf = ({ tables }: IdentityDeps, account: string) =>
	tables
		.selectFrom('identity.audit')
		.select(['event', 'happened_at', 'network'])
		.where('account', '=', account)
		.orderBy('happened_at', 'desc')
		.orderBy('id', 'desc')
		.limit(mostEvents)
		.execute();
