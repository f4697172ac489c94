import type { Change } from '#platform/database';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Signed } from '../sessions/give-tokens.ts';
import { openSession } from '../sessions/open-session.ts';
import { isOnNewDevice, tellNewDevice } from '../sessions/tell-new-device.ts';
import { noting } from '../store/audit/note.ts';
import type { Account, Tables } from '../store/tables.ts';

export type Entering = {
	readonly account: Account;
	/** How the reader proved who she is; see `SessionRow.way`. */
	readonly way: string;
	readonly remember: boolean;
	/** What changes with it, in the same statement. */
	readonly beside?: readonly Change[];
};

/** Lets a reader in who proved who she is: opens her session, notes it, and writes to her when the device is new. In one transaction. */
export async function enter(deps: IdentityDeps, call: Call, entering: Entering, tables: Tables): Promise<Signed> {
	const { account } = entering;
	if (await isOnNewDevice(deps, call, account, tables)) await tellNewDevice(deps, call, account, tables);
	return open(deps, call, entering, tables);
}

/** The same where nothing else changes: without a letter one statement does all. */
export async function enterAtOnce(deps: IdentityDeps, call: Call, entering: Entering): Promise<Signed> {
	const { tables } = deps;
	if (!(await isOnNewDevice(deps, call, entering.account, tables))) return open(deps, call, entering, tables);
	return tables.transaction().execute(async (within) => {
		await tellNewDevice(deps, call, entering.account, within);
		return open(deps, call, entering, within);
	});
}

function open(deps: IdentityDeps, call: Call, { account, way, remember, beside = [] }: Entering, tables: Tables): Promise<Signed> {
	const named = { userName: account.email ?? account.id, displayName: account.display_name };
	const noted = noting(deps, call, { event: 'signed_in', account: account.id, details: { way } }, tables);
	return openSession(deps, call, { ...named, account: account.id, way, remember, beside: [noted, ...beside] }, tables);
}
