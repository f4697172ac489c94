import type { Brand } from '#brands';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Account } from '../../store/tables.ts';
import { findAccountByUuid } from '../find-account.ts';

/** The public data of a reader: what a comment shows, and nothing else (CONT-07, P04). */
export type PublicProfile = { readonly uuid: string; readonly displayName: string | null; readonly picture: string | null };

/** The public profile of a reader of the brand; undefined when the brand has no such reader, or the account is disabled. */
export async function findPublicProfile({ tables }: IdentityDeps, brand: Brand, uuid: string): Promise<PublicProfile | undefined> {
	const account = await findAccountByUuid(tables, { brand }, uuid);
	if (!account || account.status === 'Disabled') return undefined;
	return { uuid: account.id, displayName: publicName(account), picture: account.picture };
}

/** The name that others see: the display name, or else the first name; null without either. */
export const publicName = ({ display_name, first_name }: Pick<Account, 'display_name' | 'first_name'>): string | null =>
	display_name || first_name || null;
