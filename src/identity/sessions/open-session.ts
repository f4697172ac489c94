import { randomUUID } from 'node:crypto';
import { type Change, inOneStatement } from '#platform/database';
import { digest } from '#platform/sealing';
import { type Call, tenantOf } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { deviceName } from '../store/device-name.ts';
import { networkPrefix } from '../store/network-prefix.ts';
import type { Account, AuthMethod, Impersonator, Session, SessionClient, Tables } from '../store/tables.ts';
import { maxSessions, sessionLifetime } from './lifetimes.ts';
import { type IssuedSession, refreshTokenOf } from './token-response.ts';
import { newTokenIds } from './tokens/refresh-token.ts';

/** A session to open. */
export type NewSession = {
	readonly account: Pick<Account, 'id' | 'email' | 'display_name'>;
	readonly method: AuthMethod;
	readonly remember: boolean;
	readonly impersonator?: Impersonator;
	readonly client?: SessionClient;
	/** When the reader proved who they are; default: now. */
	readonly signedInAt?: Date;
	/** Changes that run in the same statement. */
	readonly beside?: readonly Change[];
};

/**
 * Opens a session, which is a new one at each sign-in (T08), in one statement; an account with `maxSessions` loses the one that was not used
 * for the longest time. `tokenResponse` makes the answer from the result.
 */
export async function openSession(deps: IdentityDeps, call: Call, input: NewSession): Promise<IssuedSession> {
	const { tables } = deps;
	const session = sessionOf(deps, call, input);
	const { id, email, display_name: displayName } = input.account;
	const pair = { session, subject: { userName: email ?? id, displayName }, ids: newTokenIds() };
	const refreshToken = refreshTokenOf(deps, pair);
	const insert = tables.insertInto('identity.session').values(rowOf(session, refreshToken));
	await inOneStatement(tables, [endOldest(tables, session), insert, ...(input.beside ?? [])]);
	return { ...pair, refreshToken };
}

type SessionFields = Omit<Session, 'refresh_hash'>;

function sessionOf({ clock }: IdentityDeps, call: Call, input: NewSession): SessionFields {
	const now = clock();
	const impersonator = input.impersonator ?? null;
	const { idleMs, totalMs } = sessionLifetime({ remembered: input.remember, impersonator });
	return {
		id: randomUUID(),
		tenant: tenantOf(call),
		account: input.account.id,
		former_hash: null,
		browser: null,
		rotated_at: now,
		signed_in_at: input.signedInAt ?? now,
		way: input.method,
		remembered: input.remember,
		seen_at: now,
		idle_until: new Date(now.getTime() + idleMs),
		ends_at: new Date(now.getTime() + totalMs),
		ended_at: null,
		end_reason: null,
		device: deviceName(call.userAgent),
		network: networkPrefix(call.ip),
		impersonator,
		client: input.client ?? null,
	};
}

const rowOf = (session: SessionFields, refreshToken: string) => ({
	...session,
	refresh_hash: digest(refreshToken),
	impersonator: session.impersonator ? JSON.stringify(session.impersonator) : null,
	client: session.client ? JSON.stringify(session.client) : null,
});

/** Ends what is beyond `maxSessions`, counting the session that the same statement opens. */
function endOldest(tables: Tables, { account, rotated_at: now }: SessionFields) {
	const open = tables.selectFrom('identity.session').select('id').where('account', '=', account).where('ended_at', 'is', null);
	const oldest = open
		.orderBy('seen_at', 'desc')
		.orderBy('signed_in_at', 'desc')
		.offset(maxSessions - 1);
	return tables.updateTable('identity.session').set({ ended_at: now, end_reason: 'too-many' }).where('id', 'in', oldest);
}
