// What a posted form of a data document does: it changes a list and comes back, it is checked, shown as a preview, or published.
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type EditedKind, editedSchemas } from '#content';
import type { DataText } from '#content/contract';
import { slugOf } from '#newsroom/contract';
import { changeList, listChangeOf } from '../../data-desk/change-lists.ts';
import { documentOf, jsonOf, typedOf } from '../../data-desk/data-form.ts';
import { dataKinds } from '../../data-desk/data-kinds.ts';
import { removeDraft, saveDraft } from '../../data-desk/drafts.ts';
import { formPath } from '../../data-desk/form-path.ts';
import { type Problems, problemsIn } from '../../data-desk/problems-in.ts';
import { publishData } from '../../data-desk/publish-data.ts';
import { sortLists } from '../../data-desk/sort-lists.ts';
import { refusalText } from '../../data-desk/texts/problem-texts.ts';
import { titleIn } from '../../data-desk/title-in.ts';
import { isObject } from '../../data-desk/type-in.ts';
import { changeAt, nameIn, type TypedGroup, textIn, typedFrom } from '../../data-desk/typed.ts';
import { typedValue } from '../../data-desk/typed-value.ts';
import { noWatch, watchPage } from '../../data-desk/watch-page.ts';
import type { NewsroomDeps, SignedInStaff } from '../../newsroom-deps.ts';
import type { DataFormPage } from '../../pages/data-desk/data-form-page.tsx';
import { root } from '../../pages/data-desk/form-view.ts';
import type { PreviewDocument } from '../../previews/previews.ts';
import { senderOf } from '../../stories/edit-story.ts';
import { draftNumber } from './draft-number.ts';
import { baseOf, blankForm, formAround } from './open-document.ts';
import { publishedQuery } from './published-query.ts';

type Json = { readonly [key: string]: unknown };
type Posted = { readonly kind: EditedKind; readonly id: string | undefined; readonly form: Readonly<Record<string, string>> };
export type Taken =
	| { readonly location: string }
	| { readonly preview: PreviewDocument }
	| { readonly page: DataFormPage; readonly status: number };
type Deps = Pick<NewsroomDeps, 'tables' | 'clock' | 'content' | 'previews' | 'requestPublicPage'>;

/** Does what the pressed button says. */
export async function takeForm(deps: Deps, signedIn: SignedInStaff, posted: Posted): Promise<Taken> {
	const typed = typedFrom(posted.form);
	const page = await pageFor(deps, signedIn, posted);
	const button = textIn(typed.get('hacer'));
	const change = listChangeOf(button);
	if (change) {
		const { timeZone } = signedIn.site.brand;
		return { page: { ...page, ...changeList(typed, change, { root, field: page.form.field, timeZone }) }, status: 200 };
	}
	if (button === 'guardar') return save(deps, signedIn, { posted, page, typed });
	return check(deps, signedIn, { posted, page, typed, button });
}

type Saved = Omit<Checked, 'button'>;

/** Saves what was typed as a draft, right or wrong, and leads to its form. */
async function save(deps: Deps, signedIn: SignedInStaff, { posted: { kind, id, form }, page, typed }: Saved): Promise<Taken> {
	const { id: brand, timeZone } = signedIn.site.brand;
	const { hacer: _pressed, ...fields } = form;
	const title = titleIn(documentOf(page.form, typed.get(root), { kind, id: id ?? '', timeZone }));
	const number = await saveDraft(deps, signedIn, { kind, id, fields, title, number: page.draft });
	return { location: `${formPath(brand, kind, id)}?borrador=${number}&hecho=guardado` };
}

/** The page of the form, with the revision from which somebody began. */
async function pageFor(deps: Deps, signedIn: SignedInStaff, { kind, id, form }: Posted): Promise<DataFormPage> {
	const base = form.base ?? '';
	const typed = typedFrom(form);
	const draft = v.parse(draftNumber, form.borrador);
	if (id === undefined) return { ...blankForm(deps, signedIn, kind), typed, draft };
	const { page } = await formAround(deps, signedIn, { kind, id });
	return { ...page, base, typed, draft };
}

type Checked = { readonly posted: Posted; readonly page: DataFormPage; readonly typed: TypedGroup; readonly button: string };

async function check(deps: Deps, signedIn: SignedInStaff, { posted, page, typed, button }: Checked): Promise<Taken> {
	const { kind } = posted;
	const { timeZone } = signedIn.site.brand;
	const sorted = changeAt(typed, root, (document) => sortLists(page.form.field, document, { kind, place: '' }) ?? new Map());
	const id = posted.id ?? idOf(page, sorted, timeZone);
	const written = documentOf(page.form, sorted.get(root), { kind, id, timeZone });
	const document = typed.has('ahora') ? asOf(written, deps.clock()) : written;
	const shown = { ...page, typed: sorted, problems: problemsOf(kind, document) };
	if (shown.problems.size > 0) return { page: { ...shown, notice: { kind: 'wrong' } }, status: 422 };
	const edit = { page: shown, kind, id, document };
	if (button === 'publicar') return publish(deps, signedIn, edit);
	return button === 'vista' ? preview(deps, signedIn, edit) : { page: { ...shown, notice: { kind: 'right' } }, status: 200 };
}

