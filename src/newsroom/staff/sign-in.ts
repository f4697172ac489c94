import { digest, randomSecret, unseal } from '#platform/sealing';
import type { NewsroomParts } from '../newsroom-parts.ts';
import type { Staff } from '../store/tables.ts';
import { note } from './note.ts';
import { stepOf } from './second-factor.ts';

/** A staff session ends after half a day, or an hour without use, in ms. */
export const wholeMs = 43_200_000;
export const idleMs = 3_600_000;

export type StaffSignIn = { readonly email: string; readonly password: string; readonly code: string; readonly ip: string | undefined };

/** Signs staff in by password and second factor together; what was wrong is not told. Gives the secret of the session. */
export async function signInStaff(parts: NewsroomParts, form: StaffSignIn): Promise<string | undefined> {
	const email = form.email.trim().toLowerCase();
	const attempt = await parts.throttle.signIn(email, form.ip);
	const staff = await provenStaff(parts, email, form.password);
	if (!staff || !(await takeCode(parts, staff, form.code))) {
		await attempt.failed();
		await note(parts, { staff: staff?.id ?? null, event: 'sign_in_failed' });
		return undefined;
	}
	await attempt.succeeded();
	await note(parts, { staff: staff.id, event: 'signed_in' });
	return openStaffSession(parts, staff);
}

async function provenStaff({ tables, passwords }: NewsroomParts, email: string, password: string): Promise<Staff | undefined> {
	const staff = await tables
		.selectFrom('newsroom.staff')
		.selectAll()
		.where('email', '=', email)
		.where('disabled_at', 'is', null)
		.executeTakeFirst();
	if (!staff?.password) {
		await passwords.verifyNothing(password);
		return undefined;
	}
	return (await passwords.verify(staff.password, password)).matches ? staff : undefined;
}

/** Takes a code once: of two requests with the same one, the second finds its step taken (A19). */
async function takeCode({ tables, clock, sealing }: NewsroomParts, staff: Staff, code: string): Promise<boolean> {
	const step = staff.second_factor && stepOf(unseal(sealing, staff.second_factor), code, clock());
	if (!step) return false;
	const { numUpdatedRows } = await tables
		.updateTable('newsroom.staff')
		.set({ last_step: step })
		.where('id', '=', staff.id)
		.where('last_step', '<', step)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

async function openStaffSession({ tables, clock }: NewsroomParts, { id }: Staff): Promise<string> {
	const secret = randomSecret();
	const now = clock();
	await tables
		.insertInto('newsroom.staff_session')
		.values({ hash: digest(secret), staff: id, made_at: now, seen_at: now, ends_at: new Date(now.getTime() + wholeMs) })
		.execute();
	return secret;
}
