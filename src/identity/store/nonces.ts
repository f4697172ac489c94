import { digest, randomSecret } from '#platform/crypto';
import type { Tables } from './tables.ts';
import type { InTransaction, StoreDeps } from './transaction.ts';

/** What a nonce may be used for, and how long it is valid, in ms (R01, R13, contract 2.3). All but `swg-link` go out in emails. */
export const nonceLifetimes = {
	'verify-email': 86_400_000,
	'change-email': 86_400_000,
	'reset-password': 3_600_000,
	/** One-time links; the database and the API keep the name of the contract. */
	'magic-link': 600_000,
	'delete-account': 86_400_000,
	'swg-link': 600_000,
} as const;

type Purpose = keyof typeof nonceLifetimes;

type NonceData = Readonly<Record<string, string>>;

/** A nonce to issue. */
export type NewNonce = {
	readonly tenant: string;
	readonly account: string;
	readonly purpose: Purpose;
	/** What the nonce is bound to beyond account and purpose, such as an email address. */
	readonly data?: NonceData;
};

/** The nonce for the link of an email, and when it expires. */
export type IssuedNonce = { readonly nonce: string; readonly validUntil: Date };

/**
 * Issues a nonce and invalidates earlier ones of the same account and purpose (R03). The database stores only its digest. Lock the account
 * first: everything that changes nonces takes its locks in this order, so that none of it deadlocks.
 */
export async function issueNonce({ clock, tables }: InTransaction<StoreDeps>, { data = {}, ...nonceFor }: NewNonce): Promise<IssuedNonce> {
	const nonce = randomSecret();
	const now = clock();
	const validUntil = new Date(now.getTime() + nonceLifetimes[nonceFor.purpose]);
	await tables
		.updateTable('identity.nonce')
		.set({ used_at: now })
		.where('account', '=', nonceFor.account)
		.where('purpose', '=', nonceFor.purpose)
		.where('used_at', 'is', null)
		.execute();
	await tables
		.insertInto('identity.nonce')
		.values({
			...nonceFor,
			hash: digest(nonce),
			data: JSON.stringify(data),
			made_at: now,
			expires_at: validUntil,
			used_at: null,
		})
		.execute();
	return { nonce, validUntil };
}

/** The account of a nonce, and what else it was bound to. */
export type SpentNonce = { readonly account: string; readonly data: NonceData };

/** A nonce that a request brings. */
export type NonceUse = { readonly tenant: string; readonly purpose: Purpose; readonly nonce: string };

/**
 * Spends a nonce; of concurrent requests one gets it (R02). Returns undefined for a nonce that is unknown, spent, expired or of another
 * purpose, without telling which (R10). A rolled back transaction makes the nonce valid again.
 */
export async function spendNonce({ clock, tables }: StoreDeps, use: NonceUse): Promise<SpentNonce | undefined> {
	const now = clock();
	return tables
		.updateTable('identity.nonce')
		.set({ used_at: now })
		.where('hash', '=', digest(use.nonce))
		.where('tenant', '=', use.tenant)
		.where('purpose', '=', use.purpose)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['account', 'data'])
		.executeTakeFirst();
}

/** Reads a valid nonce without spending it, for work that has to be done before the transaction that spends it. */
export async function peekNonce({ tables, clock }: StoreDeps, use: NonceUse): Promise<SpentNonce | undefined> {
	return selectNonce(tables, use).where('used_at', 'is', null).where('expires_at', '>', clock()).executeTakeFirst();
}

/** Reads a nonce that was spent before, so that a second click on a link gets a friendly answer (R15). */
export async function findSpentNonce({ tables }: StoreDeps, use: NonceUse): Promise<SpentNonce | undefined> {
	return selectNonce(tables, use).where('used_at', 'is not', null).executeTakeFirst();
}

/** Reads a nonce that has not expired, spent or not. A person who has the nonce has read the email that it was sent in. */
export async function findUnexpiredNonce({ tables, clock }: StoreDeps, use: NonceUse): Promise<SpentNonce | undefined> {
	return selectNonce(tables, use).where('expires_at', '>', clock()).executeTakeFirst();
}

const selectNonce = (tables: Tables, { tenant, purpose, nonce }: NonceUse) =>
	tables
		.selectFrom('identity.nonce')
		.select(['account', 'data'])
		.where('hash', '=', digest(nonce))
		.where('tenant', '=', tenant)
		.where('purpose', '=', purpose);

/** Invalidates every nonce of an account (T07). */
export async function invalidateNonces({ clock, tables }: InTransaction<StoreDeps>, account: string): Promise<void> {
	await tables
		.updateTable('identity.nonce')
		.set({ used_at: clock() })
		.where('account', '=', account)
		.where('used_at', 'is', null)
		.execute();
}
