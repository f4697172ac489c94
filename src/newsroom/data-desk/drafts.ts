import type { ExpressionBuilder } from 'kysely';
import type { EditedKind } from '#content';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import type { NewsroomTables } from '../store/tables.ts';

type DraftDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

/** The fields of a form as they were posted. */
type PostedFields = Readonly<Record<string, string>>;

/** A draft in a list: what somebody typed into the form of a data document and did not publish. `id`: undefined for a new document. */
export type Draft = {
	readonly number: number;
	readonly id: string | undefined;
	readonly title: string | undefined;
	readonly by: string;
	readonly savedAt: Date;
};

/** A kind of documents, and perhaps one of them. */
type Place = { readonly kind: EditedKind; readonly id: string | undefined };

/** The drafts of a kind, the newest first; with `id` those of one document. */
export async function draftsOf({ tables }: DraftDeps, brand: string, { kind, id }: Place): Promise<readonly Draft[]> {
	const rows = await tables
		.selectFrom('newsroom.data_draft as draft')
		.innerJoin('newsroom.staff as staff', 'staff.id', 'draft.staff')
		.select(['draft.number', 'draft.document', 'draft.title', 'draft.saved_at', 'staff.name as by'])
		.where('draft.brand', '=', brand)
		.where('draft.kind', '=', kind)
		.where('draft.discarded_at', 'is', null)
		.$if(id !== undefined, (query) => query.where('draft.document', '=', id ?? ''))
		.orderBy('draft.saved_at', 'desc')
		.execute();
	return rows.map(({ number, document, title, by, saved_at }) => ({
		number,
		id: document ?? undefined,
		title: title ?? undefined,
		by,
		savedAt: saved_at,
	}));
}

/** The fields of a draft, and who saved it when; undefined when it was published or discarded. */
export async function draftNumbered({ tables }: DraftDeps, brand: string, { kind, id, number }: Place & { readonly number: number }) {
	return tables
		.selectFrom('newsroom.data_draft as draft')
		.innerJoin('newsroom.staff as staff', 'staff.id', 'draft.staff')
		.select(['draft.fields', 'draft.saved_at as savedAt', 'staff.name as by'])
		.where('draft.brand', '=', brand)
		.where('draft.kind', '=', kind)
		.where('draft.document', 'is not distinct from', id ?? null)
		.where('draft.number', '=', number)
		.where('draft.discarded_at', 'is', null)
		.executeTakeFirst();
}

type SavedDraft = Place & { readonly fields: PostedFields; readonly title: string | undefined; readonly number: number | undefined };

/** Saves what was typed, in the person's own draft with the number if there is one, otherwise in a new one. Resolves to its number. */
export async function saveDraft(
	{ tables, clock }: DraftDeps,
	{ staff, site }: SignedInStaff,
	{ kind, id, fields, title, number }: SavedDraft,
): Promise<number> {
	const saved = { fields: JSON.stringify(fields), title: title ?? null, saved_at: clock() };
	const own = await tables
		.updateTable('newsroom.data_draft')
		.set(saved)
		.where('brand', '=', site.brand.id)
		.where('kind', '=', kind)
		.where('document', 'is not distinct from', id ?? null)
		.where('staff', '=', staff.id)
		.where('number', '=', number ?? 0)
		.where('discarded_at', 'is', null)
		.returning('number')
		.executeTakeFirst();
	if (own) return own.number;
	const added = await tables
		.insertInto('newsroom.data_draft')
		.values({ brand: site.brand.id, kind, document: id ?? null, staff: staff.id, ...saved })
		.returning('number')
		.executeTakeFirstOrThrow();
	return added.number;
}

type NumberedDraft = { readonly kind: EditedKind; readonly number: number };

const draftIs =
	(brand: string, { kind, number }: NumberedDraft) =>
	({ and }: ExpressionBuilder<NewsroomTables, 'newsroom.data_draft'>) =>
		and({ brand, kind, number });

const dayMs = 86_400_000;

/** Discards a draft of anybody, and forgets those of the brand that were discarded over a day ago. */
export async function discardDraft({ tables, clock }: DraftDeps, brand: string, draft: NumberedDraft): Promise<void> {
	const now = clock();
	const old = new Date(now.getTime() - dayMs);
	await tables.deleteFrom('newsroom.data_draft').where('brand', '=', brand).where('discarded_at', '<', old).execute();
	await tables.updateTable('newsroom.data_draft').set({ discarded_at: now }).where(draftIs(brand, draft)).execute();
}

/** Takes back that a draft was discarded. Resolves to the id of its document, null for a new one; undefined when there is no such draft any more. */
export async function restoreDraft({ tables }: Pick<DraftDeps, 'tables'>, brand: string, draft: NumberedDraft) {
	const restored = await tables
		.updateTable('newsroom.data_draft')
		.set({ discarded_at: null })
		.where(draftIs(brand, draft))
		.returning('document')
		.executeTakeFirst();
	return restored?.document;
}

/** Removes a draft of anybody after its publication. */
export async function removeDraft({ tables }: Pick<DraftDeps, 'tables'>, brand: string, draft: NumberedDraft): Promise<void> {
	await tables.deleteFrom('newsroom.data_draft').where(draftIs(brand, draft)).execute();
}
