// Signs in with a one-time link: in the browser or app that requested it, or after the reader types the address.
import { removeUnproven } from '../../accounts/logins-before-verification.ts';
import { goesToCurrentEmail, spendLink } from '../../accounts/spend-link.ts';
import { type Call, tenantOf } from '../../call.ts';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { TokenResponse } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { Browser } from '../../sessions/browser-secret-cookie.ts';
import { tokenResponse } from '../../sessions/session-tokens.ts';
import type { SpentNonce } from '../../store/nonces.ts';
import { inTransaction } from '../../store/transaction.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { browserMark } from './request-one-time-link.ts';

/** The nonce of a link, and the browser that opens it. */
type BrowsersLink = { readonly nonce: string; readonly browser: Browser };

/**
 * Signs in with the link (API-12) in the browser that asked for it, or in a program that is no browser if such a program asked (R13). Refuses
 * `nonce-spent`, `link-of-other-browser` and `account-disabled`; after `link-of-other-browser` the link is still valid.
 */
export function redeemOneTimeLink(deps: IdentityDeps, call: Call, { nonce, browser }: BrowsersLink): Promise<TokenResponse> {
	const mark = browser.secret === undefined ? undefined : browserMark(browser.secret);
	return redeem(deps, call, { nonce, isAllowed: (data) => data.browser === mark && (mark !== undefined || !browser.isBrowser) });
}

/** The nonce of a link, and the address that the reader typed. */
type ConfirmedLink = { readonly nonce: string; readonly email: string };

/**
 * Signs in with the link in any other browser, after the reader has typed the address that the link is for. So nobody can trick a reader
 * into another person's account by sending them a link.
 */
export function confirmOneTimeLink(deps: IdentityDeps, call: Call, { nonce, email }: ConfirmedLink): Promise<TokenResponse> {
	return redeem(deps, call, { nonce, isAllowed: (data) => data.email === canonicalEmail(email) });
}

type Redemption = { readonly nonce: string; readonly isAllowed: (data: SpentNonce['data']) => boolean };

/** The link proves the address, as the link of a password reset does (R08). A refusal rolls the transaction back: the nonce stays valid. */
async function redeem(deps: IdentityDeps, call: Call, { nonce, isAllowed }: Redemption): Promise<TokenResponse> {
	const session = await inTransaction(deps, async (tx) => {
		const spent = await spendLink(tx, { tenant: tenantOf(call), purpose: 'magic-link', nonce }, goesToCurrentEmail);
		if (!spent) return refuse('nonce-spent');
		if (!isAllowed(spent.data)) return refuse('link-of-other-browser');
		const { account } = spent;
		if (account.status === 'Disabled') return refuse('account-disabled');
		await removeUnproven(tx, account);
		return completeSignIn(tx, call, { account, method: 'one-time-link', remember: true });
	});
	return tokenResponse(deps, call, session);
}
