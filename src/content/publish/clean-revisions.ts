import type { Brand } from '#brands';
import type { DataKind, Tables } from '../store/tables.ts';
import { isFormer } from './is-former.ts';

/** Former revisions of these kinds stay for a day: they have dozens or hundreds a day that nobody restores later. */
const kinds: readonly DataKind[] = ['weather', 'election'];
const keptMs = 86_400_000;

/** Deletes former revisions of the weather and of the count of elections. All other documents keep theirs (D07). */
export async function cleanRevisions(tables: Tables, brands: readonly Brand[], now: Date): Promise<void> {
	await tables
		.deleteFrom('content.revision')
		.where(
			'brand',
			'in',
			brands.map(({ id }) => id),
		)
		.where('shelf', 'in', kinds)
		.where('received_at', '<', new Date(now.getTime() - keptMs))
		.where(isFormer)
		.execute();
}
