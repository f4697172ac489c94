// The subscriptions of an address that an account has proved to be its own.
import { sql } from 'kysely';
import type { SubscriptionRow } from '../../store/subscription-tables.ts';
import type { Tables } from '../../store/tables.ts';
import type { OwnAddress } from '../../store/verified-address.ts';

/** What an address gets, on all brands of the tenant. */
export const subscriptionsOf = (tables: Tables, { tenant, email }: OwnAddress): Promise<readonly SubscriptionRow[]> =>
	tables
		.selectFrom('identity.subscription')
		.selectAll()
		.where('tenant', '=', tenant)
		.where('email', '=', email)
		.orderBy('confirmed_at')
		.orderBy('newsletter')
		.execute();

/** Deletes what is kept about newsletters of an address. The requests come first; see `endSubscriptions`. */
export async function eraseSubscriptions(tables: Tables, { tenant, email }: OwnAddress): Promise<void> {
	await tables.deleteFrom('identity.subscription_request').where('tenant', '=', tenant).where('email', '=', email).execute();
	await tables.deleteFrom('identity.subscription').where('tenant', '=', tenant).where('email', '=', email).execute();
}

/** The new address of a reader, canonical and as it was typed. */
type NewAddress = { readonly email: string; readonly typed: string };

/**
 * Moves the subscriptions of an address to the new address of its reader. Subscriptions that the new address already has are not changed.
 */
export async function moveSubscriptions(tables: Tables, from: OwnAddress, to: NewAddress): Promise<void> {
	const { tenant, email } = from;
	await sql`
		update identity.subscription as moved set email = ${to.email}, email_typed = ${to.typed}
		where tenant = ${tenant} and email = ${email} and not exists (
			select from identity.subscription as own
			where own.brand = moved.brand and own.newsletter = moved.newsletter and own.email = ${to.email})`.execute(tables);
	await eraseSubscriptions(tables, from);
}
