import { note } from '../audit/note.ts';
import type { Call, IdentityParts } from '../identity-parts.ts';
import type { Signed } from '../sessions/give-tokens.ts';
import { openSession } from '../sessions/open-session.ts';
import { tellNewDevice } from '../sessions/tell-new-device.ts';
import type { Account, Tables } from '../store/tables.ts';

export type Entering = {
	readonly account: Account;
	/** How the reader proved who she is; see `SessionRow.way`. */
	readonly way: string;
	readonly remember: boolean;
};

/** Lets a reader in who proved who she is: opens her session, notes it, and writes to her when the device is new. In one transaction. */
export async function enter(parts: IdentityParts, call: Call, { account, way, remember }: Entering, tables: Tables): Promise<Signed> {
	await tellNewDevice(parts, call, account, tables);
	await note(parts, call, { event: 'signed_in', account: account.id, details: { way } }, tables);
	const named = { userName: account.email ?? account.id, displayName: account.display_name };
	return openSession(parts, call, { ...named, account: account.id, way, remember }, tables);
}
