import { sql } from 'kysely';
import { type ErasureKey, erasedAccountHashes } from '../../store/erased-account-hash.ts';
import type { Tables } from '../../store/tables.ts';
import type { AccountRows } from './account-rows.ts';
import { ExistingAccounts } from './existing-accounts.ts';

/** Where to look for existing accounts. */
export type ImportScope = ErasureKey & { readonly tables: Tables; readonly tenant: string };

/** Reads from the database the accounts, logins and erasures that may conflict with imported accounts. */
export async function findExistingAccounts(scope: ImportScope, readers: readonly AccountRows[]): Promise<ExistingAccounts> {
	const existing = new ExistingAccounts(scope.tenant);
	await addAccounts(scope, existing, readers);
	await addLogins(scope, existing, readers);
	await addErased(scope, existing, readers);
	return existing;
}

async function addAccounts({ tables, tenant }: ImportScope, existing: ExistingAccounts, readers: readonly AccountRows[]): Promise<void> {
	const accounts = readers.map(({ account }) => account);
	const [ids, legacyIds, emails] = [accounts.map(({ id }) => id), present(accounts, 'legacy_id'), present(accounts, 'email')];
	const found = await tables
		.selectFrom('identity.account')
		.select(['id', 'tenant', 'legacy_id as legacyId', 'email'])
		.where(
			sql<boolean>`id = any(${ids}::uuid[]) or tenant = ${tenant} and (legacy_id = any(${legacyIds}::text[]) or email = any(${emails}::text[]))`,
		)
		.execute();
	for (const account of found) existing.addAccount(account);
}

async function addLogins({ tables, tenant }: ImportScope, existing: ExistingAccounts, readers: readonly AccountRows[]): Promise<void> {
	const subjects = readers.flatMap(({ logins }) => logins.map(({ subject }) => subject));
	const found = await tables
		.selectFrom('identity.login')
		.select(['issuer', 'subject'])
		.where('tenant', '=', tenant)
		.where(sql<boolean>`subject = any(${subjects}::text[])`)
		.execute();
	for (const login of found) existing.addLogin(login);
}

async function addErased(scope: ImportScope, existing: ExistingAccounts, readers: readonly AccountRows[]): Promise<void> {
	const idsByHash = new Map(
		readers.flatMap(({ account: { id } }) => erasedAccountHashes(scope, id).map((hash) => [hash.toString('hex'), id] as const)),
	);
	const found = await scope.tables
		.selectFrom('identity.erasure')
		.select('account')
		.where(sql<boolean>`account = any(${[...idsByHash.keys()].map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
		.execute();
	for (const { account } of found) {
		const id = idsByHash.get(account.toString('hex'));
		if (id !== undefined) existing.addErased(id);
	}
}

const present = (accounts: readonly AccountRows['account'][], member: 'legacy_id' | 'email'): readonly string[] =>
	accounts.flatMap((account) => account[member] ?? []);
