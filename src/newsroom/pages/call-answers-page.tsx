import type { DataRow } from '#content/contract';
import type { SignedInStaff } from '../newsroom-deps.ts';
import { isDrawn } from '../readers/drawn-files.ts';
import type { CallCount, ReceivedApplication, ReceivedFile } from '../readers/staff-applications.ts';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** Applications on a page. */
const perPage = 50;

type CallsView = { readonly counts: readonly CallCount[]; readonly calls: readonly DataRow[] };

/** The open calls of a brand, with the number of answers to each. */
export function openCallsPage(signedIn: SignedInStaff, { counts, calls }: CallsView): StaffPage {
	const root = `/${signedIn.site.brand.id}/respuestas/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<Way signedIn={signedIn} />
			<h1>Respuestas a las convocatorias</h1>
			{calls.length === 0 && <p className="empty">Todavía no hay ninguna convocatoria.</p>}
			<ul className="card documents">
				{calls.map(({ id, title, isGone }) => (
					<li key={id}>
						<a href={`${root}${encodeURIComponent(id)}/`}>{title}</a> {isGone && <span className="mark">No se ve</span>}
						<small>{countText(counts.find(({ openCall }) => openCall === id))}</small>
					</li>
				))}
			</ul>
		</StaffFrame>
	);
	return staffPage({ title: 'Respuestas', body });
}

const countText = (found: CallCount | undefined): string =>
	found === undefined ? 'Sin respuestas' : `${numbered(found.count)}, la última del ${dateOf(found.newest)}`;

const numbered = (count: number): string => (count === 1 ? '1 respuesta' : `${count} respuestas`);

type AnswersView = {
	readonly call: string;
	readonly title: string;
	readonly applications: readonly ReceivedApplication[];
	/** From 1. */
	readonly page: number;
};

/** What readers answered to a call, newest first. */
export function answersPage(signedIn: SignedInStaff, { call, title, applications, page }: AnswersView): StaffPage {
	const root = `/${signedIn.site.brand.id}/respuestas/`;
	const path = `${root}${encodeURIComponent(call)}/`;
	const shown = applications.slice((page - 1) * perPage, page * perPage);
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<Way signedIn={signedIn} call={call} />
			<div className="head">
				<h1>{title}</h1>
				{applications.length > 0 && (
					<a className="button" href={`${path}tabla/`}>
						Bajar la tabla
					</a>
				)}
			</div>
			{applications.length === 0 ? (
				<p className="empty">Todavía no respondió nadie, o nadie confirmó su mail.</p>
			) : (
				<p className="lead">
					{numbered(applications.length)}. Son para elegir participantes, y para nada más: es lo que aceptaron. Cada vista queda en el
					registro.
				</p>
			)}
			{shown.map((application) => (
				<Application key={application.id} application={application} path={path} />
			))}
			<Pages path={path} page={page} last={Math.ceil(applications.length / perPage)} />
		</StaffFrame>
	);
	return staffPage({ title: `Respuestas: ${title}`, body });
}

function Way({ signedIn, call }: { readonly signedIn: SignedInStaff; readonly call?: string }) {
	const { id } = signedIn.site.brand;
	return (
		<nav className="path" aria-label="Dónde estás">
			<a href={`/${id}/datos/`}>Datos</a> › <a href={`/${id}/datos/call/`}>Convocatorias</a>
			{call !== undefined && (
				<>
					{' '}
					› <a href={`/${id}/respuestas/`}>Respuestas</a>
				</>
			)}
		</nav>
	);
}

type ApplicationProps = { readonly application: ReceivedApplication; readonly path: string };

function Application({ application: { email, confirmedAt, keptUntil, answers, files }, path }: ApplicationProps) {
	return (
		<article className="card answers">
			<h2>
				<a href={`mailto:${email}`}>{email}</a>
			</h2>
			<dl>
				{answers.map(({ question, label, answer }) => (
					<div key={question}>
						<dt>{label}</dt>
						<dd>{answer}</dd>
					</div>
				))}
			</dl>
			{files.map((file) => (
				<Attachment key={file.name} file={file} address={`${path}archivos/${file.name}/`} />
			))}
			<small>
				Confirmada el {dateOf(confirmedAt)}. Se borra sola el {dateOf(keptUntil)}.
			</small>
		</article>
	);
}

function Attachment({ file, address }: { readonly file: ReceivedFile; readonly address: string }) {
	const name = `${file.question}.${file.extension}`;
	return (
		<p>
			<a href={address}>
				{isDrawn(file) && <img src={address} alt="" loading="lazy" />}
				{name}
			</a>{' '}
			<small>{(file.bytes / 1_000_000).toLocaleString('es-AR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB</small>
		</p>
	);
}

type PagesProps = { readonly path: string; readonly page: number; readonly last: number };

function Pages({ path, page, last }: PagesProps) {
	if (last < 2) return null;
	return (
		<nav className="pages" aria-label="Páginas">
			{page > 1 && <a href={`${path}?pagina=${page - 1}`}>Más nuevas</a>} Página {page} de {last}{' '}
			{page < last && <a href={`${path}?pagina=${page + 1}`}>Más viejas</a>}
		</nav>
	);
}
