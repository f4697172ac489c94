// What the form of a data document has in it before somebody types.
import type { EditedKind } from '#content';
import type { DataText } from '#content/contract';
import { formOf, hasSource, jsonOf, typedOf } from '../../data-desk/data-form.ts';
import { dataKinds } from '../../data-desk/data-kinds.ts';
import { draftNumbered, draftsOf } from '../../data-desk/drafts.ts';
import { formPath } from '../../data-desk/form-path.ts';
import { titleIn } from '../../data-desk/title-in.ts';
import { type Typed, type TypedGroup, typedFrom } from '../../data-desk/typed.ts';
import type { SeenAfter } from '../../data-desk/watch-page.ts';
import type { NewsroomDeps, SignedInStaff } from '../../newsroom-deps.ts';
import type { DataFormPage } from '../../pages/data-desk/data-form-page.tsx';
import { root } from '../../pages/data-desk/form-view.ts';
import type { Notice } from '../../pages/data-desk/notice-view.tsx';

type DataDeps = Pick<NewsroomDeps, 'content' | 'clock' | 'tables'>;
type Reference = { readonly kind: EditedKind; readonly id: string };

/** What is the same in every state of a form. */
export async function formAround(deps: DataDeps, { site }: SignedInStaff, { kind, id }: Reference) {
	const { content } = deps;
	const { id: brand } = site.brand;
	const [newest, drafts] = await Promise.all([content.dataText(brand, { kind, id }), draftsOf(deps, brand, { kind, id })]);
	const { revisions } = newest ? await content.dataRevisions(brand, { kind, id }) : { revisions: [] };
	const document = newest && jsonOf(newest.text);
	return {
		newest,
		page: {
			kind,
			id,
			form: formOf(kind),
			title: document && titleIn(document),
			action: formPath(brand, kind, id),
			address: document && !newest?.isGone ? site.origin + dataKinds[kind].page(id, document) : undefined,
			versions: revisions,
			drafts,
			problems: new Map<string, readonly string[]>(),
			opened: undefined,
			isFormer: false,
		},
	};
}

/** The revision from which somebody begins who sees a text; empty for one that readers do not have. */
export const baseOf = (newest: DataText | undefined): string => (newest && !newest.isGone ? newest.revision : '');

/** The form of a new document. */
export function blankForm({ clock }: Pick<DataDeps, 'clock'>, { site: { brand } }: SignedInStaff, kind: EditedKind): DataFormPage {
	const form = formOf(kind);
	const source = { name: `la redacción de ${brand.name}`, updated_at: clock().toISOString() };
	const begun = hasSource(form) ? { source } : {};
	return {
		kind,
		id: undefined,
		form,
		title: undefined,
		action: formPath(brand.id, kind, undefined),
		address: undefined,
		versions: [],
		drafts: [],
		problems: new Map(),
		opened: undefined,
		isFormer: false,
		base: '',
		typed: filled(kind, typedOf(form, begun, brand.timeZone)),
	};
}

/** The fields before those of the document, and the document. The time of data that a service sends is not that of an edit. */
const filled = (kind: EditedKind, document: Typed): TypedGroup =>
	new Map<string, Typed>([[root, document], ...(dataKinds[kind].isFed ? [] : [['ahora', 'on'] as const])]);

/** The form of a document as readers have it; undefined when there is none. */
export async function openDocument(
	deps: DataDeps,
	signedIn: SignedInStaff,
	{ kind, id, done, seenAfter }: Reference & { readonly done: string; readonly seenAfter?: SeenAfter },
): Promise<DataFormPage | undefined> {
	const { newest, page } = await formAround(deps, signedIn, { kind, id });
	if (!newest) return undefined;
	const typed = typedOf(page.form, jsonOf(newest.text), signedIn.site.brand.timeZone);
	return {
		...page,
		base: baseOf(newest),
		typed: filled(kind, typed),
		notice: newest.isGone ? { kind: 'gone' } : noticeAfter(done, seenAfter),
	};
}

type OpenedDraft = {
	readonly kind: EditedKind;
	readonly id: string | undefined;
	readonly number: number;
	/** Whether it was saved just now. */
	readonly isSaved: boolean;
};

/** The form of a document, or of a new one, with a draft in it; undefined when there is no such draft. */
export async function openDraft(
	deps: DataDeps,
	signedIn: SignedInStaff,
	{ kind, id, number, isSaved }: OpenedDraft,
): Promise<DataFormPage | undefined> {
	const draft = await draftNumbered(deps, signedIn.site.brand.id, { kind, id, number });
	if (!draft) return undefined;
	const page = id === undefined ? blankForm(deps, signedIn, kind) : (await formAround(deps, signedIn, { kind, id })).page;
	const notice = isSaved ? ({ kind: 'saved' } as const) : ({ kind: 'draft', by: draft.by, savedAt: draft.savedAt } as const);
	return { ...page, base: draft.fields.base ?? '', typed: typedFrom(draft.fields), draft: number, notice };
}

function noticeAfter(done: string, seenAfter: SeenAfter): Notice | undefined {
	if (done === 'publicado') return { kind: 'published', seenAfter };
	return done === 'unido' ? { kind: 'merged', seenAfter } : undefined;
}

/** The form of a document with a former version in it; undefined when there is none. */
export async function openVersion(
	deps: DataDeps,
	signedIn: SignedInStaff,
	{ kind, id, version }: Reference & { readonly version: string },
): Promise<DataFormPage | undefined> {
	const { newest, page } = await formAround(deps, signedIn, { kind, id });
	const text = await deps.content.dataRevisionText(signedIn.site.brand.id, { kind, id }, version);
	const entry = page.versions.find(({ revision }) => revision === version);
	if (text === undefined || !newest || !entry) return undefined;
	const typed = typedOf(page.form, jsonOf(text), signedIn.site.brand.timeZone);
	const notice = { kind: 'former', version: { sender: entry.sender, receivedAt: entry.receivedAt.toISOString() } } as const;
	return { ...page, base: baseOf(newest), typed: filled(kind, typed), notice, isFormer: true };
}
