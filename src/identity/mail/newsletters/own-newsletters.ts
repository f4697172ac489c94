// Lists and changes the newsletters that the verified address of a reader gets.
import type { ReaderCall } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { lockAccount } from '../../store/lock-account.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { verifiedAddressOf } from '../../store/verified-address.ts';
import { subscriptionsOf } from './subscriptions-of-address.ts';
import { endSubscriptions } from './unsubscribe.ts';

type OwnNewsletters = EndpointOutput<'ownNewsletters'>;

/** Lists the newsletters of one brand. */
export async function listOwnNewsletters({ tables }: Pick<IdentityDeps, 'tables'>, { brand, reader }: ReaderCall): Promise<OwnNewsletters> {
	const address = await verifiedAddressOf(tables, reader.account);
	if (!address) return { newsletters: [] };
	const rows = await subscriptionsOf(tables, address);
	return { newsletters: rows.filter((row) => row.brand === brand.id).map(({ newsletter }) => newsletter) };
}

/**
 * Subscribes the verified address of a reader to the chosen newsletters of the brand, and ends the others. It takes no email: the address is
 * proved. Refuses `email-not-verified`.
 */
export async function chooseNewsletters(deps: IdentityDeps, call: ReaderCall, ids: readonly string[]): Promise<OwnNewsletters> {
	const offered = (await deps.newsletters(call.brand)).map(({ id }) => id);
	const chosen = offered.filter((id) => ids.includes(id));
	return inTransaction(deps, async (tx) => {
		const account = await lockAccount(tx.tables, call.reader.account);
		if (!account) return refuse('access-denied');
		const { email } = account;
		if (email === null || !account.email_verified) return chosen.length === 0 ? { newsletters: [] } : refuse('email-not-verified');
		await endSubscriptions(tx, { brand: call.brand.id, email, newsletters: offered.filter((id) => !chosen.includes(id)) });
		await subscribe(tx, call, { account, email, chosen });
		return listOwnNewsletters(tx, call);
	});
}

type NewsletterChoice = { readonly account: Account; readonly email: string; readonly chosen: readonly string[] };

async function subscribe(
	{ tables, clock }: TransactionDeps,
	call: ReaderCall,
	{ account, email, chosen }: NewsletterChoice,
): Promise<void> {
	if (chosen.length === 0) return;
	const now = clock();
	const address = { tenant: account.tenant, brand: call.brand.id, email, email_typed: account.email_typed ?? email };
	const consent = { way: 'profile', asked_at: now, confirmed_at: now, network: call.networkPrefix } as const;
	await tables
		.insertInto('identity.subscription')
		.values(chosen.map((newsletter) => ({ ...address, ...consent, newsletter })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
