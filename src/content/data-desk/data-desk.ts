// What the newsroom does with data documents, collections and redirects.
import type { BrandId } from '#brands';
import { contentQueries } from '../content-queries.ts';
import type { ContentQueries, DataRow, DataText, Menu } from '../contract/contract.ts';
import { readDocumentNamed } from '../document-index/read-documents.ts';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import { type RefusedResult, refusalOf } from '../publish/put-result.ts';
import type { QueryContextFactory } from '../read/query-context-factory.ts';
import { listRevisions } from '../revisions/list-revisions.ts';
import { readRevision } from '../revisions/read-revision.ts';
import type { Tables } from '../store/tables.ts';
import { dataCounts, dataRows } from './data-rows.ts';
import { dataText } from './data-text.ts';
import { type DataEdit, type DataEditOutcome, editData } from './edit-data.ts';
import { editMenu, type MenuEdit, type MenuOutcome } from './edit-menu.ts';
import type { EditedKind } from './edited-kind.ts';
import { readMenu } from './read-menu.ts';
import { type TriedEdit, tryEdit } from './try-edit.ts';

/** A document that the newsroom edits with a form. */
export type DataReference = { readonly kind: EditedKind; readonly id: string };

/** For the newsroom only. */
export type DataDesk = {
	/** Kind → how many documents of it readers of the brand have. */
	dataCounts(brand: BrandId): Promise<ReadonlyMap<string, number>>;
	/** The documents of a kind whose title or id contains the words. */
	dataRows(brand: BrandId, kind: EditedKind, words: string): Promise<readonly DataRow[]>;
	/** The newest text of a document; undefined when there is none. */
	dataText(brand: BrandId, document: DataReference): Promise<DataText | undefined>;
	/** The id of a document that readers have, by its id or one of its other names. */
	dataNamed(brand: BrandId, kind: EditedKind, name: string): Promise<string | undefined>;
	/** The last hundred revisions of a document, the newest first. */
	dataRevisions(brand: BrandId, document: DataReference): ReturnType<typeof listRevisions>;
	/** The text of a revision; undefined when the document has no such revision. */
	dataRevisionText(brand: BrandId, document: DataReference, revision: string): Promise<string | undefined>;
	/** Publishes a document, unless readers have a newer text than the one it began from. */
	editData(from: SenderReference, edit: DataEdit): Promise<DataEditOutcome | RefusedResult>;
	/** A menu by the name of its hierarchy. */
	menu(brand: BrandId, hierarchy: string): Promise<Menu>;
	/** Publishes a menu whole, unless somebody else changed it meanwhile. */
	editMenu(from: SenderReference, edit: MenuEdit): Promise<MenuOutcome | RefusedResult>;
	/** What `read` finds as if readers had an edit already. Nothing is stored, and nobody else sees it. */
	tryEdit<Found>(from: SenderReference, edit: TriedEdit, read: ReadTried<Found>): Promise<{ kind: 'tried'; found: Found } | RefusedResult>;
};

/** Reads with the queries of one page. */
type ReadTried<Found> = (queries: ContentQueries) => Promise<Found>;

/** `contextWithin`: the query contexts of a transaction. */
export const dataDeskOf = (
	publisher: Publisher,
	tables: Tables,
	contextWithin: (transaction: Tables) => QueryContextFactory,
): DataDesk => ({
	dataCounts: (brand) => dataCounts(tables, brand),
	dataRows: (brand, kind, words) => dataRows(tables, { brand, kind, words }),
	dataText: (brand, document) => dataText(tables, { brand, ...document }),
	dataNamed: async (brand, kind, name) => (await readDocumentNamed(tables, { brand, kind }, name))?.id,
	dataRevisions: (brand, document) => listRevisions(tables, { brand, ...document }, 0),
	dataRevisionText: (brand, document, revision) => readRevision(tables, { brand, ...document }, revision),
	editData: (from, edit) => publisher.together(from, (publication) => editData(publication, edit)).catch(refusalOf),
	menu: (brand, hierarchy) => readMenu(tables, brand, hierarchy),
	editMenu: (from, edit) => publisher.together(from, (publication) => editMenu(publication, edit)).catch(refusalOf),
	tryEdit: (from, edit, read) =>
		publisher
			.pretend(from, async (publication) => {
				await tryEdit(publication, edit);
				const context = contextWithin(publication.tables)(from.brand);
				return { kind: 'tried' as const, found: await read(contentQueries(context)) };
			})
			.catch(refusalOf),
});
