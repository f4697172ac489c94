import { randomUUID } from 'node:crypto';
import type { BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import { digest, type Keys, randomSecret, seal } from '#platform/crypto';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import { everyBrand, type Role, type Tables } from '../store/tables.ts';
import { changeTeam } from '../team/change-team.ts';
import { type RolesByBrand, rolesOf } from '../team/roles.ts';
import { replaceRoles } from '../team/team.ts';
import { newSecondFactor } from './second-factor.ts';
import { canonicalEmail } from './sign-in.ts';

/** A set-up link works for an hour (A20). */
const linkMs = 3_600_000;

/** Suspended staff get no link: `resume` is a separate action, which the log records. */
export class Suspended extends Error {
	override readonly name = 'Suspended';

	constructor() {
		super('they are suspended; resume them first');
	}
}

export type AddStaffDeps = { readonly tables: Tables; readonly clock: Clock; readonly sealingKey: Keys };

/** Somebody to let into the newsroom. */
export type Invited = {
	readonly email: string;
	readonly role?: Role | undefined;
	/** The brands in which they will work. Default: all for a new member of staff, and no change for an existing one. */
	readonly brands?: readonly BrandId[] | undefined;
	/** The role in each brand, in place of `role` and `brands`. */
	readonly roles?: RolesByBrand | undefined;
};

/**
 * Adds a member of staff, or makes a new set-up link for an existing one. Resolves to the secret of the link. A new member has no password
 * until the set-up (A20); an existing one keeps the old password and second factor until the set-up is done again. Without a role, a new
 * member is an editor, and an existing one keeps the role. `by` is who invites; null for an operator. Throws `LastAdmin` and `Suspended`.
 * Somebody who was removed may be added again.
 */
export async function addStaff(deps: AddStaffDeps, invited: Invited, by: string | null = null): Promise<string> {
	const { tables, clock, sealingKey } = deps;
	const email = canonicalEmail(invited.email);
	const now = clock();
	const secret = randomSecret();
	const { id, roles } = await changeTeam(tables, async (within) => {
		const member = await within
			.insertInto('newsroom.staff')
			.values({ id: randomUUID(), email, name: email.split('@', 1)[0] ?? email, last_step: 0, made_at: now })
			.onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
			.returning(['id', 'disabled_at'])
			.executeTakeFirstOrThrow();
		const former = await rolesOf(within, member.id);
		if (member.disabled_at && former.size > 0) throw new Suspended();
		await within.updateTable('newsroom.staff').set({ disabled_at: null }).where('id', '=', member.id).execute();
		const given = rolesFor(invited, former);
		await replaceRoles(within, member.id, given);
		await within
			.updateTable('newsroom.set_up_link')
			.set({ used_at: now })
			.where('staff', '=', member.id)
			.where('used_at', 'is', null)
			.execute();
		const link = {
			staff: member.id,
			second_factor: seal(sealingKey, newSecondFactor()),
			made_at: now,
			expires_at: new Date(now.getTime() + linkMs),
		};
		await within
			.insertInto('newsroom.set_up_link')
			.values({ hash: digest(secret), ...link })
			.execute();
		return { id: member.id, roles: given };
	});
	const details = { brands: [...roles.keys()], person: id, email, roles: Object.fromEntries(roles) };
	await recordStaffEvent(deps, { staff: by, event: 'staff_added', details });
	return secret;
}

/** The roles after an invitation; unchanged if it names none. */
function rolesFor({ role, brands, roles }: Invited, now: RolesByBrand): RolesByBrand {
	if (roles) return roles;
	if (now.size > 0 && role === undefined && brands === undefined) return now;
	const places = brands ?? (now.size > 0 ? [...now.keys()] : [everyBrand]);
	const given = role ?? [...now.values()][0] ?? 'editor';
	return new Map(places.map((place) => [place, given]));
}

/** Path of the set-up page, at the host of the newsroom. */
export const setUpPath = (secret: string): string => `/preparar/?clave=${secret}`;
