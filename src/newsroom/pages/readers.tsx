import type { ReactNode } from 'react';
import type { Desk } from '../newsroom-parts.ts';
import type { ReaderOverview } from '../readers/reader-support.ts';
import { type Page, pageOf } from './document.tsx';
import { dateOf, Signed } from './signed.tsx';

/** What staff see first, and where they look readers up. */
export function lookUpPage(
	desk: Desk,
	{ asked = '', notFound = false }: { readonly asked?: string; readonly notFound?: boolean } = {},
): Page {
	const body = (
		<Signed desk={desk}>
			<h1>Lectores de {desk.place.brand.name}</h1>
			{notFound && (
				<p className="problem" role="alert">
					No hay ninguna cuenta de {desk.place.brand.name} con ese dato.
				</p>
			)}
			<form className="card" method="get" action="/redaccion/lectores/">
				<div className="row">
					<label>
						Email o identificador
						<input name="q" defaultValue={asked} required autoComplete="off" />
					</label>
					<button type="submit">Buscar</button>
				</div>
			</form>
		</Signed>
	);
	return pageOf({ title: 'Lectores', body });
}

/** What staff may do for a reader: the last segment of the form's address and its words. */
const actions = [
	['verificacion', 'Reenviar verificación'],
	['recuperacion', 'Enviar link de contraseña'],
	['demora', 'Levantar la espera'],
	['sesiones', 'Cerrar sus sesiones'],
] as const;
export type ReaderAction = (typeof actions)[number][0];
export const readerActions: readonly string[] = actions.map(([name]) => name);

const done: Readonly<Record<ReaderAction, string>> = {
	verificacion: 'El mail de verificación está en camino.',
	recuperacion: 'El mail con el link para elegir una contraseña está en camino.',
	demora: 'Puede ingresar sin esperar.',
	sesiones: 'Se cerraron todas sus sesiones.',
};

/** A reader's page. */
export function readerPage(desk: Desk, reader: ReaderOverview, just?: string): Page {
	const notice = actions.find(([name]) => name === just);
	const path = `/redaccion/lectores/${reader.uuid}/`;
	const body = (
		<Signed desk={desk}>
			<p>
				<a href="/redaccion/lectores/">Buscar otra cuenta</a>
			</p>
			<h1>{reader.name || reader.email}</h1>
			{notice && (
				<p className="done" role="status">
					{done[notice[0]]}
				</p>
			)}
			<section>
				<Facts reader={reader} />
				<div className="row">
					{actions.map(([name, words]) => (
						<form key={name} method="post" action={`${path}${name}/`}>
							<button className="plain" type="submit">
								{words}
							</button>
						</form>
					))}
					<form method="post" action={`${path}ver/`}>
						<button className="plain" type="submit">
							Ver el sitio como esta cuenta
						</button>
					</form>
				</div>
			</section>
			<Sessions reader={reader} />
			<Events reader={reader} />
		</Signed>
	);
	return pageOf({ title: reader.email ?? reader.uuid, body });
}

function Facts({ reader }: { readonly reader: ReaderOverview }) {
	return (
		<dl>
			<dt>Email</dt>
			<dd>
				{reader.email ?? 'sin email'} {reader.emailVerified ? '(verificado)' : '(sin verificar)'}
			</dd>
			<dt>Estado</dt>
			<dd>{reader.status}</dd>
			<dt>Cuenta desde</dt>
			<dd>{dateOf(reader.createdOn)}</dd>
			<dt>Identificador</dt>
			<dd>{reader.uuid}</dd>
			{reader.logins.map(({ type, userName, lastLoginDate }) => (
				<Way key={`${type} ${userName}`} type={type} words={`${userName}, ${lastLoginDate === null ? 'sin uso' : dateOf(lastLoginDate)}`} />
			))}
		</dl>
	);
}

function Way({ type, words }: { readonly type: string; readonly words: string }) {
	return (
		<>
			<dt>{type}</dt>
			<dd>{words}</dd>
		</>
	);
}

function Sessions({ reader: { sessions } }: { readonly reader: ReaderOverview }) {
	return (
		<section>
			<h2>Sesiones abiertas</h2>
			<List empty="No tiene sesiones abiertas.">
				{sessions.map(({ id, device, network, seenOn }) => (
					<tr key={id}>
						<td>{device}</td>
						<td>{network}</td>
						<td>{dateOf(seenOn)}</td>
					</tr>
				))}
			</List>
		</section>
	);
}

function Events({ reader: { events } }: { readonly reader: ReaderOverview }) {
	return (
		<section>
			<h2>Lo que pasó con la cuenta</h2>
			<List empty="Todavía no hay nada.">
				{events.map(({ event, happenedOn, network }, at) => (
					<tr key={at}>
						<td>{event}</td>
						<td>{network}</td>
						<td>{dateOf(happenedOn)}</td>
					</tr>
				))}
			</List>
		</section>
	);
}

function List({ empty, children }: { readonly empty: string; readonly children: readonly ReactNode[] }) {
	if (children.length === 0) return <p>{empty}</p>;
	return (
		<div className="scroll">
			<table>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}
