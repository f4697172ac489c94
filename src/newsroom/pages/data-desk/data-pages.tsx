import type { EditedKind } from '#content';
import type { DataRow } from '#content/contract';
import { personOf } from '../../contract/contract.ts';
import { dataKindNames, dataKinds } from '../../data-desk/data-kinds.ts';
import type { Draft } from '../../data-desk/drafts.ts';
import { draftPath, formPath } from '../../data-desk/form-path.ts';
import { menuNames, menus } from '../../data-desk/menus.ts';
import { nameOfDocument } from '../../data-desk/name-of-document.ts';
import type { SignedInStaff } from '../../newsroom-deps.ts';
import { dateOf, StaffFrame } from '../staff-frame.tsx';
import { type StaffPage, staffPage } from '../staff-page.ts';
import { DraftList } from './draft-list.tsx';

/** The kinds of data documents of a brand, with the number of published documents of each. */
export function dataKindsPage(signedIn: SignedInStaff, counts: ReadonlyMap<string, number>): StaffPage {
	const root = `/${signedIn.site.brand.id}/datos/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<h1>Datos</h1>
			<p className="lead">
				Lo que muestran las páginas además de las notas. Lo que publicás acá se ve al instante en {signedIn.site.brand.name}.
			</p>
			<ul className="kinds">
				{dataKindNames.map((kind) => (
					<li key={kind} className="card">
						<a href={`${root}${kind}/`}>{dataKinds[kind].many}</a> <span className="mark">{counts.get(kind) ?? 0}</span>
						<p className="hint">{dataKinds[kind].about}</p>
					</li>
				))}
				{menuNames.map((menu) => (
					<li key={menu} className="card">
						<a href={`/${signedIn.site.brand.id}/menus/${menu}/`}>{menus[menu].name}</a>
						<p className="hint">{menus[menu].about}</p>
					</li>
				))}
			</ul>
		</StaffFrame>
	);
	return staffPage({ title: 'Datos', body });
}

export type DataListView = {
	readonly kind: EditedKind;
	readonly rows: readonly DataRow[];
	/** The words of the search. */
	readonly words: string;
	readonly done: string;
	/** The number of the draft that was discarded just now. */
	readonly discarded?: number | undefined;
	readonly drafts: readonly Draft[];
	/** What was typed to open a document by its name, and why that opens none. */
	readonly named?: Named | undefined;
};

type Named = { readonly typed: string; readonly problem: string };

/** The documents of a kind, with a search. */
export function dataListPage(signedIn: SignedInStaff, { kind, rows, words, done, discarded, drafts, named }: DataListView): StaffPage {
	const root = `/${signedIn.site.brand.id}/datos/`;
	const texts = dataKinds[kind];
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<nav className="path" aria-label="Dónde estás">
				<a href={root}>Datos</a>
			</nav>
			<div className="head">
				<h1>{texts.many}</h1>
				<span className="actions">
					{texts.received && <a href={`/${signedIn.site.brand.id}/${texts.received.path}`}>{texts.received.name}</a>}
					<a className="button" href={`${root}${kind}/nuevo/`}>
						Agregar {texts.one}
					</a>
				</span>
			</div>
			{done === 'descartado' && discarded !== undefined && (
				<div className="done" role="status">
					El borrador se descartó.
					<form method="post" action={`${draftPath(signedIn.site.brand.id, kind, discarded)}recuperar/`}>
						<button className="plain" type="submit">
							Deshacer
						</button>
					</form>
				</div>
			)}
			{done === 'quitado' && (
				<p className="done" role="status">
					Los lectores ya no lo ven. Sigue en esta lista por si hay que volver a publicarlo.
				</p>
			)}
			<search>
				<form method="get" action={`${root}${kind}/`} className="search">
					<input name="q" type="search" defaultValue={words} aria-label="Buscar por nombre" placeholder="Buscar por nombre" />
					<button className="plain" type="submit">
						Buscar
					</button>
				</form>
			</search>
			{texts.naming && <NamingForm action={`${root}${kind}/abrir/`} label={texts.naming.label} named={named} />}
			{rows.length === 0 ? (
				<p className="empty">{words === '' ? 'Todavía no hay ninguno.' : 'No hay ninguno con ese nombre.'}</p>
			) : (
				<Rows rows={rows} brand={signedIn.site.brand.id} kind={kind} />
			)}
			<DraftList brand={signedIn.site.brand.id} kind={kind} drafts={drafts} />
		</StaffFrame>
	);
	return staffPage({ title: texts.many, body });
}

type NamingFormProps = { readonly action: string; readonly label: string; readonly named: Named | undefined };

/** Opens a document by what names it, such as the address of its page. */
function NamingForm({ action, label, named }: NamingFormProps) {
	return (
		<form method="get" action={action} className="search" noValidate>
			<input
				name="nombre"
				defaultValue={named?.typed}
				aria-label={label}
				placeholder={label}
				aria-invalid={named && true}
				aria-describedby={named && 'nombre-wrong'}
			/>
			<button className="plain" type="submit">
				Abrir
			</button>
			{named && (
				<p className="wrong" id="nombre-wrong" role="alert">
					{named.problem}
				</p>
			)}
		</form>
	);
}

function Rows({ rows, brand, kind }: { readonly rows: readonly DataRow[]; readonly brand: string; readonly kind: EditedKind }) {
	return (
		<ul className="card documents">
			{rows.map(({ id, title, receivedAt, sender, isGone }) => (
				<li key={id}>
					<a href={formPath(brand, kind, id)}>{nameOfDocument(kind, id, title)}</a> {isGone && <span className="mark">No se ve</span>}
					<small>
						<time dateTime={receivedAt}>{dateOf(Date.parse(receivedAt))}</time>, {personOf(sender)}
					</small>
				</li>
			))}
		</ul>
	);
}
