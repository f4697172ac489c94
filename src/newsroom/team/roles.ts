import type { BrandId } from '#brands';
import { may, type Permission } from '../permissions/permissions.ts';
import { everyBrand, type Role, type Tables } from '../store/tables.ts';

/** Brand, or `everyBrand`, → the role there. */
export type RolesByBrand = ReadonlyMap<string, Role>;

/** The roles of a member of staff. */
export async function rolesOf(tables: Tables, staff: string): Promise<RolesByBrand> {
	const rows = await tables.selectFrom('newsroom.staff_role').select(['brand', 'role']).where('staff', '=', staff).execute();
	return new Map(rows.map(({ brand, role }) => [brand, role]));
}

/** The role of a person in a brand; undefined if they do not work there. A role in the brand comes before the one in every brand. */
export const roleIn = (roles: RolesByBrand, brand: BrandId): Role | undefined => roles.get(brand) ?? roles.get(everyBrand);

/** Whether somebody may perform an action in a brand. */
export function mayIn(roles: RolesByBrand, brand: BrandId, action: Permission): boolean {
	const role = roleIn(roles, brand);
	return role !== undefined && may(role, action);
}

/**
 * Whether a person may act on the whole account of another: suspend it, remove it, or send a new link. They must be an admin of every brand in which
 * the other works (N02). For somebody with a role in every brand, that is an admin of every brand.
 */
export function looksAfter(own: RolesByBrand, other: RolesByBrand): boolean {
	if (own.get(everyBrand) === 'admin') return true;
	return [...other.keys()].every((brand) => brand !== everyBrand && own.get(brand) === 'admin');
}

/**
 * Whether an admin may change the roles of another. A role in one brand takes precedence over a role in every brand, so an admin of one
 * brand could demote an admin of all brands there. So only admins of every brand may change the roles of somebody with a role in every
 * brand (N02).
 */
export const mayChangeRoles = (own: RolesByBrand, other: RolesByBrand): boolean =>
	own.get(everyBrand) === 'admin' || !other.has(everyBrand);
