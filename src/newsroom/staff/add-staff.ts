import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock';
import { digest, randomSecret, seal } from '#platform/sealing';
import type { Role, Tables } from '../store/tables.ts';
import { recordStaffEvent } from './record-staff-event.ts';
import { newSecondFactor } from './second-factor.ts';

/** A set-up link works for an hour (A20). */
const linkMs = 3_600_000;

export type AddStaffDeps = { readonly tables: Tables; readonly clock: Clock; readonly sealingKey: Buffer };

/**
 * Adds a member of staff, or makes a new set-up link for an existing one. Resolves to the secret of the link. A new member has no
 * password until the set-up (A20); an existing one keeps the old password and second factor until the set-up is done again.
 */
export async function addStaff(deps: AddStaffDeps, invitation: { readonly email: string; readonly role: Role }): Promise<string> {
	const { tables, clock, sealingKey } = deps;
	const email = invitation.email.trim().toLowerCase();
	const now = clock();
	const { id } = await tables
		.insertInto('newsroom.staff')
		.values({ id: randomUUID(), email, name: email.split('@', 1)[0] ?? email, role: invitation.role, last_step: 0, made_at: now })
		.onConflict((conflict) => conflict.column('email').doUpdateSet({ role: invitation.role, disabled_at: null }))
		.returning('id')
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
	await recordStaffEvent(deps, { staff: id, event: 'staff_added', details: { role: invitation.role } });
	return secret;
}

/** Path of the set-up page, on the site of any brand. */
export const setUpPath = (secret: string): string => `/redaccion/preparar/?clave=${secret}`;
