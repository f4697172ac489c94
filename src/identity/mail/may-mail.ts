import type { IdentityParts } from '../identity-parts.ts';
import type { Tables } from '../store/tables.ts';
import type { LetterName } from './letters/letters.ts';

/** Whether an account may get one more letter of a kind: three in an hour (R11). Who asked gets the same answer beyond that. */
export async function mayMail(parts: IdentityParts, tables: Tables, account: string, letter: LetterName): Promise<boolean> {
	return (await parts.mail.lately(tables, { account, letter, since: new Date(parts.clock().getTime() - 3_600_000) })) < 3;
}
