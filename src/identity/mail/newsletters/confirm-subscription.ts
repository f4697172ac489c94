import { digest } from '#platform/crypto';
import { type Call, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { Tables } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { namesOf } from './newsletter-names.ts';

/** The subscription that the link of an email would confirm, and whether it still can. Reading it changes nothing. */
export async function findSubscriptionRequest(
	deps: IdentityDeps,
	call: Call,
	nonce: string,
): Promise<EndpointOutput<'subscriptionRequest'>> {
	const request = await requestOf(deps.tables, call, nonce).executeTakeFirst();
	if (!request) return { state: 'dead', newsletters: [] };
	const newsletters = await namesOf(deps, call.brand, request.newsletters);
	if (request.used_at === null) return { state: request.expires_at > deps.clock() ? 'open' : 'dead', newsletters };
	return { state: (await isSubscribed(deps.tables, request)) ? 'confirmed' : 'dead', newsletters };
}

/**
 * Subscribes the address of a request. Of several clicks the first one subscribes. The others get the same answer while the address is on a
 * list. Refuses `nonce-spent` for every other link.
 */
export async function confirmSubscription(deps: IdentityDeps, call: Call, nonce: string): Promise<EndpointOutput<'confirmSubscription'>> {
	await inTransaction(deps, (tx) => subscribe(tx, call, nonce));
	const { state, newsletters } = await findSubscriptionRequest(deps, call, nonce);
	return state === 'confirmed' ? { success: true, newsletters } : refuse('nonce-spent');
}

/** Uses the request up and puts its address on the lists. Does nothing when the request cannot be used. */
async function subscribe({ tables, clock }: TransactionDeps, call: Call, nonce: string): Promise<void> {
	const now = clock();
	const request = await tables
		.updateTable('identity.subscription_request')
		.set({ used_at: now })
		.where('hash', '=', digest(nonce))
		.where('brand', '=', call.brand.id)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.returning(['newsletters', 'email', 'email_typed', 'made_at'])
		.executeTakeFirst();
	if (!request) return;
	const { newsletters, made_at, ...address } = request;
	const consent = { way: 'mail', asked_at: made_at, confirmed_at: now, network: call.networkPrefix } as const;
	const rows = newsletters.map((newsletter) => ({ tenant: tenantOf(call), brand: call.brand.id, newsletter, ...address, ...consent }));
	await tables
		.insertInto('identity.subscription')
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

const requestOf = (tables: Tables, { brand }: Call, nonce: string) =>
	tables.selectFrom('identity.subscription_request').selectAll().where('hash', '=', digest(nonce)).where('brand', '=', brand.id);

type SubscriptionRequest = { readonly brand: string; readonly email: string; readonly newsletters: readonly string[] };

/** Whether an address gets one of the newsletters that it asked for. */
async function isSubscribed(tables: Tables, { brand, email, newsletters }: SubscriptionRequest): Promise<boolean> {
	const found = tables.selectFrom('identity.subscription').select('newsletter').where('brand', '=', brand).where('email', '=', email);
	return (await found.where('newsletter', 'in', newsletters).executeTakeFirst()) !== undefined;
}
