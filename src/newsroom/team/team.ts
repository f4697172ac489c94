import type { NewsroomDeps } from '../newsroom-deps.ts';
import { forgetAccess } from '../store/forget-access.ts';
import { everyBrand, type Role, type Tables } from '../store/tables.ts';
import { changeTeam } from './change-team.ts';
import { type RolesByBrand, rolesOf } from './roles.ts';

type TeamDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** A member of the team. `isReady`: they have chosen a password. */
export type Member = {
	readonly id: string;
	readonly email: string;
	readonly name: string;
	readonly isReady: boolean;
	readonly isSuspended: boolean;
	readonly roles: RolesByBrand;
};

/** Those who work in a brand, by name. */
export async function teamOf(tables: Tables, brand: string): Promise<readonly Member[]> {
	const found = await tables
		.selectFrom('newsroom.staff')
		.select(['id'])
		.where('id', 'in', tables.selectFrom('newsroom.staff_role').select('staff').where('brand', 'in', [brand, everyBrand]))
		.orderBy('name')
		.execute();
	const members = await Promise.all(found.map(({ id }) => findMember(tables, id)));
	return members.filter((member) => member !== undefined);
}

/** A member of staff by id; undefined when there is none, or when they were removed. */
export async function findMember(tables: Tables, id: string): Promise<Member | undefined> {
	const staff = await tables.selectFrom('newsroom.staff').selectAll().where('id', '=', id).executeTakeFirst();
	const roles = await rolesOf(tables, id);
	if (!staff || roles.size === 0) return undefined;
	const { email, name, password, disabled_at } = staff;
	return { id, email, name, isReady: password !== null, isSuspended: disabled_at !== null, roles };
}

/** Gives a person these roles, in place of all former ones. Throws `LastAdmin`. */
export function setRoles(tables: Tables, staff: string, roles: ReadonlyMap<string, Role>): Promise<void> {
	return changeTeam(tables, (within) => replaceRoles(within, staff, roles));
}

/** `setRoles` inside `changeTeam`. */
export async function replaceRoles(tables: Tables, staff: string, roles: ReadonlyMap<string, Role>): Promise<void> {
	await tables.deleteFrom('newsroom.staff_role').where('staff', '=', staff).execute();
	if (roles.size === 0) return;
	const rows = [...roles].map(([brand, role]) => ({ staff, brand, role }));
	await tables.insertInto('newsroom.staff_role').values(rows).execute();
}

/** Suspends a person until `resume`; their sessions end at once. Throws `LastAdmin`. */
export const suspend = ({ tables, clock }: TeamDeps, staff: string): Promise<void> =>
	changeTeam(tables, async (within) => {
		await within.updateTable('newsroom.staff').set({ disabled_at: clock() }).where('id', '=', staff).execute();
		await endAll(within, staff, clock());
	});

/** Lets a suspended person sign in again. */
export async function resume({ tables }: TeamDeps, staff: string): Promise<void> {
	await tables.updateTable('newsroom.staff').set({ disabled_at: null }).where('id', '=', staff).execute();
}

/**
 * Removes somebody for good: roles, password, second factor, recovery codes, passkeys and sessions. Name and email stay, for the log.
 * Throws `LastAdmin`.
 */
export const remove = ({ tables, clock }: TeamDeps, staff: string): Promise<void> =>
	changeTeam(tables, async (within) => {
		const gone = { disabled_at: clock(), password: null, second_factor: null };
		await within.updateTable('newsroom.staff').set(gone).where('id', '=', staff).execute();
		await within
			.updateTable('newsroom.set_up_link')
			.set({ used_at: clock() })
			.where('staff', '=', staff)
			.where('used_at', 'is', null)
			.execute();
		await forgetAccess(within, staff);
		await replaceRoles(within, staff, new Map());
		await endAll(within, staff, clock());
	});

async function endAll(tables: Tables, staff: string, now: Date): Promise<void> {
	await tables
		.updateTable('newsroom.staff_session')
		.set({ ended_at: now })
		.where('staff', '=', staff)
		.where('ended_at', 'is', null)
		.execute();
}
