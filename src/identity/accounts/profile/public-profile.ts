import type { Brand } from '#brands';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Account } from '../../store/tables.ts';
import { findAccountByUuid } from '../find-account.ts';

/** What anybody may see of a reader (CONT-07, P04): what is shown beside a comment, and nothing else. */
export type PublicProfile = { readonly uuid: string; readonly displayName: string | null; readonly picture: string | null };

/** The public profile of a reader of the brand; undefined when it has no such reader, or she may not sign in. */
export async function findPublicProfile({ tables }: IdentityDeps, brand: Brand, uuid: string): Promise<PublicProfile | undefined> {
	const account = await findAccountByUuid(tables, { brand }, uuid);
	if (!account || account.status === 'Disabled') return undefined;
	return { uuid: account.id, displayName: publicName(account), picture: account.picture };
}

/** The name under which others see her: the one she chose, else her first name; null when she gave neither. */
export const publicName = ({ display_name, first_name }: Pick<Account, 'display_name' | 'first_name'>): string | null =>
	display_name || first_name || null;
