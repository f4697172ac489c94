import { NOWHERE, networkOf } from '#platform/network';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Staff } from '../store/tables.ts';

/** How many characters a password of staff has: with a second factor NIST requires 8, ASVS 15. */
export const passwordLength = { min: 15, max: 250 } as const;

/** Whether staff may choose a password. */
export function isPasswordAllowed(password: string): boolean {
	const { length } = [...password];
	return length >= passwordLength.min && length <= passwordLength.max;
}

/** The hash of a password that staff choose. It waits for its turn behind sign-ins. */
export const hashPassword = ({ passwords }: NewsroomDeps, staff: Pick<Staff, 'id'>, password: string): Promise<string> =>
	passwords.hash(password, { networkKey: NOWHERE, account: staff.id });

type TypedPassword = { readonly password: string; readonly ip: string | undefined };

/** Finds the staff with an address and password; undefined for a wrong password, and after the same time for an unknown address. */
export async function findByPassword(
	{ tables, passwords }: NewsroomDeps,
	email: string,
	{ password, ip }: TypedPassword,
): Promise<Staff | undefined> {
	const caller = { networkKey: networkOf(ip), account: email };
	const staff = await tables
		.selectFrom('newsroom.staff')
		.selectAll()
		.where('email', '=', email)
		.where('disabled_at', 'is', null)
		.executeTakeFirst();
	if (!staff?.password) {
		await passwords.verifyNothing(password, caller);
		return undefined;
	}
	return (await passwords.verify(staff.password, password, caller)).matches ? staff : undefined;
}
