import { type KeyObject, randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock';
import { digest, randomSecret, seal } from '#platform/crypto';
import type { Role, Tables } from '../store/tables.ts';
import { recordStaffEvent } from './record-staff-event.ts';
import { newSecondFactor } from './second-factor.ts';
import { canonicalEmail } from './sign-in.ts';

/** A set-up link works for an hour (A20). */
const linkMs = 3_600_000;

export type AddStaffDeps = { readonly tables: Tables; readonly clock: Clock; readonly sealingKey: KeyObject };

/** Somebody to let into the newsroom. */
type Invited = { readonly email: string; readonly role?: Role | undefined };

/** Without an admin nobody could help readers, nor see who did what (N10). */
class LastAdmin extends Error {
	override readonly name = 'LastAdmin';

	constructor(email: string) {
		super(`${email} is the last admin and cannot become an editor; add another admin first`);
	}
}

/** Throws `LastAdmin` when this member of staff is the only admin who can sign in. */
async function requireOtherAdmin(tables: Tables, email: string): Promise<void> {
	const admins = await tables
		.selectFrom('newsroom.staff')
		.select('email')
		.where('role', '=', 'admin')
		.where('disabled_at', 'is', null)
		.execute();
	if (admins.length === 1 && admins[0]?.email === email) throw new LastAdmin(email);
}

/**
 * Adds a member of staff, or makes a new set-up link for an existing one. Resolves to the secret of the link. A new member has no
 * password until the set-up (A20); an existing one keeps the old password and second factor until the set-up is done again. Without a role, a
 * new member is an editor, and an existing one keeps the role. Throws `LastAdmin`.
 */
export async function addStaff(deps: AddStaffDeps, { email: typed, role }: Invited): Promise<string> {
	const { tables, clock, sealingKey } = deps;
	const email = canonicalEmail(typed);
	const now = clock();
	if (role === 'editor') await requireOtherAdmin(tables, email);
	const { id, role: given } = await tables
		.insertInto('newsroom.staff')
		.values({ id: randomUUID(), email, name: email.split('@', 1)[0] ?? email, role: role ?? 'editor', last_step: 0, made_at: now })
		.onConflict((conflict) => conflict.column('email').doUpdateSet({ ...(role && { role }), disabled_at: null }))
		.returning(['id', 'role'])
		.executeTakeFirstOrThrow();
	const secret = randomSecret();
	await tables.updateTable('newsroom.set_up_link').set({ used_at: now }).where('staff', '=', id).where('used_at', 'is', null).execute();
	await tables
		.insertInto('newsroom.set_up_link')
		.values({
			hash: digest(secret),
			staff: id,
			second_factor: seal(sealingKey, newSecondFactor()),
			made_at: now,
			expires_at: new Date(now.getTime() + linkMs),
		})
		.execute();
	await recordStaffEvent(deps, { staff: id, event: 'staff_added', details: { role: given } });
	return secret;
}

/** Path of the set-up page, on the site of any brand. */
export const setUpPath = (secret: string): string => `/redaccion/preparar/?clave=${secret}`;
