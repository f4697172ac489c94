// Puts a confirmed application in the place of earlier ones of the same address to the same open call.
import { sql } from 'kysely';
import type { TransactionDeps } from '../identity-deps.ts';
import type { ApplicationRow } from '../store/application-tables.ts';
import type { Tables } from '../store/tables.ts';
import type { ApplicationKey } from './withdrawal-token.ts';

/**
 * Locks the answers of an address to an open call until the transaction ends. Sending, confirming and withdrawing wait for each other, so
 * that at most one application counts, and none after a withdrawal.
 */
export async function lockApplications(tables: Tables, { brand, openCall, email }: ApplicationKey): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`application ${brand} ${openCall} ${email}`}, 0))`.execute(tables);
}

/** The application to count, how it was confirmed, and from which network. */
type Confirmed = Pick<ApplicationRow, 'id' | 'brand' | 'open_call' | 'email' | 'made_at' | 'way' | 'network'>;

/** Confirms an application. Erases the one that counted before, and older ones that were never confirmed. */
export async function replaceApplication({ tables, clock }: TransactionDeps, application: Confirmed): Promise<void> {
	const { id, brand, open_call, email, made_at, way, network } = application;
	await tables
		.deleteFrom('identity.application')
		.where('brand', '=', brand)
		.where('open_call', '=', open_call)
		.where('email', '=', email)
		.where('id', '<>', id)
		.where(sql<boolean>`(confirmed_at is not null or made_at <= ${made_at})`)
		.execute();
	await tables.updateTable('identity.application').set({ way, network, confirmed_at: clock() }).where('id', '=', id).execute();
}
