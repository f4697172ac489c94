import type { Brand } from '#brands';
import type { DataKind, Tables } from '../store/tables.ts';

/** Former revisions of these kinds stay for a day: they have dozens or hundreds a day that nobody restores later. */
const kinds: readonly DataKind[] = ['weather', 'election'];
const keptMs = 86_400_000;

/** Deletes former revisions of the weather and of the count of elections. All other documents keep theirs (D07). */
export async function cleanRevisions(tables: Tables, brands: readonly Brand[], now: Date): Promise<void> {
	await tables
		.deleteFrom('content.revision as revision')
		.where(
			'revision.brand',
			'in',
			brands.map(({ id }) => id),
		)
		.where('revision.shelf', 'in', kinds)
		.where('revision.received_at', '<', new Date(now.getTime() - keptMs))
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('content.document as document')
						.select('document.id')
						.whereRef('document.brand', '=', 'revision.brand')
						.whereRef('document.shelf', '=', 'revision.shelf')
						.whereRef('document.id', '=', 'revision.id')
						.whereRef('document.revision', '=', 'revision.revision'),
				),
			),
		)
		.execute();
}
