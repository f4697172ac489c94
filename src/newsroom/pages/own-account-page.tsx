import type { SignedInStaff } from '../newsroom-deps.ts';
import type { OwnSession } from '../staff/own-sessions.ts';
import { Problem } from './problem.tsx';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

type OwnAccountView = {
	readonly sessions: readonly OwnSession[];
	/** How many recovery codes were not used yet. */
	readonly codesLeft: number;
	/** New recovery codes, which are shown once. */
	readonly newCodes?: readonly string[];
	readonly done?: string;
	/** Why no new recovery codes were made. */
	readonly problem?: string;
};

/** The page on which staff manage their own access: sessions, and recovery codes for a lost phone. */
export function ownAccountPage(signedIn: SignedInStaff, { sessions, codesLeft, newCodes, done, problem }: OwnAccountView): StaffPage {
	const root = `/${signedIn.site.brand.id}/cuenta/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="cuenta/">
			<h1>Tu acceso</h1>
			{done === 'cerradas' && (
				<p className="done" role="status">
					Listo: se cerró en el acto.
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
				<h2>Códigos de rescate</h2>
				<p>Si perdés el teléfono, cada uno reemplaza una vez a los seis números de tu aplicación. Guardalos donde no los vea nadie más.</p>
				{newCodes ? <NewCodes codes={newCodes} /> : <p>{leftText(codesLeft)}</p>}
				<Problem>{problem}</Problem>
				<form method="post" action={`${root}codigos/`}>
					<label htmlFor="code">Código de tu aplicación, o uno de rescate</label>
					<input id="code" name="code" required autoComplete="one-time-code" maxLength={40} />
					<button className="plain" type="submit">
						Hacer códigos nuevos
					</button>
					<p className="hint">Los anteriores dejan de servir.</p>
				</form>
			</section>
		</StaffFrame>
	);
	return staffPage({ title: 'Tu acceso', body });
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
