import { digest, randomSecret } from '#platform/sealing';
import type { IdentityDeps } from '../identity-deps.ts';
import type { InTransaction, StoreDeps } from './transaction.ts';

/** What a nonce of a mail, or of Subscribe with Google, may be spent on, and for how long, in ms (R01, R13, contract 2.3). */
const lifetimes = {
	'verify-email': 86_400_000,
	'change-email': 86_400_000,
	'reset-password': 3_600_000,
	'magic-link': 600_000,
	'delete-account': 86_400_000,
	'swg-link': 600_000,
} as const;

type Purpose = keyof typeof lifetimes;

type NonceData = Readonly<Record<string, string>>;

export type NewNonce = {
	readonly tenant: string;
	readonly account: string;
	readonly purpose: Purpose;
	/** What the nonce is bound to beyond account and purpose, such as an address. */
	readonly data?: NonceData;
};

/** What the link of a letter is made of. */
export type IssuedNonce = { readonly nonce: string; readonly validUntil: Date };

/** Makes a nonce; those of the same purpose that the account had are dead from now on (R03). Only its digest is kept. */
export async function issueNonce({ clock, tables }: InTransaction<StoreDeps>, { data = {}, ...wanted }: NewNonce): Promise<IssuedNonce> {
	const nonce = randomSecret();
	const now = clock();
	const validUntil = new Date(now.getTime() + lifetimes[wanted.purpose]);
	await tables
		.updateTable('identity.nonce')
		.set({ used_at: now })
		.where('account', '=', wanted.account)
		.where('purpose', '=', wanted.purpose)
		.where('used_at', 'is', null)
		.execute();
	await tables
		.insertInto('identity.nonce')
		.values({
			...wanted,
			hash: digest(nonce),
			data: JSON.stringify(data),
			made_at: now,
			expires_at: validUntil,
			used_at: null,
		})
		.execute();
	return { nonce, validUntil };
}

export type SpentNonce = { readonly account: string; readonly data: NonceData };

type NonceUse = { readonly tenant: string; readonly purpose: Purpose; readonly nonce: string };

/**
 * Spends a nonce: of any number of requests at once one gets it (R02). Undefined for one that is unknown, spent, of another purpose or too
 * old, which are all alike (R10). In a transaction that is rolled back it is good again.
 */
export async function spendNonce({ clock, tables }: StoreDeps, spending: NonceUse): Promise<SpentNonce | undefined> {
	const now = clock();
	return tables
		.updateTable('identity.nonce')
		.set({ used_at: now })
		.where('hash', '=', digest(spending.nonce))
		.where('tenant', '=', spending.tenant)
		.where('purpose', '=', spending.purpose)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['account', 'data'])
		.executeTakeFirst();
}

/** What a nonce would give, while it is good: for what has to be done before the transaction that spends it. */
export async function peekNonce({ tables, clock }: IdentityDeps, { tenant, purpose, nonce }: NonceUse): Promise<SpentNonce | undefined> {
	return tables
		.selectFrom('identity.nonce')
		.select(['account', 'data'])
		.where('hash', '=', digest(nonce))
		.where('tenant', '=', tenant)
		.where('purpose', '=', purpose)
		.where('used_at', 'is', null)
		.where('expires_at', '>', clock())
		.executeTakeFirst();
}

/** The account of a nonce that was spent already; lets a second click on a link be friendly (R15). */
export async function findSpentNonce({ tables }: IdentityDeps, { tenant, purpose, nonce }: NonceUse): Promise<SpentNonce | undefined> {
	return tables
		.selectFrom('identity.nonce')
		.select(['account', 'data'])
		.where('hash', '=', digest(nonce))
		.where('tenant', '=', tenant)
		.where('purpose', '=', purpose)
		.where('used_at', 'is not', null)
		.executeTakeFirst();
}

/** Kills every nonce of an account (T07). */
export async function invalidateNonces({ clock, tables }: InTransaction<StoreDeps>, account: string): Promise<void> {
	await tables
		.updateTable('identity.nonce')
		.set({ used_at: clock() })
		.where('account', '=', account)
		.where('used_at', 'is', null)
		.execute();
}
