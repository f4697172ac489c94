import type { SignedInStaff } from '../newsroom-deps.ts';
import { everyBrand, type Role, roles } from '../store/tables.ts';
import { roleNames } from '../team/role-names.ts';
import { looksAfter, mayChangeRoles, type RolesByBrand, roleIn } from '../team/roles.ts';
import type { Member } from '../team/team.ts';
import { Problem } from './problem.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** The Spanish name of each role, and what it may do. */
const roleTexts: Readonly<Record<Role, string>> = {
	contributor: 'Colaboración: escribe borradores',
	editor: 'Edición: publica',
	admin: 'Administración: también personas y lectores',
};

/** What was just done, by the code in the address. */
const notices = {
	invitada: 'La invitación está en camino por mail. El link sirve una vez, durante una hora.',
	guardada: 'Se guardaron las funciones. Valen desde ahora.',
	suspendida: 'No puede ingresar más y se cerraron sus sesiones.',
	activa: 'Puede ingresar otra vez.',
	quitada: 'Ya no trabaja acá: se borraron sus funciones, su contraseña, sus llaves de acceso y sus sesiones.',
} as const;
export type TeamNotice = keyof typeof notices;

const problems = {
	email: 'Escribí un email válido y elegí al menos una función.',
	admin: 'Quedaría la redacción sin nadie que administre todas las marcas. Sumá antes a otra persona.',
	everywhere: 'Esa persona trabaja en todas las marcas: sus funciones las cambia quien administra todas.',
	suspended: 'Esa persona tiene el acceso suspendido. Devolvéselo primero desde su página.',
	mail: 'El mail no se pudo enviar. El acceso está creado: probá enviarlo de nuevo.',
} as const;
export type TeamProblem = keyof typeof problems;

const isNotice = (word: string): word is TeamNotice => Object.hasOwn(notices, word);

function Done({ word }: { readonly word: string }) {
	if (!isNotice(word)) return null;
	return (
		<p className="done" role="status">
			{notices[word]}
		</p>
	);
}

type TeamView = { readonly team: readonly Member[]; readonly done?: string; readonly problem?: TeamProblem | undefined };

/** The page with everybody who works in a brand, and a form that invites somebody. */
export function teamPage(signedIn: SignedInStaff, { team, done = '', problem }: TeamView): StaffPage {
	const root = `/${signedIn.site.brand.id}/equipo/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="equipo/">
			<h1>Equipo de {signedIn.site.brand.name}</h1>
			<Done word={done} />
			<Problem>{problem && problems[problem]}</Problem>
			<section>
				<ul className="log">
					{team.map((member) => (
						<li key={member.id}>
							<span>
								<a href={`${root}${member.id}/`}>{member.name}</a>
							</span>
							<span>
								{roleText(roleIn(member.roles, signedIn.site.brand.id))}, {stateOf(member).toLowerCase()}
							</span>
							<small>{member.email}</small>
						</li>
					))}
				</ul>
			</section>
			<section>
				<h2>Invitar</h2>
				<form method="post" action={root}>
					<label htmlFor="email">Email</label>
					<input id="email" name="email" type="email" required autoComplete="off" />
					<RoleFields signedIn={signedIn} now={new Map([[signedIn.site.brand.id, 'editor']])} />
					<div className="row">
						<button type="submit">Enviar la invitación</button>
					</div>
				</form>
			</section>
		</StaffFrame>
	);
	return staffPage({ title: 'Equipo', body });
}

const roleText = (role: Role | undefined): string => (role ? roleNames[role] : '');

function stateOf({ isSuspended, isReady }: Member): string {
	if (isSuspended) return 'Sin acceso';
	return isReady ? 'Activa' : 'Invitada';
}

/** A list of roles for each brand that the admin administers. */
function RoleFields({ signedIn, now }: { readonly signedIn: SignedInStaff; readonly now: RolesByBrand }) {
	const places = administeredBy(signedIn);
	return (
		<fieldset>
			<legend>Funciones</legend>
			{places.map(({ id, name }) => (
				<div key={id}>
					<label htmlFor={`role-${id}`}>{name}</label>
					<select id={`role-${id}`} name={`role-${id}`} defaultValue={now.get(id) ?? ''}>
						<option value="">{id === everyBrand ? 'Sólo las marcas de abajo' : 'Ninguna propia'}</option>
						{roles.map((role) => (
							<option key={role} value={role}>
								{roleTexts[role]}
							</option>
						))}
					</select>
				</div>
			))}
		</fieldset>
	);
}

/** The scopes in which an admin may give roles: each of their brands and, for an admin of every brand, all brands at once. */
export function administeredBy({ roles: own, sites }: SignedInStaff): readonly { readonly id: string; readonly name: string }[] {
	const brands = sites.flatMap(({ brand }) => (roleIn(own, brand.id) === 'admin' ? [{ id: brand.id, name: brand.name }] : []));
	return own.get(everyBrand) === 'admin' ? [{ id: everyBrand, name: 'Todas las marcas' }, ...brands] : brands;
}

type MemberView = { readonly member: Member; readonly done?: string; readonly problem?: TeamProblem | undefined };

/** The page of one person who works in a brand. */
export function memberPage(signedIn: SignedInStaff, { member, done = '', problem }: MemberView): StaffPage {
	const root = `/${signedIn.site.brand.id}/equipo/`;
	const path = `${root}${member.id}/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="equipo/">
			<p>
				<a href={root}>Volver al equipo</a>
			</p>
			<h1>{member.name}</h1>
			<Done word={done} />
			<Problem>{problem && problems[problem]}</Problem>
			<section>
				<dl>
					<dt>Email</dt>
					<dd>{member.email}</dd>
					<dt>Estado</dt>
					<dd>{stateOf(member)}</dd>
				</dl>
				{mayChangeRoles(signedIn.roles, member.roles) && (
					<form method="post" action={path}>
						<RoleFields signedIn={signedIn} now={member.roles} />
						<div className="row">
							<button type="submit">Guardar las funciones</button>
						</div>
					</form>
				)}
			</section>
			{looksAfter(signedIn.roles, member.roles) ? (
				<AccountActions path={path} member={member} />
			) : (
				<p className="hint">
					También trabaja en marcas que no administrás: suspenderla, quitarla o cambiar lo que hace en todas le toca a quien administra
					todas.
				</p>
			)}
		</StaffFrame>
	);
	return staffPage({ title: member.name, body });
}

function AccountActions({ path, member }: { readonly path: string; readonly member: Member }) {
	const actions = member.isSuspended
		? [['activar', 'Devolver el acceso']]
		: [
				['link', 'Enviar un link nuevo'],
				['suspender', 'Suspender el acceso'],
			];
	return (
		<section>
			<h2>Acceso</h2>
			<div className="row">
				{actions.map(([name, label]) => (
					<form key={name} method="post" action={`${path}${name}/`}>
						<button className="plain" type="submit">
							{label}
						</button>
					</form>
				))}
			</div>
			<details>
				<summary>Quitar del equipo</summary>
				<p>
					Se borran sus funciones, su contraseña, sus llaves de acceso y sus sesiones en todas las marcas. Lo que hizo queda en el registro.
				</p>
				<form method="post" action={`${path}quitar/`}>
					<button type="submit">Quitar a {member.name}</button>
				</form>
			</details>
		</section>
	);
}