/** The id that was typed for a new document, or one made of its title. */
function idOf({ form }: DataFormPage, typed: TypedGroup, timeZone: string): string {
	const id = String(typedValue(form.id, typed.get('_id'), timeZone));
	const document = typedValue(form.field, typed.get(root), timeZone);
	return id || (form.id.kind === 'text' && isObject(document) ? slugOf(titleIn(document) ?? '').slice(0, 60) : '');
}

/** The document with data of a time. */
const asOf = (document: Json, now: Date): Json => ({
	...document,
	source: { ...(isObject(document.source) ? document.source : {}), updated_at: now.toISOString() },
});

/** Whether two documents differ in the time of their data alone, which pages do not have to show. */
const isSameButTime = (one: Json, other: Json): boolean => isDeepStrictEqual(asOf(one, new Date(0)), asOf(other, new Date(0)));

/** What is wrong with a document. Its id stands before the fields of the document. */
const problemsOf = (kind: EditedKind, document: Json): Problems =>
	new Map(
		[...problemsIn(editedSchemas[kind], document, root)].map(([name, texts]) => [name === nameIn(root, '_id') ? '_id' : name, texts]),
	);

type Written = { readonly page: DataFormPage; readonly kind: EditedKind; readonly id: string; readonly document: Json };

async function publish(deps: Deps, signedIn: SignedInStaff, { page, kind, id, document }: Written): Promise<Taken> {
	const { brand } = signedIn.site;
	const before = await deps.content.dataText(brand.id, { kind, id });
	const isSame = before !== undefined && !before.isGone && isSameButTime(jsonOf(before.text), document);
	const place = { brand: brand.id, path: dataKinds[kind].page(id, document) };
	const seenAfter = isSame ? noWatch : await watchPage(deps.requestPublicPage, place);
	const { outcome, merged } = await publishData(deps, signedIn, { kind, id, document, base: page.base || undefined });
	switch (outcome.kind) {
		case 'stored':
			if (page.draft !== undefined) await removeDraft(deps, brand.id, { kind, number: page.draft });
			return { location: `${formPath(brand.id, kind, id)}?${new URLSearchParams(publishedQuery(await seenAfter(), merged))}` };
		case 'refused':
			return { page: { ...page, ...refused(outcome) }, status: 422 };
		case 'conflict':
			return { page: { ...page, ...disagreed(page, outcome.newest, brand.timeZone) }, status: 409 };
	}
}

/** The page of the site with the document as it was typed. */
async function preview({ previews }: Deps, signedIn: SignedInStaff, { page, kind, id, document }: Written): Promise<Taken> {
	const path = dataKinds[kind].page(id, document);
	const shown = await previews.afterEdit(signedIn.site, senderOf(signedIn), { edit: { kind, id, document }, path });
	if (shown === undefined) return { page: { ...page, notice: { kind: 'elsewhere' } }, status: 200 };
	return 'body' in shown ? { preview: shown } : { page: { ...page, ...refused(shown) }, status: 422 };
}

/** Where somebody else was faster: what they have published, beside what was typed. The next publication replaces it. */
function disagreed(page: DataFormPage, newest: DataText | undefined, timeZone: string): Partial<DataFormPage> {
	if (page.id === undefined) return { notice: { kind: 'taken' }, problems: new Map([['_id', ['Ya hay uno con este identificador.']]]) };
	const theirs = newest && typedOf(page.form, jsonOf(newest.text), timeZone);
	return { base: baseOf(newest), theirs, notice: { kind: 'conflict', newest } };
}

type Problem = { readonly path: string; readonly message: string };

/** What only the store can tell. */
function refused({ code, problems }: { readonly code: string; readonly problems: readonly Problem[] }): Partial<DataFormPage> {
	const text = refusalText(code);
	if (text !== undefined)
		return { notice: { kind: 'wrong' }, problems: new Map(problems.map(({ path }) => [path.replace('$', root), [text]])) };
	const time = problems.find(({ path }) => path === '$.source.updated_at');
	if (time) return { notice: { kind: 'wrong' }, problems: new Map([[`${root}.source.updated_at`, ['La hora no puede ser futura.']]]) };
	return { notice: { kind: 'refused', why: problems.map(({ path, message }) => `${path} ${message}`).join('; ') } };
}
