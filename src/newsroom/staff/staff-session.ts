import { digest } from '#platform/crypto';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Staff } from '../store/tables.ts';
import { idleMs } from './sign-in.ts';

/** Finds the member of staff of a valid session, and extends the session. */
export async function findStaff({ tables, clock }: Pick<NewsroomDeps, 'tables' | 'clock'>, secret: string): Promise<Staff | undefined> {
	const now = clock();
	const session = await tables
		.updateTable('newsroom.staff_session')
		.set({ seen_at: now })
		.where('hash', '=', digest(secret))
		.where('ended_at', 'is', null)
		.where('ends_at', '>', now)
		.where('seen_at', '>', new Date(now.getTime() - idleMs))
		.returning('staff')
		.executeTakeFirst();
	if (!session) return undefined;
	return tables
		.selectFrom('newsroom.staff')
		.selectAll()
		.where('id', '=', session.staff)
		.where('disabled_at', 'is', null)
		.executeTakeFirst();
}

/** Ends a session at once. */
export async function endStaffSession({ tables, clock }: NewsroomDeps, secret: string): Promise<void> {
	await tables.updateTable('newsroom.staff_session').set({ ended_at: clock() }).where('hash', '=', digest(secret)).execute();
}
