import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { digest } from '#platform/crypto';
import { type Change, inOneStatement, isMissingValue } from '#platform/database';
import { deviceName } from '#platform/devices';
import { type Call, tenantOf } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import type { Account, AuthMethod, Impersonator, Session, SessionClient, Tables } from '../store/tables.ts';
import { sessionLifetime } from './lifetimes.ts';
import { claimsOf, type IssuedSession, refreshTokenOf } from './session-tokens.ts';
import { newTokenIds } from './tokens/refresh-token.ts';

/** Open sessions per account; a new session beyond this ends the one that was not used for the longest time (contract 2.5). */
const maxSessions = 50;

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
	readonly beside?: Readonly<Record<string, Change>>;
	/** An update in the same statement that returns the account only while its reader may still sign in. */
	readonly proof?: Change;
};

/**
 * Opens a new session, as each sign-in does (T08), in one statement. An account with `maxSessions` loses the session that was not used for
 * the longest time. `tokenResponse` makes the answer from the result. Refuses `authentication-failed` when the proof no longer holds; then
 * nothing is changed.
 */
export async function openSession(deps: IdentityDeps, call: Call, input: NewSession): Promise<IssuedSession> {
	const { tables } = deps;
	const session = sessionOf(deps, call, input);
	const { id, email, display_name: displayName } = input.account;
	const tokenInput = { session, claims: claimsOf(session, { userName: email ?? id, displayName }), ids: newTokenIds() };
	const refreshToken = refreshTokenOf(deps.derived.refresh.current, tokenInput);
	const { proof, beside } = input;
	// Without the row that the proof returns, the account is null and the whole statement fails.
	const account = proof ? sql<string>`(select account from proof)` : session.account;
	const opened = tables.insertInto('identity.session').values({ ...rowOf(session, refreshToken), account });
	await inOneStatement(tables, { ...(proof && { proof }), oldest: endOldest(tables, session), opened, ...beside }).catch(refuseUnproven);
	return { ...tokenInput, refreshToken };
}

function refuseUnproven(error: unknown): never {
	if (isMissingValue(error)) refuse('authentication-failed');
	throw error;
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
		network: call.networkPrefix,
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

/** Ends the sessions beyond `maxSessions`, counting the session that the same statement opens. */
function endOldest(tables: Tables, { account, rotated_at: now }: SessionFields) {
	const open = tables.selectFrom('identity.session').select('id').where('account', '=', account).where('ended_at', 'is', null);
	const oldest = open
		.orderBy('seen_at', 'desc')
		.orderBy('signed_in_at', 'desc')
		.offset(maxSessions - 1);
	return tables.updateTable('identity.session').set({ ended_at: now, end_reason: 'too-many' }).where('id', 'in', oldest);
}
