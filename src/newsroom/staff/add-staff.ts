import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock';
import { digest, randomSecret, seal } from '#platform/sealing';
import type { Role, Tables } from '../store/tables.ts';
import { note } from './note.ts';
import { newSecondFactor } from './second-factor.ts';

/** A link is good for an hour (A20). */
const linkMs = 3_600_000;

export type AddStaff = { readonly tables: Tables; readonly clock: Clock; readonly sealing: Buffer };

/**
 * Adds a member of staff, or makes a new link for one who is there, and gives the secret of the link. There is no password until it is
 * used (A20); with a new link the old way in goes on until the set-up is done again.
 */
export async function addStaff(parts: AddStaff, wanted: { readonly email: string; readonly role: Role }): Promise<string> {
	const { tables, clock, sealing } = parts;
	const email = wanted.email.trim().toLowerCase();
	const now = clock();
	const { id } = await tables
		.insertInto('newsroom.staff')
		.values({ id: randomUUID(), email, name: email.split('@', 1)[0] ?? email, role: wanted.role, last_step: 0, made_at: now })
		.onConflict((conflict) => conflict.column('email').doUpdateSet({ role: wanted.role, disabled_at: null }))
		.returning('id')
		.executeTakeFirstOrThrow();
	const secret = randomSecret();
	await tables.updateTable('newsroom.set_up_link').set({ used_at: now }).where('staff', '=', id).where('used_at', 'is', null).execute();
	await tables
		.insertInto('newsroom.set_up_link')
		.values({
			hash: digest(secret),
			staff: id,
			second_factor: seal(sealing, newSecondFactor()),
			made_at: now,
			expires_at: new Date(now.getTime() + linkMs),
		})
		.execute();
	await note(parts, { staff: id, event: 'staff_added', details: { role: wanted.role } });
	return secret;
}

/** Path of the page of a link, below the address of any brand. */
export const setUpPath = (secret: string): string => `/redaccion/preparar/?clave=${secret}`;
