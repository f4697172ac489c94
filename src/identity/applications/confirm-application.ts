import { digest } from '#platform/crypto';
import type { Call } from '../call.ts';
import type { EndpointOutput } from '../contract/endpoints.ts';
import type { IdentityDeps, TransactionDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import type { Tables } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { confirmationMs } from './insert-application.ts';
import { openCallNameOf } from './open-call-name.ts';
import { removeErasedFiles } from './remove-orphaned-files.ts';
import { lockApplications, replaceApplication } from './replace-application.ts';

/** The application that the link of an email would confirm, and whether it still can. Reading it changes nothing. */
export async function findApplicationToConfirm(
	deps: IdentityDeps,
	call: Call,
	nonce: string,
): Promise<EndpointOutput<'waitingApplication'>> {
	const row = await rowOf(deps.tables, call, nonce);
	if (!row) return { state: 'dead' };
	const openCall = await openCallNameOf(deps, call.brand, row.open_call);
	if (row.confirmed_at !== null) return { state: 'confirmed', openCall };
	return isAlive(row, deps.clock()) ? { state: 'open', openCall } : { state: 'dead' };
}

/**
 * Makes the application of a link count, in place of an earlier one of its address. A second click gets the same answer. Refuses
 * `nonce-spent` for every other link, also if the application was withdrawn.
 */
export async function confirmApplication(deps: IdentityDeps, call: Call, nonce: string): Promise<EndpointOutput<'confirmApplication'>> {
	const openCall = (await inTransaction(deps, (tx) => confirm(tx, call, nonce))) ?? refuse('nonce-spent');
	await removeErasedFiles(deps);
	return { success: true, openCall: await openCallNameOf(deps, call.brand, openCall) };
}

/** Returns the slug of the call; undefined when the link does not work. */
async function confirm(tx: TransactionDeps, call: Call, nonce: string): Promise<string | undefined> {
	const seen = await rowOf(tx.tables, call, nonce);
	if (!seen) return undefined;
	await lockApplications(tx.tables, { brand: seen.brand, openCall: seen.open_call, email: seen.email });
	// Checked again: it may have been withdrawn, replaced or confirmed while this transaction waited.
	const row = await rowOf(tx.tables, call, nonce);
	if (!row || (row.confirmed_at === null && !isAlive(row, tx.clock()))) return undefined;
	if (row.confirmed_at === null) await replaceApplication(tx, { ...row, way: 'mail', network: call.networkPrefix });
	return row.open_call;
}

const rowOf = (tables: Tables, { brand }: Call, nonce: string) =>
	tables
		.selectFrom('identity.application')
		.select(['id', 'brand', 'open_call', 'email', 'made_at', 'confirmed_at'])
		.where('hash', '=', digest(nonce))
		.where('brand', '=', brand.id)
		.executeTakeFirst();

const isAlive = ({ made_at }: { readonly made_at: Date }, now: Date): boolean => now.getTime() - made_at.getTime() < confirmationMs;
