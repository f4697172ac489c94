import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { confirmStaff } from './confirm.ts';
import { endSessions } from './own-sessions.ts';
import { redeemCode } from './sign-in.ts';
import { findByPassword, hashPassword, isPasswordAllowed } from './staff-password.ts';

/** `code`: of the second factor, or a recovery code. */
export type PasswordChange = { readonly current: string; readonly password: string; readonly code: string };

/**
 * Gives signed-in staff another password and ends their other sessions. It takes the current password and a code. Throws the refusal of too
 * many attempts.
 */
export async function changePassword(
	deps: NewsroomDeps,
	signedIn: SignedInStaff,
	{ current, password, code }: PasswordChange,
): Promise<'done' | 'not allowed' | 'wrong'> {
	if (!isPasswordAllowed(password)) return 'not allowed';
	const { staff, session, ip } = signedIn;
	const isConfirmed = await confirmStaff(deps, signedIn, async () => {
		const known = await findByPassword(deps, staff.email, { password: current, ip });
		return known !== undefined && redeemCode(deps, known, code);
	});
	if (!isConfirmed) return 'wrong';
	const set = { password: await hashPassword(deps, staff, password) };
	await deps.tables.updateTable('newsroom.staff').set(set).where('id', '=', staff.id).execute();
	await endSessions(deps, staff.id, { allBut: session });
	await recordStaffEvent(deps, { staff: staff.id, event: 'password_changed' });
	return 'done';
}
