import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { endSessions } from './own-sessions.ts';
import { redeemCode } from './sign-in.ts';
import { findByPassword, hashPassword, isPasswordAllowed } from './staff-password.ts';

/** `code`: of the second factor, or a recovery code. */
export type PasswordChange = { readonly current: string; readonly password: string; readonly code: string };

/**
 * Gives signed-in staff another password and ends their other sessions. An open session is not enough for it: it takes the current password
 * and a code, and wrong ones count as attempts to sign in from a known device (A19). Throws the refusal of too many attempts.
 */
export async function changePassword(
	deps: NewsroomDeps,
	{ staff, session, ip }: SignedInStaff,
	{ current, password, code }: PasswordChange,
): Promise<'done' | 'not allowed' | 'wrong'> {
	if (!isPasswordAllowed(password)) return 'not allowed';
	const attempt = await deps.throttle.signIn({ email: staff.email, ip, isKnownDevice: true });
	const known = await findByPassword(deps, staff.email, { password: current, ip });
	if (!known || !(await redeemCode(deps, known, code))) return 'wrong';
	await attempt.succeeded();
	const set = { password: await hashPassword(deps, staff, password) };
	await deps.tables.updateTable('newsroom.staff').set(set).where('id', '=', staff.id).execute();
	await endSessions(deps, staff.id, { allBut: session });
	await recordStaffEvent(deps, { staff: staff.id, event: 'password_changed' });
	return 'done';
}
