import { randomUUID } from 'node:crypto';
import { digest, randomSecret } from '#platform/crypto';
import { type Call, tenantOf } from '../../call.ts';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { EndpointInput } from '../../contract/endpoints.ts';
import type { IdentityDeps, NewsletterName, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { inTransaction } from '../../store/transaction.ts';
import { offeredNewsletters } from './newsletter-names.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** How long the link of the email works, in ms: three days. */
const linkLifetimeMs = 3 * 86_400_000;

/**
 * Sends a link that subscribes an address to newsletters of the brand (double opt-in). The answer and the email are the same whether or not
 * the address has an account or already gets a newsletter. Beyond the hourly limit no email is sent, and the answer is still the same.
 */
export async function requestSubscription(
	deps: IdentityDeps,
	call: Call,
	asked: EndpointInput<'requestSubscription'>['body'],
): Promise<{ success: true }> {
	await deps.throttle.mailRequest(call);
	await deps.captcha.require(call, { form: 'oneTimeLink', token: asked.recaptchaToken });
	const email = canonicalEmail(asked.email) ?? refuse('email-invalid');
	const newsletters = await offeredNewsletters(deps, call.brand, asked.newsletters);
	if (newsletters.length === 0) refuse('newsletter-not-found');
	if (await deps.throttle.subscriptionMail(call, email))
		await inTransaction(deps, (tx) => queueConfirmation(tx, call, { email, typed: asked.email.trim(), newsletters }));
	return { success: true };
}

type AskedSubscription = { readonly email: string; readonly typed: string; readonly newsletters: readonly NewsletterName[] };

async function queueConfirmation(tx: TransactionDeps, call: Call, { email, typed, newsletters }: AskedSubscription): Promise<void> {
	const { brand } = call;
	const id = randomUUID();
	const nonce = randomSecret();
	const now = tx.clock();
	const validUntil = new Date(now.getTime() + linkLifetimeMs);
	const ids = newsletters.map((newsletter) => newsletter.id);
	await tx.tables
		.insertInto('identity.subscription_request')
		.values({
			id,
			hash: digest(nonce),
			tenant: tenantOf(call),
			brand: brand.id,
			email,
			email_typed: typed,
			newsletters: JSON.stringify(ids),
			network: call.networkPrefix,
			made_at: now,
			expires_at: validUntil,
			used_at: null,
		})
		.execute();
	const titles = newsletters.map(({ title }) => title);
	const token = unsubscribeToken(tx, { brand: brand.id, email, newsletters: ids });
	const data = { nonce, validUntil, titles, unsubscribeToken: token };
	await tx.mail.queue(tx.tables, 'confirm-subscription', { brand, subscriptionRequest: id, data });
}
