// Who may do what in the newsroom (N01–N04). Everything that is not in this table is denied.
import type { Role } from '../store/tables.ts';

const allRoles = ['contributor', 'editor', 'admin'] as const satisfies readonly Role[];
const publishers = ['editor', 'admin'] as const satisfies readonly Role[];

/** The roles that may perform each action, in the brands in which they work. */
export const permissions = {
	'read-stories': allRoles,
	'write-drafts': allRoles,
	'store-pictures': allRoles,
	'store-videos': allRoles,
	'delete-videos': publishers,
	publish: publishers,
	'edit-data': publishers,
	'read-answers': publishers,
	'edit-rules': publishers,
	'own-account': allRoles,
	'help-readers': ['admin'],
	'manage-staff': ['admin'],
	'read-log': ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** An action of staff. */
export type Permission = keyof typeof permissions;

/** What a route declares. An action: the role in the brand of its address must allow it. `signed-in`: all staff may use it. `open`: no sign-in is needed. */
export type RoutePermission = Permission | 'signed-in' | 'open';

/** Whether a role may perform an action. */
export function may(role: Role, action: Permission): boolean {
	const allowed: readonly Role[] = permissions[action];
	return allowed.includes(role);
}

const isAction = (name: string): name is Permission => Object.hasOwn(permissions, name);
/** All actions. */
const actions: readonly Permission[] = Object.keys(permissions).filter(isAction);

/** The actions of a role. */
export const actionsOf = (role: Role): readonly Permission[] => actions.filter((action) => may(role, action));

/**
 * The members of a story that only a publisher may change: who signs it, when and where it is shown, and what it is for. In the text of anybody
 * else they stay as they were (N04).
 */
export const publishersMembers: readonly string[] = [
	'canonical_url',
	'canonical_website',
	'content_restrictions',
	'credits',
	'display_date',
	'distributor',
	'owner',
	'publishing',
	'source',
	'syndication',
	'website',
	'website_url',
	'websites',
];
