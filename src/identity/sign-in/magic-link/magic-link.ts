import { digest } from '#platform/sealing';
import { accountByEmail, accountById } from '../../accounts/find-account.ts';
import { takeOver } from '../../accounts/take-over.ts';
import { canonicalEmail } from '../../contract/email.ts';
import type { Taken } from '../../contract/endpoints.ts';
import type { Identity } from '../../contract/shapes.ts';
import { type Call, type IdentityParts, tenantOf } from '../../identity-parts.ts';
import { mayMail } from '../../mail/may-mail.ts';
import { refuse } from '../../refuse.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { identityOf } from '../../sessions/give-tokens.ts';
import { issueNonce, spendNonce } from '../../store/nonces.ts';
import type { Account, Tables } from '../../store/tables.ts';
import { enter } from '../enter.ts';

/** Who asks for a link; `browser` is the secret of hers, if she asks in one. */
type Asking = Taken<'requestMagicLink'>['body'] & { readonly browser: string | undefined };

/** Sends a link that signs in once, within ten minutes (API-11, R13); the answer is the same for an unknown address. */
export async function requestMagicLink(parts: IdentityParts, call: Call, given: Asking): Promise<{ success: true }> {
	await parts.throttle.mailRequest(call);
	await parts.captcha.require(call, { form: 'magicLink', token: given.recaptchaToken });
	const email = canonicalEmail(given.email);
	const account = email === undefined ? undefined : await accountByEmail(parts.tables, call, email);
	if (account && account.status === 'Active')
		await parts.tables.transaction().execute((tables) => queueLink(parts, call, { account, browser: given.browser }, tables));
	return { success: true };
}

type Link = { readonly account: Account; readonly browser: string | undefined };

async function queueLink(parts: IdentityParts, call: Call, { account, browser }: Link, tables: Tables): Promise<void> {
	if (account.email_typed === null || !(await mayMail(parts, tables, account.id, 'one-time-link'))) return;
	const { id, tenant, email } = account;
	const data = { email: email ?? '', ...(browser !== undefined && { browser: markOf(browser) }) };
	const link = await issueNonce(parts, tables, { tenant, account: id, purpose: 'magic-link', data });
	await parts.mail.queue(tables, 'one-time-link', { brand: call.brand, account: id, data: link });
}

/** Signs in by the link (API-12) where it was asked for: in that browser, or in a program that is none when such a program asked (R13). */
export function redeemMagicLink(parts: IdentityParts, call: Call, { nonce, browser }: Redeeming): Promise<Identity> {
	const here = browser.secret === undefined ? undefined : markOf(browser.secret);
	return redeem(parts, call, { nonce, isMeant: (data) => data.browser === here && (here !== undefined || !browser.isBrowser) });
}

type Redeeming = { readonly nonce: string; readonly browser: Browser };

/**
 * Signs in by the link anywhere else, where the reader says for which address it is: whoever was sent a stranger's link cannot, and nobody
 * ends up in an account that is not hers.
 */
export function confirmMagicLink(parts: IdentityParts, call: Call, { nonce, email }: Confirming): Promise<Identity> {
	return redeem(parts, call, { nonce, isMeant: (data) => data.email === canonicalEmail(email) });
}

type Confirming = { readonly nonce: string; readonly email: string };

const markOf = (secret: string): string => digest(secret).toString('base64url');

type Meant = { readonly nonce: string; readonly isMeant: (data: Readonly<Record<string, string>>) => boolean };

/** The link proves the e-mail, as a reset does (R08). One that is refused here is still good where it was asked for. */
async function redeem(parts: IdentityParts, call: Call, { nonce, isMeant }: Meant): Promise<Identity> {
	const opened = await parts.tables.transaction().execute(async (tables) => {
		const spent = await spendNonce(parts, tables, { tenant: tenantOf(call), purpose: 'magic-link', nonce });
		const account = spent && (await accountById(tables, spent.account));
		if (!account || account.email !== spent.data.email) return refuse('nonce-spent');
		if (!isMeant(spent.data)) return refuse('link-of-other-browser');
		if (account.status === 'Disabled') return refuse('account-disabled');
		if (!account.email_verified) await takeOver(parts, account, tables);
		return enter(parts, call, { account, way: 'one-time-link', remember: true }, tables);
	});
	return identityOf(parts, call, opened);
}
