import { sql } from 'kysely';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { idleMs } from './staff-session.ts';

/** A session that works now. `id` names it in forms; nobody can sign in with it. */
export type OwnSession = {
	readonly id: string;
	readonly device: string | null;
	readonly network: string | null;
	readonly madeAt: Date;
	readonly seenAt: Date;
};

type SessionDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** The id of a session in SQL: the first 8 bytes of the hash, in hexadecimal. */
const idOf = sql<string>`encode(substring(hash from 1 for 8), 'hex')`;

/** The id of a session from the hash of its secret; the same as `idOf` in SQL. */
export const sessionId = (hash: Buffer): string => hash.toString('hex', 0, 8);

/** The sessions of a person, the latest first. */
export function sessionsOf({ tables, clock }: SessionDeps, staff: string): Promise<readonly OwnSession[]> {
	const now = clock();
	return tables
		.selectFrom('newsroom.staff_session')
		.select([idOf.as('id'), 'device', 'network', 'made_at as madeAt', 'seen_at as seenAt'])
		.where('staff', '=', staff)
		.where('ended_at', 'is', null)
		.where('ends_at', '>', now)
		.where('seen_at', '>', new Date(now.getTime() - idleMs))
		.orderBy('seen_at', 'desc')
		.execute();
}

/** Ends one session of a person at once, or all but one. */
export async function endSessions(
	{ tables, clock }: SessionDeps,
	staff: string,
	which: { readonly id: string } | { readonly allBut: string },
): Promise<void> {
	const open = tables
		.updateTable('newsroom.staff_session')
		.set({ ended_at: clock() })
		.where('staff', '=', staff)
		.where('ended_at', 'is', null);
	await ('id' in which ? open.where(idOf, '=', which.id) : open.where(idOf, '!=', which.allBut)).execute();
}
