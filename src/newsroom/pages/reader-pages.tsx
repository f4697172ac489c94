import type { ReactNode } from 'react';
import type { SignedInStaff } from '../newsroom-deps.ts';
import type { ReaderOverview } from '../readers/reader-support.ts';
import { Problem } from './problem.tsx';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** The page on which admins look readers up. */
export function lookUpPage(
	signedIn: SignedInStaff,
	{ query = '', notFound = false }: { readonly query?: string; readonly notFound?: boolean } = {},
): StaffPage {
	const body = (
		<StaffFrame signedIn={signedIn} page="lectores/">
			<h1>Lectores de {signedIn.site.brand.name}</h1>
			<Problem>{notFound && `No hay ninguna cuenta de ${signedIn.site.brand.name} con ese dato.`}</Problem>
			<form className="card" method="get" action={`/${signedIn.site.brand.id}/lectores/`}>
				<div className="row">
					<label>
						Email o identificador
						<input name="q" defaultValue={query} required autoComplete="off" />
					</label>
					<button type="submit">Buscar</button>
				</div>
			</form>
		</StaffFrame>
	);
	return staffPage({ title: 'Lectores', body });
}

/** The actions on a reader: the last segment of the form's path, and the label of its button. */
const actionLabels = [
	['verificacion', 'Reenviar verificación'],
	['recuperacion', 'Enviar link de contraseña'],
	['demora', 'Levantar la espera'],
	['sesiones', 'Cerrar sus sesiones'],
] as const;
export type ReaderAction = (typeof actionLabels)[number][0];
export const readerActions = actionLabels.map(([name]) => name);

const actionNotices: Readonly<Record<ReaderAction, string>> = {
	verificacion: 'El mail de verificación está en camino.',
	recuperacion: 'El mail con el link para elegir una contraseña está en camino.',
	demora: 'Puede ingresar sin esperar.',
	sesiones: 'Se cerraron todas sus sesiones.',
};

/** The page of a reader; `lastAction` is the action that was just done. */
export function readerPage(signedIn: SignedInStaff, reader: ReaderOverview, lastAction?: string): StaffPage {
	const notice = actionLabels.find(([name]) => name === lastAction);
	const path = `/${signedIn.site.brand.id}/lectores/${reader.uuid}/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="lectores/">
			<p>
				<a href={`/${signedIn.site.brand.id}/lectores/`}>Buscar otra cuenta</a>
			</p>
			<h1>{reader.name || reader.email}</h1>
			{notice && (
				<p className="done" role="status">
					{actionNotices[notice[0]]}
				</p>
			)}
			<section>
				<Facts reader={reader} />
				<div className="row">
					{actionLabels.map(([name, label]) => (
						<form key={name} method="post" action={`${path}${name}/`}>
							<button className="plain" type="submit">
								{label}
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
		</StaffFrame>
	);
	return staffPage({ title: reader.email ?? reader.uuid, body });
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
				<Login
					key={`${type} ${userName}`}
					type={type}
					text={`${userName}, ${lastLoginDate === null ? 'sin uso' : dateOf(lastLoginDate)}`}
				/>
			))}
		</dl>
	);
}

function Login({ type, text }: { readonly type: string; readonly text: string }) {
	return (
		<>
			<dt>{type}</dt>
			<dd>{text}</dd>
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
