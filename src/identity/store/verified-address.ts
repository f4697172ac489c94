import type { Tables } from './tables.ts';

/** An address among the readers of a tenant, canonical. */
export type OwnAddress = { readonly tenant: string; readonly email: string };

/** The verified address of an account; undefined when it has none. Anybody can sign up with the address of somebody else. */
export async function verifiedAddressOf(tables: Tables, account: string): Promise<OwnAddress | undefined> {
	const row = tables
		.selectFrom('identity.account')
		.select(['tenant', 'email'])
		.where('id', '=', account)
		.where('email_verified', '=', true);
	const { tenant, email } = (await row.executeTakeFirst()) ?? { tenant: '', email: null };
	return email === null ? undefined : { tenant, email };
}
