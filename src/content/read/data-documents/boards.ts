import type { Board } from '../../contract/contract.ts';
import { type BoardDocument, boardSchema } from '../../data-documents/board/board-schema.ts';
import { readSource } from '../../data-documents/source-schema.ts';
import type { QueryContext } from '../query-context.ts';
import { inOrder } from './in-order.ts';
import { validDocumentsOf } from './valid-documents.ts';

const boardDocuments = validDocumentsOf('board', boardSchema);

const dayMs = 86_400_000;

/** Figures that nobody confirmed for so long are shown as old. Markets rest at weekends, leagues between two rounds. */
const oldAfterMs = { indicators: 4 * dayMs, scores: 10 * dayMs, table: 30 * dayMs } as const;

/** The boards of a section, in their order, then by title. */
export async function boards(context: QueryContext, section: string): Promise<readonly Board[]> {
	const documents = (await boardDocuments(context)).filter((document) => document.section === section);
	return inOrder(context, documents, ({ title }) => title).map((document) => boardOf(document, context.now));
}

function boardOf(document: BoardDocument, now: Date): Board {
	const { _id: id, title, kind } = document;
	const source = readSource(document.source);
	return {
		id,
		title,
		source,
		isOld: now.getTime() - source.updatedAt.getTime() > oldAfterMs[kind],
		figures: figuresOf(document),
	};
}

function figuresOf(document: BoardDocument): Board['figures'] {
	switch (document.kind) {
		case 'indicators':
			return { kind: document.kind, indicators: document.indicators };
		case 'scores':
			return { kind: document.kind, matches: document.matches };
		case 'table':
			return { kind: document.kind, columns: document.columns, rows: document.rows };
	}
}
