import { getAccount } from '../../accounts/find-account.ts';
import { insertAccount } from '../../accounts/insert-account.ts';
import { removeUnproven } from '../../accounts/logins-before-verification.ts';
import { type Call, type ReaderCall, tenantOf } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { queueLinkMail } from '../../mail/queue-link-mail.ts';
import { refuse } from '../../refuse.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { requireFreshSignIn } from '../../sessions/require-fresh-sign-in.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account, Tables } from '../../store/tables.ts';
import type { ProviderEmail, VerifiedIdentity } from '../verified-identity.ts';

/**
 * The account that a new login of a verified identity belongs to: the signed-in reader's, the one with the same email address, or a new
 * one. Refuses when the email address has an account but the provider is not trusted for it.
 */
export async function findOrCreateAccount(tx: TransactionDeps, call: Call, verified: VerifiedIdentity): Promise<Account> {
	if (call.reader) return linkToReader(tx, { ...call, reader: call.reader }, verified);
	const { email } = verified;
	const account = email && (await lockByEmail(tx.tables, call, email.canonical));
	if (!account) return createAccount(tx, call, verified);
	if (!email.isProven) return refuse(call.brand.accounts.protectsAgainstEnumeration ? 'authentication-failed' : 'email-in-use');
	return linkByEmail(tx, call, { account, verified });
}

/** Links to the signed-in reader, who must have signed in recently, because a login gives access to the account (A15). */
async function linkToReader(tx: TransactionDeps, call: ReaderCall, verified: VerifiedIdentity): Promise<Account> {
	requireFreshSignIn(tx, call);
	const account = await lockReader(tx, call);
	await reportLink(tx, call, { account, verified });
	return account;
}

async function lockByEmail(tables: Tables, call: Call, email: string): Promise<Account | undefined> {
	return tables
		.selectFrom('identity.account')
		.selectAll()
		.where('tenant', '=', tenantOf(call))
		.where('email', '=', email)
		.forNoKeyUpdate()
		.executeTakeFirst();
}

type AccountLink = { readonly account: Account; readonly verified: VerifiedIdentity };

/** Links to the account with the same email address, which the provider has verified (F03). First removes what was added to it unproven (F04). */
async function linkByEmail(tx: TransactionDeps, call: Call, { account, verified }: AccountLink): Promise<Account> {
	await removeUnproven(tx, account);
	if (!account.email_verified) return getAccount(tx.tables, account.id);
	await reportLink(tx, call, { account, verified });
	return account;
}

/** Records the link as a security event and tells the reader by email. */
async function reportLink(tx: TransactionDeps, call: Call, { account, verified }: AccountLink): Promise<void> {
	await recordSecurityEvent(tx, call, { event: 'identity_linked', account: account.id, details: { type: verified.type } });
	const data = { firstName: account.first_name, provider: verified.provider, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'identity-added', { brand: call.brand, account: account.id, data });
}

async function createAccount(tx: TransactionDeps, call: Call, verified: VerifiedIdentity): Promise<Account> {
	const { email, firstName, lastName } = verified;
	const profile = { firstName, lastName };
	const account = await insertAccount(tx, call, { ...emailOf(email), profile });
	await recordSecurityEvent(tx, call, { event: 'signed_up', account: account.id, details: { way: verified.type } });
	if (email && !email.isProven) await queueLinkMail(tx, call, { account, template: 'verify' });
	return account;
}

const emailOf = (email: ProviderEmail | undefined) => ({
	email: email?.canonical ?? null,
	emailTyped: email?.typed ?? null,
	isVerified: email?.isProven ?? false,
});
