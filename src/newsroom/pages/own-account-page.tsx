import type { SignedInStaff } from '../newsroom-deps.ts';
import type { OwnPasskey } from '../passkeys/own-passkeys.ts';
import type { OwnSession } from '../staff/own-sessions.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import passkeyScript from './passkeys.js?raw';
import { Problem } from './problem.tsx';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** The sections in which something can be refused. */
export type OwnAccountPart = 'password' | 'codes' | 'passkeys';

/** What happened just before the page is shown. */
export type OwnAccountNews = {
	/** New recovery codes, which are shown once. */
	readonly newCodes?: readonly string[];
	/** The name that was typed for a passkey which was not added. */
	readonly passkeyName?: string;
	/** What was done; see `doneTexts`. */
	readonly done?: string;
	/** Why something was not done, in its section. */
	readonly problem?: { readonly at: OwnAccountPart; readonly text: string };
};

type OwnAccountView = OwnAccountNews & {
	readonly sessions: readonly OwnSession[];
	readonly passkeys: readonly OwnPasskey[];
	/** How many recovery codes were not used yet. */
	readonly codesLeft: number;
};

const doneTexts = new Map([
	['cerradas', 'Listo: se cerró en el acto.'],
	['contrasena', 'Listo: cambió tu contraseña, y se cerraron tus otras sesiones.'],
	['llave', 'Listo: ya podés ingresar con tu llave de acceso.'],
	['llave-quitada', 'Listo: esa llave de acceso no sirve más. Borrala también de tu dispositivo.'],
]);

/** The page on which staff manage their own access: sessions, passkeys, password, and recovery codes for a lost phone. */
export function ownAccountPage(
	signedIn: SignedInStaff,
	{ sessions, passkeys, codesLeft, newCodes, done = '', problem, passkeyName }: OwnAccountView,
): StaffPage {
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
				<h2>Llaves de acceso</h2>
				<Problem>{problem?.at === 'passkeys' && problem.text}</Problem>
				<OwnPasskeys root={`${root}llaves/`} passkeys={passkeys} name={passkeyName ?? deviceOf(signedIn, sessions)} />
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
	return staffPage({ title: 'Tu acceso', body, script: passkeyScript });
}

/** The name of the device of this session: what a passkey is called if its owner types nothing else. */
const deviceOf = ({ session }: SignedInStaff, sessions: readonly OwnSession[]): string =>
	sessions.find(({ id }) => id === session)?.device ?? '';

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
