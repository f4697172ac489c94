import { accountById } from '../../accounts/find-account.ts';
import { insertAccount } from '../../accounts/insert-account.ts';
import { takeOver } from '../../accounts/take-over.ts';
import { queueVerification } from '../../accounts/verification/queue-verification.ts';
import { type Call, type ReaderCall, tenantOf } from '../../call.ts';
import type { TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { requireFresh } from '../../sessions/require-fresh.ts';
import { note } from '../../store/audit/note.ts';
import type { Account, Tables } from '../../store/tables.ts';
import type { Vouched, VouchedEmail } from '../vouched.ts';

/** The account that somebody whom a provider vouches for gets her first login in. */
export async function accountFor(tx: TransactionDeps, call: Call, vouched: Vouched): Promise<Account> {
	if (call.reader) return readersOwn(tx, { ...call, reader: call.reader }, vouched);
	const { email } = vouched;
	const account = email && (await lockByEmail(tx.tables, call, email.canonical));
	if (!account) return newAccount(tx, call, vouched);
	if (!email.isProven) return refuse(call.brand.accounts.signUpTells ? 'email-in-use' : 'authentication-failed');
	return sameOwner(tx, call, { account, vouched });
}

/** A new way to sign in is a key to the account, so it is given to a reader who proved lately who she is (A15). */
async function readersOwn(tx: TransactionDeps, call: ReaderCall, vouched: Vouched): Promise<Account> {
	requireFresh(tx, call);
	const account = await accountById(tx.tables, call.reader.account);
	await tellLinked(tx, call, { account, vouched });
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

type Linking = { readonly account: Account; readonly vouched: Vouched };

/** Both sides know the e-mail to be hers (F03); when this side never did, nothing that was there before stays (F04). */
async function sameOwner(tx: TransactionDeps, call: Call, { account, vouched }: Linking): Promise<Account> {
	if (account.email_verified) {
		await tellLinked(tx, call, { account, vouched });
		return account;
	}
	await takeOver(tx, account);
	return accountById(tx.tables, account.id);
}

async function tellLinked(tx: TransactionDeps, call: Call, { account, vouched }: Linking): Promise<void> {
	await note(tx, call, { event: 'identity_linked', account: account.id, details: { type: vouched.type } });
	const data = { firstName: account.first_name, provider: vouched.provider, at: tx.clock() };
	await tx.mail.queue(tx.tables, 'identity-added', { brand: call.brand, account: account.id, data });
}

async function newAccount(tx: TransactionDeps, call: Call, vouched: Vouched): Promise<Account> {
	const { email, firstName, lastName } = vouched;
	const profile = { firstName, lastName };
	const account = await insertAccount(tx, call, { ...emailOf(email), profile });
	await note(tx, call, { event: 'signed_up', account: account.id, details: { way: vouched.type } });
	if (email && !email.isProven) await queueVerification(tx, call, account);
	return account;
}

const emailOf = (email: VouchedEmail | undefined) => ({
	email: email?.canonical ?? null,
	emailTyped: email?.typed ?? null,
	isVerified: email?.isProven ?? false,
});
