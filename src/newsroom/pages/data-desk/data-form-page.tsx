import type { ChoiceLists } from '../../data-desk/choice-lists.ts';
import { type DataForm, hasSource } from '../../data-desk/data-form.ts';
import { dataKinds } from '../../data-desk/data-kinds.ts';
import type { Draft } from '../../data-desk/drafts.ts';
import { nameOfDocument } from '../../data-desk/name-of-document.ts';
import { groupIn, type Typed, type TypedGroup } from '../../data-desk/typed.ts';
import type { SignedInStaff } from '../../newsroom-deps.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { type StaffPage, staffPage } from '../staff-page.ts';
import askBeforeLeaving from './ask-before-leaving.js?raw';
import { ChoiceListsView } from './choice-lists.tsx';
import { DraftList } from './draft-list.tsx';
import { FieldView } from './field-view.tsx';
import { type FormView, root } from './form-view.ts';
import { type Notice, NoticeView } from './notice-view.tsx';
import { PreviewButton } from './preview-button.tsx';
import { type Version, VersionList } from './version-list.tsx';

export type DataFormPage = Omit<FormView, 'lists'> & {
	readonly form: DataForm;
	/** Undefined for a new document. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	/** The revision from which the editor began; empty for none. */
	readonly base: string;
	/** Everything that was typed: the document under the name of the root, and the fields above it. */
	readonly typed: TypedGroup;
	/** The document that another person published meanwhile. */
	readonly theirs?: Typed | undefined;
	readonly notice?: Notice | undefined;
	/** Where readers see the document; undefined while they do not. */
	readonly address: string | undefined;
	readonly versions: readonly Version[];
	/** The drafts of the document, and the number of the one in the form. */
	readonly drafts: readonly Draft[];
	readonly draft?: number | undefined;
	/** Whether the form shows a former version. */
	readonly isFormer: boolean;
};

/** The form of a data document, with its versions. */
export function dataFormPage(signedIn: SignedInStaff, page: DataFormPage, lists: ChoiceLists): StaffPage {
	const { kind, id } = page;
	const list = `/${signedIn.site.brand.id}/datos/`;
	const texts = dataKinds[kind];
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<nav className="path" aria-label="Dónde estás">
				<a href={list}>Datos</a> › <a href={`${list}${kind}/`}>{texts.many}</a>
			</nav>
			<div className="head">
				<h1>{id === undefined ? `Agregar ${texts.one}` : nameOfDocument(kind, id, page.title)}</h1>
				{page.address && (
					<a href={page.address} target="_blank" rel="noreferrer">
						Ver en el sitio
					</a>
				)}
			</div>
			<NoticeView notice={page.notice} />
			<DraftList brand={signedIn.site.brand.id} kind={kind} drafts={page.drafts} open={page.draft} />
			<DocumentForm {...page} lists={lists} />
			<ChoiceListsView lists={lists} />
			{page.id !== undefined && <VersionList versions={page.versions} action={page.action} canWithdraw={page.address !== undefined} />}
		</StaffFrame>
	);
	return staffPage({ title: texts.many, body, script: askBeforeLeaving });
}

/** The notices of a form whose values were posted and are kept nowhere else. */
const notKept: readonly Notice['kind'][] = ['wrong', 'right', 'elsewhere', 'taken', 'refused', 'conflict'];

function DocumentForm(page: DataFormPage & FormView) {
	const { form, typed, base, action, id, draft, isFormer } = page;
	const isUnsaved = page.notice !== undefined && notKept.includes(page.notice.kind);
	return (
		<form className="card data-form" method="post" action={action} noValidate data-unsaved={isUnsaved || undefined}>
			{/* Enter presses the first button of a form. This one publishes nothing. */}
			<button className="unseen" type="submit" name="hacer" value="" tabIndex={-1} aria-hidden="true">
				Revisar
			</button>
			<input type="hidden" name="base" value={base} />
			{draft !== undefined && <input type="hidden" name="borrador" value={draft} />}
			{id === undefined && (
				<FieldView view={page} field={form.id} name="_id" place="_id" isOptional={false} typed={typed.get('_id')} theirs={undefined} />
			)}
			<FieldView view={page} field={form.field} name={root} place="" isOptional={false} typed={typed.get(root)} theirs={page.theirs} />
			{hasSource(form) && (
				<label className="check">
					<input type="checkbox" name="ahora" defaultChecked={groupIn(typed).has('ahora')} /> Los datos son de ahora: anotar la hora al
					publicar
				</label>
			)}
			<div className="form-end">
				<button type="submit" name="hacer" value="publicar">
					{isFormer ? 'Volver a esta versión' : 'Publicar'}
				</button>
				<PreviewButton />
				<button className="plain" type="submit" name="hacer" value="guardar">
					Guardar borrador
				</button>
				<button className="plain" type="submit" name="hacer" value="">
					Revisar
				</button>
			</div>
		</form>
	);
}
