import { digest, randomSecret } from '#platform/crypto';
import { deviceName } from '#platform/devices';
import { networkPrefix } from '#platform/network';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Staff } from '../store/tables.ts';

/** A staff session ends after half a day, or after an hour without use (ms). */
export const sessionMs = 43_200_000;
export const idleMs = 3_600_000;

/** The browser of a session, as its request shows it. */
export type Browser = { readonly ip: string | undefined; readonly userAgent: string };

/** Opens a session for a member of staff who proved who they are. Resolves to its secret. */
export async function openStaffSession(
	{ tables, clock }: Pick<NewsroomDeps, 'tables' | 'clock'>,
	{ id }: Staff,
	{ userAgent, ip }: Browser,
): Promise<string> {
	const secret = randomSecret();
	const now = clock();
	await tables
		.insertInto('newsroom.staff_session')
		.values({
			hash: digest(secret),
			staff: id,
			device: deviceName(userAgent),
			network: networkPrefix(ip),
			made_at: now,
			seen_at: now,
			ends_at: new Date(now.getTime() + sessionMs),
		})
		.execute();
	return secret;
}

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
