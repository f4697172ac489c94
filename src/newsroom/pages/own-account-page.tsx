import type { SignedInStaff } from '../newsroom-deps.ts';
import type { OwnSession } from '../staff/own-sessions.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Problem } from './problem.tsx';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** What happened just before the page is shown. */
export type OwnAccountNews = {
	/** New recovery codes, which are shown once. */
	readonly newCodes?: readonly string[];
	/** What was done; see `doneTexts`. */
	readonly done?: string;
	/** Why the password was not changed, or why no recovery codes were made. */
	readonly problem?: { readonly at: 'password' | 'codes'; readonly text: string };
};

type OwnAccountView = OwnAccountNews & {
	readonly sessions: readonly OwnSession[];
	/** How many recovery codes were not used yet. */
	readonly codesLeft: number;
};

const doneTexts = new Map([
	['cerradas', 'Listo: se cerró en el acto.'],
	['contrasena', 'Listo: cambió tu contraseña, y se cerraron tus otras sesiones.'],
]);

/** The page on which staff manage their own access: sessions, password, and recovery codes for a lost phone. */
export function ownAccountPage(signedIn: SignedInStaff, { sessions, codesLeft, newCodes, done = '', problem }: OwnAccountView): StaffPage {
	const doneText = doneTexts.get(done);
	const root = `/${signedIn.site.brand.id}/cuenta/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="cuenta/">
			<h1>Tu acceso</h1>
			{doneText && (
				<p className="done" role="status">
					{doneText}
				</p>
			)}
			<section>
				<h2>Dónde estás conectado</h2>
				<ul className="sessions">
					{sessions.map(({ id, device, network, madeAt, seenAt }) => (
						<li key={id}>
							<div>
								<b>{device ?? 'Otro dispositivo'}</b> {id === signedIn.session && '(este)'}
								<br />
								<small>
									Desde {dateOf(madeAt.getTime())}, última vez {dateOf(seenAt.getTime())}
									{network && `, red ${network}`}
								</small>
							</div>
							{id !== signedIn.session && (
								<form method="post" action={`${root}sesiones/`}>
									<input type="hidden" name="id" value={id} />
									<button className="plain" type="submit" aria-label={`Cerrar la sesión de ${device ?? 'otro dispositivo'}`}>
										Cerrar
									</button>
								</form>
							)}
						</li>
					))}
				</ul>
				{sessions.length > 1 && (
					<form method="post" action={`${root}sesiones/`}>
						<button type="submit">Cerrar todas las demás</button>
					</form>
				)}
			</section>
			<section>
				<h2>Contraseña</h2>
				<Problem>{problem?.at === 'password' && problem.text}</Problem>
				<PasswordForm action={`${root}contrasena/`} email={signedIn.staff.email} />
			</section>
			<section>
				<h2>Códigos de rescate</h2>
				<p>Si perdés el teléfono, cada uno reemplaza una vez a los seis números de tu aplicación. Guardalos donde no los vea nadie más.</p>
				{newCodes ? <NewCodes codes={newCodes} /> : <p>{leftText(codesLeft)}</p>}
				<Problem>{problem?.at === 'codes' && problem.text}</Problem>
				<form method="post" action={`${root}codigos/`}>
					<label htmlFor="code">Código de tu aplicación, o uno de rescate</label>
					<input id="code" name="code" required autoComplete="one-time-code" maxLength={40} />
					<div className="row">
						<button className="plain" type="submit">
							Hacer códigos nuevos
						</button>
					</div>
					<p className="hint">Los anteriores dejan de servir.</p>
				</form>
			</section>
		</StaffFrame>
	);
	return staffPage({ title: 'Tu acceso', body });
}

function PasswordForm({ action, email }: { readonly action: string; readonly email: string }) {
	return (
		<form method="post" action={action}>
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<label htmlFor="current">Contraseña actual</label>
			<input id="current" name="current" type="password" autoComplete="current-password" required maxLength={250} />
			<NewPasswordField label="Contraseña nueva" />
			<label htmlFor="password-code">Código de tu aplicación</label>
			<input id="password-code" name="code" required autoComplete="one-time-code" maxLength={40} />
			<div className="row">
				<button className="plain" type="submit">
					Cambiar la contraseña
				</button>
			</div>
			<p className="hint">Se cierran tus sesiones en otros dispositivos.</p>
		</form>
	);
}

const leftText = (left: number): string => (left === 0 ? 'No tenés códigos sin usar.' : `Te quedan ${left} sin usar.`);

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
	return (
		<div className="done" role="status">
			<p>Anotalos ahora: no se vuelven a mostrar.</p>
			<ul className="codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
		</div>
	);
}
