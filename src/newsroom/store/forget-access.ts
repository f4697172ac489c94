import type { Tables } from './tables.ts';

/** Deletes the recovery codes and passkeys of somebody. */
export async function forgetAccess(tables: Tables, staff: string): Promise<void> {
	await tables.deleteFrom('newsroom.recovery_code').where('staff', '=', staff).execute();
	await tables.deleteFrom('newsroom.passkey').where('staff', '=', staff).execute();
}
