import { sql } from 'kysely';
import { type ErasureKey, erasedAccountHash } from '../../store/erased-account-hash.ts';
import type { Tables } from '../../store/tables.ts';
import type { Rows } from './rows-of.ts';
import { Taken } from './taken.ts';

export type Moving = ErasureKey & { readonly tenant: string };

/** What the store already has of what these readers bring. */
export async function findTaken(moving: Moving, tables: Tables, readers: readonly Rows[]): Promise<Taken> {
	const taken = new Taken(moving.tenant);
	await addAccounts(taken, moving, tables, readers);
	await addLogins(taken, moving, tables, readers);
	await addErased(taken, moving, tables, readers);
	return taken;
}

async function addAccounts(taken: Taken, { tenant }: Moving, tables: Tables, readers: readonly Rows[]): Promise<void> {
	const accounts = readers.map(({ account }) => account);
	const [ids, legacyIds, emails] = [accounts.map(({ id }) => id), present(accounts, 'legacy_id'), present(accounts, 'email')];
	const found = await tables
		.selectFrom('identity.account')
		.select(['id', 'tenant', 'legacy_id as legacyId', 'email'])
		.where(
			sql<boolean>`id = any(${ids}::uuid[]) or tenant = ${tenant} and (legacy_id = any(${legacyIds}::text[]) or email = any(${emails}::text[]))`,
		)
		.execute();
	for (const owner of found) taken.addAccount(owner);
}

async function addLogins(taken: Taken, { tenant }: Moving, tables: Tables, readers: readonly Rows[]): Promise<void> {
	const subjects = readers.flatMap(({ logins }) => logins.map(({ subject }) => subject));
	const found = await tables
		.selectFrom('identity.login')
		.select(['issuer', 'subject'])
		.where('tenant', '=', tenant)
		.where(sql<boolean>`subject = any(${subjects}::text[])`)
		.execute();
	for (const login of found) taken.addLogin(login);
}

async function addErased(taken: Taken, moving: Moving, tables: Tables, readers: readonly Rows[]): Promise<void> {
	const traces = new Map(readers.map(({ account: { id } }) => [erasedAccountHash(moving, id).toString('hex'), id]));
	const found = await tables
		.selectFrom('identity.erasure')
		.select('account')
		.where(sql<boolean>`account = any(${[...traces.keys()].map((trace) => Buffer.from(trace, 'hex'))}::bytea[])`)
		.execute();
	for (const { account } of found) {
		const id = traces.get(account.toString('hex'));
		if (id !== undefined) taken.addErased(id);
	}
}

const present = (accounts: readonly Rows['account'][], member: 'legacy_id' | 'email'): readonly string[] =>
	accounts.flatMap((account) => account[member] ?? []);
