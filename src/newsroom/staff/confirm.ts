import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';

/**
 * Whether signed-in staff are who they say: an open session is not enough to make a new way to sign in (A19). `isRight` checks what they typed.
 * What is wrong counts as an attempt to sign in from a known device. Throws the refusal of too many attempts, before it checks anything.
 */
export async function confirmStaff(
	{ throttle }: NewsroomDeps,
	{ staff, ip }: SignedInStaff,
	isRight: () => Promise<boolean>,
): Promise<boolean> {
	const attempt = await throttle.signIn({ email: staff.email, ip, isKnownDevice: true });
	const isConfirmed = await isRight();
	if (isConfirmed) await attempt.succeeded();
	return isConfirmed;
}
