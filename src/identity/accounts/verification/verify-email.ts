import { isUniqueViolation } from '#platform/database';
import { type Call, tenantOf } from '../../call.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { findSpentNonce, type NonceUse } from '../../store/nonces.ts';
import { recordSecurityEvent } from '../../store/record-security-event.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { listLogins } from '../account-logins.ts';
import { getAccount } from '../find-account.ts';
import { acceptLogins, suspendUnproven } from '../logins-before-verification.ts';
import { goesToCurrentEmail, spendLink } from '../spend-link.ts';
import { confirmEmailChange } from './change-email.ts';
import type { BrowserHash, LinkProof } from './verification-cookies.ts';

/**
 * Verifies an email address by the link of an email (API-26), or confirms a change of address. A scanner that opens the link does no harm
 * (R07): nobody is signed in, and an account that somebody else may have made has its logins and sessions suspended. Refuses `nonce-spent`,
 * `email-already-verified`, `email-in-use` and `change-of-other-browser`.
 */
export async function verifyEmail(deps: IdentityDeps, call: Call, opened: LinkProof): Promise<{ success: true }> {
	const { nonce } = opened;
	const use = { tenant: tenantOf(call), purpose: 'verify-email', nonce } as const;
	const done = await inTransaction(deps, async (tx) => {
		const verified = await spendLink(tx, use, goesToCurrentEmail);
		if (!verified) return confirmEmailChange(tx, call, opened);
		await verify(tx, call, { account: verified.account, browserHash: opened.browserHash });
		return true;
	}).catch((error) => (isUniqueViolation(error) ? refuse('email-in-use') : Promise.reject(error)));
	return done ? { success: true } : refuseSpent(deps, use);
}

type Proof = { readonly account: Account; readonly browserHash: BrowserHash | undefined };

/** Marks the address as verified. The logins are accepted in the browser that made them; elsewhere a first proof suspends them. */
async function verify(tx: TransactionDeps, call: Call, { account, browserHash }: Proof): Promise<void> {
	if (await isWhoSignedUp(tx, call, { account, browserHash })) await acceptLogins(tx, account.id);
	else if (!account.email_verified) await suspendUnproven(tx, account.id);
	await tx.tables
		.updateTable('identity.account')
		.set({ email_verified: true, modified_at: tx.clock() })
		.where('id', '=', account.id)
		.execute();
	await recordSecurityEvent(tx, call, { event: 'email_verified', account: account.id });
}

/** Whether the caller is signed in to the account, or its browser is the one that signed up. */
async function isWhoSignedUp({ tables }: TransactionDeps, call: Call, { account, browserHash }: Proof): Promise<boolean> {
	if (call.reader?.account === account.id) return true;
	return browserHash !== undefined && (await listLogins(tables, account.id)).some(({ made_in }) => made_in?.equals(browserHash));
}

/**
 * Refuses `email-already-verified` when the link was used before and its address is verified (R15). A mail scanner may have used it
 * first; the reader can still sign in with the password in this browser. Every other dead link gets `nonce-spent`, like an unknown one
 * (R10).
 */
async function refuseSpent(deps: IdentityDeps, use: NonceUse): Promise<never> {
	return refuse((await emailVerifiedBy(deps, use)) !== undefined ? 'email-already-verified' : 'nonce-spent');
}

/** The address that a used link verified; undefined for another link, or when the account has another address now. */
export async function emailVerifiedBy(deps: Pick<IdentityDeps, 'tables' | 'clock'>, use: NonceUse): Promise<string | undefined> {
	const spent = await findSpentNonce(deps, use);
	const account = spent && (await getAccount(deps.tables, spent.account));
	return account?.email_verified && account.email === spent?.data.email ? account.email : undefined;
}
