import { sql } from 'kysely';
import type { Database, Migration } from '#platform/database';
import { isSwitch, type SwitchName } from './switch-names.ts';

/** The migration for the table that lists what is switched off. */
export const migrations: readonly Migration[] = [
	{
		name: 'program-0001-switches',
		sql: `create schema if not exists platform;
			create table platform.switched_off (name text primary key, since timestamptz not null)`,
	},
];

/** What is switched off, with the time since when. */
export type SwitchedOff = ReadonlyMap<SwitchName, Date>;

export async function readSwitchedOff({ sql: query }: Database): Promise<SwitchedOff> {
	const { rows } = await sql<{ name: string; since: Date }>`select name, since from platform.switched_off`.execute(query);
	// Another version of the program may have more switches.
	return new Map(rows.flatMap(({ name, since }) => (isSwitch(name) ? [[name, since] as const] : [])));
}

/** A switch, and the state to set. */
export type SwitchChange = { readonly name: SwitchName; readonly isOff: boolean };

/** Sets a switch for all processes, and returns what is off afterwards. */
export async function setSwitch(database: Database, { name, isOff }: SwitchChange): Promise<SwitchedOff> {
	const change = isOff
		? sql`insert into platform.switched_off (name, since) values (${name}, now()) on conflict do nothing`
		: sql`delete from platform.switched_off where name = ${name}`;
	await change.execute(database.sql);
	return readSwitchedOff(database);
}
