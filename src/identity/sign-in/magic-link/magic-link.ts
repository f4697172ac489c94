import { digest } from '#platform/sealing';
import { clearUnverifiedCredentials } from '../../accounts/clear-unverified-credentials.ts';
import { findAccountByEmail, getAccount } from '../../accounts/find-account.ts';
import { type Call, tenantOf } from '../../call.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { Identity } from '../../contract/shapes.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { isUnderMailLimit } from '../../mail/is-under-mail-limit.ts';
import { refuse } from '../../refuse.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { tokenResponse } from '../../sessions/token-response.ts';
import { issueNonce, spendNonce } from '../../store/nonces.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { completeSignIn } from '../complete-sign-in.ts';

/** Who asks for a link; `browser` is the secret of hers, if she asks in one. */
type Asking = EndpointInput<'requestMagicLink'>['body'] & { readonly browser: string | undefined };

/** Sends a link that signs in once, within ten minutes (API-11, R13); the answer is the same for an unknown address. */
export async function requestMagicLink(deps: IdentityDeps, call: Call, given: Asking): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	await deps.captcha.require(call, { form: 'magicLink', token: given.recaptchaToken });
	const email = canonicalEmail(given.email);
	const account = email === undefined ? undefined : await findAccountByEmail(deps.tables, call, email);
	if (account && account.status === 'Active') await inTransaction(deps, (tx) => queueLink(tx, call, { account, browser: given.browser }));
	return { success: true };
}

type Link = { readonly account: Account; readonly browser: string | undefined };

async function queueLink(tx: TransactionDeps, call: Call, { account, browser }: Link): Promise<void> {
	if (account.email_typed === null || !(await isUnderMailLimit(tx, account.id, 'one-time-link'))) return;
	const { id, tenant, email } = account;
	const data = { email: email ?? '', ...(browser !== undefined && { browser: markOf(browser) }) };
	const link = await issueNonce(tx, { tenant, account: id, purpose: 'magic-link', data });
	await tx.mail.queue(tx.tables, 'one-time-link', { brand: call.brand, account: id, data: link });
}

/** Signs in by the link (API-12) where it was asked for: in that browser, or in a program that is none when such a program asked (R13). */
export function redeemMagicLink(deps: IdentityDeps, call: Call, { nonce, browser }: Redeeming): Promise<Identity> {
	const here = browser.secret === undefined ? undefined : markOf(browser.secret);
	return redeem(deps, call, { nonce, isMeant: (data) => data.browser === here && (here !== undefined || !browser.isBrowser) });
}

type Redeeming = { readonly nonce: string; readonly browser: Browser };

/**
 * Signs in by the link anywhere else, where the reader says for which address it is: whoever was sent a stranger's link cannot, and nobody
 * ends up in an account that is not hers.
 */
export function confirmMagicLink(deps: IdentityDeps, call: Call, { nonce, email }: Confirming): Promise<Identity> {
	return redeem(deps, call, { nonce, isMeant: (data) => data.email === canonicalEmail(email) });
}

type Confirming = { readonly nonce: string; readonly email: string };

const markOf = (secret: string): string => digest(secret).toString('base64url');

type Meant = { readonly nonce: string; readonly isMeant: (data: Readonly<Record<string, string>>) => boolean };

/** The link proves the e-mail, as a reset does (R08). One that is refused here is still good where it was asked for. */
async function redeem(deps: IdentityDeps, call: Call, { nonce, isMeant }: Meant): Promise<Identity> {
	const opened = await inTransaction(deps, async (tx) => {
		const spent = await spendNonce(tx, { tenant: tenantOf(call), purpose: 'magic-link', nonce });
		const account = spent && (await getAccount(tx.tables, spent.account));
		if (!account || account.email !== spent.data.email) return refuse('nonce-spent');
		if (!isMeant(spent.data)) return refuse('link-of-other-browser');
		if (account.status === 'Disabled') return refuse('account-disabled');
		if (!account.email_verified) await clearUnverifiedCredentials(tx, account);
		return completeSignIn(tx, call, { account, method: 'one-time-link', remember: true });
	});
	return tokenResponse(deps, call, opened);
}
