import { sql } from 'kysely';
import type { Call } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { inTransaction } from '../../store/transaction.ts';
import { namesOf } from './newsletter-names.ts';
import { readUnsubscribeToken, type UnsubscribeContent } from './unsubscribe-token.ts';

type Subscriptions = EndpointOutput<'subscriptionsOfLink'>;

/**
 * The subscriptions that the link of an email would end, and the other newsletters of the brand that its address gets. Reading them changes
 * nothing.
 */
export async function findSubscriptionsOfLink(deps: IdentityDeps, call: Call, token: string): Promise<Subscriptions> {
	const { email, newsletters } = readUnsubscribeToken(deps, call, token);
	const rows = await deps.tables
		.selectFrom('identity.subscription')
		.select('newsletter')
		.where('brand', '=', call.brand.id)
		.where('email', '=', email)
		.orderBy('newsletter')
		.execute();
	const current = rows.map(({ newsletter }) => newsletter);
	const others = current.filter((id) => !newsletters.includes(id));
	return {
		newsletters: await namesOf(deps, call.brand, newsletters),
		areActive: newsletters.some((id) => current.includes(id)),
		others: await namesOf(deps, call.brand, others),
	};
}

/** What to end besides the newsletters of the link. */
type Unsubscribing = { readonly token: string; readonly also?: readonly string[] | undefined };

/**
 * Ends subscriptions by the link of an email; ending them twice is no error. Nothing of them is kept. Requests of the address that wait for the
 * same newsletters are used up, so that a link that is opened later, or at the same time, subscribes nobody.
 */
export async function unsubscribe(deps: IdentityDeps, call: Call, { token, also = [] }: Unsubscribing): Promise<Subscriptions> {
	const ends = readUnsubscribeToken(deps, call, token);
	await inTransaction(deps, (tx) => endSubscriptions(tx, { ...ends, newsletters: [...ends.newsletters, ...also] }));
	return findSubscriptionsOfLink(deps, call, token);
}

/** Ends newsletters of a brand for an address. The requests come first: a confirmation locks its request before it writes a subscription. */
export async function endSubscriptions(
	{ tables, clock }: TransactionDeps,
	{ brand, email, newsletters }: UnsubscribeContent,
): Promise<void> {
	if (newsletters.length === 0) return;
	await tables
		.updateTable('identity.subscription_request')
		.set({ used_at: clock() })
		.where('brand', '=', brand)
		.where('email', '=', email)
		.where('used_at', 'is', null)
		.where(sql<boolean>`newsletters ?| ${sql.val([...newsletters])}::text[]`)
		.execute();
	await tables
		.deleteFrom('identity.subscription')
		.where('brand', '=', brand)
		.where('email', '=', email)
		.where('newsletter', 'in', [...newsletters])
		.execute();
}
