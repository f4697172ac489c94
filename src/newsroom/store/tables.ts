import type { GeneratedAlways, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Database } from '#platform/database';

/** Roles of staff: an `editor` writes, an `admin` also looks after readers and staff. */
export const roles = ['editor', 'admin'] as const;
export type Role = (typeof roles)[number];

type StaffRow = {
	id: string;
	email: string;
	name: string;
	role: Role;
	/** PHC string; null until the set-up is done, and until then nobody can sign in (A20). */
	password: string | null;
	/** The secret of the second factor, encrypted. */
	second_factor: Buffer | null;
	/** The time step of the last accepted code; no step is accepted twice (A19). */
	last_step: number;
	made_at: Date;
	disabled_at: Date | null;
};

/** A member of staff. */
export type Staff = Selectable<StaffRow>;

type SetUpLinkRow = {
	/** SHA-256 of the secret in the link. */
	hash: Buffer;
	staff: string;
	/** The second factor that the set-up page offers, encrypted. */
	second_factor: Buffer;
	made_at: Date;
	expires_at: Date;
	used_at: Date | null;
};

type StaffSessionRow = { hash: Buffer; staff: string; made_at: Date; seen_at: Date; ends_at: Date; ended_at: Date | null };

type AuditRow = {
	id: GeneratedAlways<number>;
	staff: string | null;
	event: string;
	details: JSONColumnType<object, string, string>;
	happened_at: Date;
};

export type NewsroomTables = {
	'newsroom.staff': StaffRow;
	'newsroom.set_up_link': SetUpLinkRow;
	'newsroom.staff_session': StaffSessionRow;
	'newsroom.audit': AuditRow;
};

/** The tables of this module, inside or outside a transaction. */
export type Tables = Kysely<NewsroomTables>;

export const tablesOf = (database: Database): Tables => database.sql.withTables<NewsroomTables>();
