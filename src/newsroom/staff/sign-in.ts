import { unseal } from '#platform/crypto';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Staff } from '../store/tables.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { isTimeCode, timeStepOf } from './second-factor.ts';
import { findByPassword } from './staff-password.ts';
import { type Browser, openStaffSession } from './staff-session.ts';

export type StaffSignIn = Browser & {
	readonly email: string;
	readonly password: string;
	readonly code: string;
	/** Marks of the staff who signed in on this browser; see `KnownDevices`. */
	readonly device: string | undefined;
};

/** The form of an email address by which staff are found. */
export const canonicalEmail = (email: string): string => email.trim().toLowerCase();

/** Signs staff in with password and second factor together. Resolves to the secret of the session, or to undefined, which does not reveal what was wrong. */
export async function signInStaff(deps: NewsroomDeps, form: StaffSignIn): Promise<string | undefined> {
	const email = canonicalEmail(form.email);
	const attempt = await deps.throttle.signIn({ email, ip: form.ip, isKnownDevice: deps.devices.knows(form.device, email) });
	const staff = await findByPassword(deps, email, form);
	if (!staff || !(await redeemCode(deps, staff, form.code))) {
		await recordStaffEvent(deps, { staff: staff?.id ?? null, event: 'sign_in_failed' });
		return undefined;
	}
	await attempt.succeeded();
	await recordStaffEvent(deps, { staff: staff.id, event: 'signed_in' });
	return openStaffSession(deps, staff, form);
}

/** Accepts a code of the second factor, or a recovery code, once: of two requests with the same code, the second finds its time step used (A19). */
export async function redeemCode(deps: NewsroomDeps, staff: Staff, code: string): Promise<boolean> {
	const { tables, clock, sealingKey } = deps;
	if (!isTimeCode(code)) return redeemRecovery(deps, staff, code);
	const step = staff.second_factor && timeStepOf(unseal(sealingKey, staff.second_factor), code, clock());
	if (!step) return false;
	const { numUpdatedRows } = await tables
		.updateTable('newsroom.staff')
		.set({ last_step: step })
		.where('id', '=', staff.id)
		.where('last_step', '<', step)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** A recovery code takes the place of the second factor, and is recorded. */
async function redeemRecovery(deps: NewsroomDeps, { id }: Staff, code: string): Promise<boolean> {
	const isRedeemed = await redeemRecoveryCode(deps, id, code);
	if (isRedeemed) await recordStaffEvent(deps, { staff: id, event: 'recovery_code_used' });
	return isRedeemed;
}
