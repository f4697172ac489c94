// `npm run switches` while the program runs: the command sets a switch, or asks for the state of all.
import * as v from 'valibot';
import type { Database } from '#platform/database';
import { isSwitch } from '../../switches/switch-names.ts';
import { readSwitchedOff, type SwitchChange, setSwitch } from '../../switches/switch-store.ts';
import { type ControlHandler, controlCommand, controlHandler } from '../control-command.ts';

/** The switches that are off after the command, each with the time when it was switched off (ISO 8601). */
export type OffSince = readonly { readonly name: string; readonly since: string }[];

/** A change, or null to change nothing. */
export type SwitchRequest = { readonly name: string; readonly isOff: boolean } | null;

export const changeSwitch = controlCommand<SwitchRequest, OffSince>('switches')(
	v.nullable(v.object({ name: v.string(), isOff: v.boolean() })),
	v.array(v.object({ name: v.string(), since: v.string() })),
);

/** Sets a switch, unless `request` is null, and returns which switches are off afterwards. */
export async function switchedOff(database: Database, request: SwitchRequest): Promise<OffSince> {
	const change: SwitchChange | undefined = request && isSwitch(request.name) ? { name: request.name, isOff: request.isOff } : undefined;
	const off = await (change ? setSwitch(database, change) : readSwitchedOff(database));
	return [...off].map(([name, since]) => ({ name, since: since.toISOString() }));
}

export const switchesHandler = (database: Database): ControlHandler =>
	controlHandler(changeSwitch, (request) => switchedOff(database, request));
