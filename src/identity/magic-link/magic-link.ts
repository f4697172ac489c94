import { accountByEmail, accountById } from '../accounts/find-account.ts';
import { takeOver } from '../accounts/take-over.ts';
import { canonicalEmail } from '../contract/email.ts';
import type { Taken } from '../contract/endpoints.ts';
import type { Identity } from '../contract/shapes.ts';
import { type Call, type IdentityParts, tenantOf } from '../identity-parts.ts';
import { mayMail } from '../mail/may-mail.ts';
import { issueNonce, spendNonce } from '../nonces/nonces.ts';
import { refuse } from '../refuse.ts';
import { identityOf } from '../sessions/give-tokens.ts';
import { enter } from '../sign-in/enter.ts';
import type { Account, Tables } from '../store/tables.ts';

/** Sends a link that signs in once, within ten minutes (API-11, R13); the answer is the same for an unknown address. */
export async function requestMagicLink(
	parts: IdentityParts,
	call: Call,
	given: Taken<'requestMagicLink'>['body'],
): Promise<{ success: true }> {
	await parts.throttle.mailRequest(call);
	await parts.captcha.require(call, { form: 'magicLink', token: given.recaptchaToken });
	const email = canonicalEmail(given.email);
	const account = email === undefined ? undefined : await accountByEmail(parts.tables, call, email);
	if (account && account.status === 'Active') await parts.tables.transaction().execute((tables) => queueLink(parts, call, account, tables));
	return { success: true };
}

async function queueLink(parts: IdentityParts, call: Call, account: Account, tables: Tables): Promise<void> {
	if (account.email_typed === null || !(await mayMail(parts, tables, account.id, 'one-time-link'))) return;
	const { id, tenant, email } = account;
	const link = await issueNonce(parts, tables, { tenant, account: id, purpose: 'magic-link', data: { email: email ?? '' } });
	await parts.mail.queue(tables, 'one-time-link', { brand: call.brand, account: id, data: link });
}

/** Signs in by the link (API-12). The link proves the e-mail, as a reset does (R08). */
export async function redeemMagicLink(parts: IdentityParts, call: Call, nonce: string): Promise<Identity> {
	const opened = await parts.tables.transaction().execute(async (tables) => {
		const spent = await spendNonce(parts, tables, { tenant: tenantOf(call), purpose: 'magic-link', nonce });
		const account = spent && (await accountById(tables, spent.account));
		if (!account || account.email !== spent.data.email) return refuse('nonce-spent');
		if (account.status === 'Disabled') return refuse('account-disabled');
		if (!account.email_verified) await takeOver(parts, account, tables);
		return enter(parts, call, { account, way: 'one-time-link', remember: true }, tables);
	});
	return identityOf(parts, call, opened);
}
