import { accountById } from '../../accounts/find-account.ts';
import { insertAccount } from '../../accounts/insert-account.ts';
import { takeOver } from '../../accounts/take-over.ts';
import { queueVerification } from '../../accounts/verification/queue-verification.ts';
import { type Call, type ReaderCall, tenantOf } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { requireFresh } from '../../sessions/require-fresh.ts';
import { note } from '../../store/audit/note.ts';
import type { Account, Tables } from '../../store/tables.ts';
import type { Vouched, VouchedEmail } from '../vouched.ts';

/** The account that somebody whom a provider vouches for gets her first login in. */
export async function accountFor(deps: IdentityDeps, call: Call, vouched: Vouched, tables: Tables): Promise<Account> {
	if (call.reader) return readersOwn(deps, { ...call, reader: call.reader }, vouched, tables);
	const { email } = vouched;
	const account = email && (await lockByEmail(tables, call, email.canonical));
	if (!account) return newAccount(deps, call, vouched, tables);
	if (!email.isProven) return refuse(call.brand.accounts.signUpTells ? 'email-in-use' : 'authentication-failed');
	return sameOwner(deps, call, { account, vouched }, tables);
}

/** A new way to sign in is a key to the account, so it is given to a reader who proved lately who she is (A15). */
async function readersOwn(deps: IdentityDeps, call: ReaderCall, vouched: Vouched, tables: Tables): Promise<Account> {
	requireFresh(deps, call);
	const account = await accountById(tables, call.reader.account);
	await tellLinked(deps, call, { account, vouched }, tables);
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
async function sameOwner(deps: IdentityDeps, call: Call, { account, vouched }: Linking, tables: Tables): Promise<Account> {
	if (account.email_verified) {
		await tellLinked(deps, call, { account, vouched }, tables);
		return account;
	}
	await takeOver(deps, account, tables);
	return accountById(tables, account.id);
}

async function tellLinked(deps: IdentityDeps, call: Call, { account, vouched }: Linking, tables: Tables): Promise<void> {
	await note(deps, call, { event: 'identity_linked', account: account.id, details: { type: vouched.type } }, tables);
	const data = { firstName: account.first_name, provider: vouched.provider, at: deps.clock() };
	await deps.mail.queue(tables, 'identity-added', { brand: call.brand, account: account.id, data });
}

async function newAccount(deps: IdentityDeps, call: Call, vouched: Vouched, tables: Tables): Promise<Account> {
	const { email, firstName, lastName } = vouched;
	const profile = { firstName, lastName };
	const account = await insertAccount(deps, call, { ...emailOf(email), profile }, tables);
	await note(deps, call, { event: 'signed_up', account: account.id, details: { way: vouched.type } }, tables);
	if (email && !email.isProven) await queueVerification(deps, call, account, tables);
	return account;
}

const emailOf = (email: VouchedEmail | undefined) => ({
	email: email?.canonical ?? null,
	emailTyped: email?.typed ?? null,
	isVerified: email?.isProven ?? false,
});
