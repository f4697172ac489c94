// Finds the verified email address of an account, with its tenant.
import type { NotNull } from 'kysely';
import type { Tables } from './tables.ts';

/** An address among the readers of a tenant, canonical. */
export type OwnAddress = { readonly tenant: string; readonly email: string };

/** The verified address of an account; undefined when it has none. Anybody can sign up with the address of somebody else. */
export const verifiedAddressOf = (tables: Tables, account: string): Promise<OwnAddress | undefined> =>
	tables
		.selectFrom('identity.account')
		.select(['tenant', 'email'])
		.where('id', '=', account)
		.where('email_verified', '=', true)
		.where('email', 'is not', null)
		.$narrowType<{ email: NotNull }>()
		.executeTakeFirst();
