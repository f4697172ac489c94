import type { Clock } from '#platform/clock';
import type { Tables } from '../store/tables.ts';

/** A signed request counts this long before and after its time (C04). */
export const signatureMs = 300_000;

/** Spends a nonce, for all processes. False when it was there: the insert decides, so of two at once one wins. */
export async function spendNonce(tables: Tables, clock: Clock, nonce: { readonly key: string; readonly nonce: string }): Promise<boolean> {
	const now = clock();
	await tables
		.deleteFrom('content.nonce')
		.where('seen_at', '<', new Date(now.getTime() - 2 * signatureMs))
		.execute();
	const used = await tables
		.insertInto('content.nonce')
		.values({ key_id: nonce.key, nonce: nonce.nonce, seen_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.returning('nonce')
		.executeTakeFirst();
	return used !== undefined;
}
