import type { Clock } from '#platform/clock';
import type { Tables } from '../store/tables.ts';

/** How long (ms) before and after its time a signature is valid (C04). */
export const signatureMs = 300_000;

/** Uses up a nonce of a key, in all processes. Returns false when it was used before: the insert decides, so one of two concurrent requests wins. */
export async function spendNonce(
	tables: Tables,
	clock: Clock,
	{ key, nonce }: { readonly key: string; readonly nonce: string },
): Promise<boolean> {
	const now = clock();
	await tables
		.deleteFrom('content.nonce')
		.where('seen_at', '<', new Date(now.getTime() - 2 * signatureMs))
		.execute();
	const inserted = await tables
		.insertInto('content.nonce')
		.values({ key_id: key, nonce, seen_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.returning('nonce')
		.executeTakeFirst();
	return inserted !== undefined;
}
