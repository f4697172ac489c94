import type { DataText } from '../contract/contract.ts';
import type { DocumentKey, Tables } from '../store/tables.ts';

/** The newest text of a data document, also of one that was taken from readers; undefined when there is none. */
export async function dataText(tables: Tables, { brand, kind, id }: DocumentKey): Promise<DataText | undefined> {
	const row = await tables
		.selectFrom('content.document as d')
		.innerJoin('content.revision as r', (join) =>
			join
				.onRef('r.brand', '=', 'd.brand')
				.onRef('r.shelf', '=', 'd.shelf')
				.onRef('r.id', '=', 'd.id')
				.onRef('r.revision', '=', 'd.revision'),
		)
		.select(['r.body', 'r.revision', 'r.received_at', 'r.sender', 'd.state'])
		.where('d.brand', '=', brand)
		.where('d.shelf', '=', kind)
		.where('d.id', '=', id)
		.where('d.edition', '=', 'published')
		.executeTakeFirst();
	if (!row) return undefined;
	const { body: text, revision, received_at, sender, state } = row;
	return { text, revision, receivedAt: received_at.toISOString(), sender, isGone: state === 'gone' };
}
