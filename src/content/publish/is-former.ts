import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { ContentTables } from '../store/tables.ts';

/** The condition that a revision is not the current one of its document. */
export const isFormer = ({
	not,
	exists,
	selectFrom,
}: ExpressionBuilder<ContentTables, 'content.revision'>): ExpressionWrapper<ContentTables, 'content.revision', SqlBool> =>
	not(
		exists(
			selectFrom('content.document as document')
				.select('document.id')
				.whereRef('document.brand', '=', 'content.revision.brand')
				.whereRef('document.shelf', '=', 'content.revision.shelf')
				.whereRef('document.id', '=', 'content.revision.id')
				.whereRef('document.revision', '=', 'content.revision.revision'),
		),
	);
