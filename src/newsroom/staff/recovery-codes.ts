import { randomBytes } from 'node:crypto';
import { digest } from '#platform/crypto';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Tables } from '../store/tables.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const count = 10;

type CodeDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** A code of fifteen letters and digits in groups of five: 74 bits. Characters that look alike are left out. */
function newCode(): string {
	const text = Array.from(randomBytes(15), (byte) => letters[byte % 32]).join('');
	return [text.slice(0, 5), text.slice(5, 10), text.slice(10)].join('-');
}

/** The digest of a code without hyphens and in one case, since staff may type it either way. */
const digestOf = (staff: string, code: string) => digest(`${staff} ${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`);

/** Makes ten codes, which replace the former ones. They are shown once: the database has only their hashes. */
export async function makeRecoveryCodes({ tables, clock }: CodeDeps, staff: string): Promise<readonly string[]> {
	const codes = Array.from({ length: count }, newCode);
	const rows = codes.map((code) => ({ hash: digestOf(staff, code), staff, made_at: clock(), used_at: null }));
	await tables.transaction().execute(async (within) => {
		await forgetRecoveryCodes(within, staff);
		await within.insertInto('newsroom.recovery_code').values(rows).execute();
	});
	return codes;
}

/** Ends all codes of somebody. */
async function forgetRecoveryCodes(tables: Tables, staff: string): Promise<void> {
	await tables.deleteFrom('newsroom.recovery_code').where('staff', '=', staff).execute();
}

/** How many codes somebody has left. */
export async function recoveryCodesLeft({ tables }: CodeDeps, staff: string): Promise<number> {
	const codes = await tables
		.selectFrom('newsroom.recovery_code')
		.select('hash')
		.where('staff', '=', staff)
		.where('used_at', 'is', null)
		.execute();
	return codes.length;
}

/** Uses a code up; false when it is unknown or was used. Of two requests with the same code, only one gets true (A19). */
export async function redeemRecoveryCode({ tables, clock }: CodeDeps, staff: string, code: string): Promise<boolean> {
	const { numUpdatedRows } = await tables
		.updateTable('newsroom.recovery_code')
		.set({ used_at: clock() })
		.where('hash', '=', digestOf(staff, code))
		.where('staff', '=', staff)
		.where('used_at', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
