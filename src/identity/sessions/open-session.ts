import { randomUUID } from 'node:crypto';
import { type Change, inOneStatement } from '#platform/database';
import { digest } from '#platform/sealing';
import { type Call, tenantOf } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { deviceName, networkPrefix } from '../store/device.ts';
import type { AuthMethod, Impersonator, Session, Tables } from '../store/tables.ts';
import { lifetimeOf, mostSessions } from './lifetimes.ts';
import { refreshTokenOf, type Signed, type TokenSubject } from './token-response.ts';
import { freshIds } from './tokens/refresh-token.ts';

export type NewSession = TokenSubject & {
	readonly account: string;
	/** How the reader proved who she is; see `SessionRow.way`. */
	readonly method: AuthMethod;
	readonly remember: boolean;
	readonly impersonator?: Impersonator;
	/** When she proved it, if that was before. */
	readonly signedInAt?: Date;
	/** What changes with it, in the same statement. */
	readonly beside?: readonly Change[];
};

/**
 * Opens a session, always a new one (T08), in the transaction of the sign-in when it is given. `tokenResponse` signs its tokens, after the
 * transaction: the keys lie in the same database.
 */
export async function openSession(deps: IdentityDeps, call: Call, opening: NewSession): Promise<Signed> {
	const ids = freshIds();
	const session = newSession(deps, call, opening);
	const row = rowOf(session, opening, refreshTokenOf(deps, session, ids, opening));
	const { beside = [] } = opening;
	await inOneStatement(deps.tables, [
		endingOldest(deps.tables, session),
		deps.tables.insertInto('identity.session').values(row),
		...beside,
	]);
	return { session, ids, named: opening };
}

function newSession({ clock }: IdentityDeps, call: Call, opening: NewSession): Omit<Session, 'refresh_hash'> {
	const now = clock();
	const impersonator = opening.impersonator ?? null;
	const { idle, whole } = lifetimeOf({ remembered: opening.remember, impersonator });
	return {
		id: randomUUID(),
		tenant: tenantOf(call),
		account: opening.account,
		former_hash: null,
		browser: null,
		rotated_at: now,
		signed_in_at: opening.signedInAt ?? now,
		way: opening.method,
		remembered: opening.remember,
		seen_at: now,
		idle_until: new Date(now.getTime() + idle),
		ends_at: new Date(now.getTime() + whole),
		ended_at: null,
		end_reason: null,
		device: deviceName(call.userAgent),
		network: networkPrefix(call.ip),
		impersonator,
	};
}

const rowOf = (session: ReturnType<typeof newSession>, { impersonator }: NewSession, token: string) => ({
	...session,
	refresh_hash: digest(token),
	impersonator: impersonator ? JSON.stringify(impersonator) : null,
});

/** Leaves a place for the session that is opened by the same statement. */
function endingOldest(tables: Tables, { account, rotated_at: now }: Pick<Session, 'account' | 'rotated_at'>) {
	const open = tables.selectFrom('identity.session').select('id').where('account', '=', account).where('ended_at', 'is', null);
	const oldest = open
		.orderBy('seen_at', 'desc')
		.orderBy('signed_in_at', 'desc')
		.offset(mostSessions - 1);
	return tables.updateTable('identity.session').set({ ended_at: now, end_reason: 'too-many' }).where('id', 'in', oldest);
}
