import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { renderSVG } from 'uqr';
import { authenticatorUrl } from '../staff/second-factor.ts';
import type { SetUpProblem } from '../staff/set-up.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import passkeyScript from './passkeys.js?raw';
import { Problem } from './problem.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

export type SignInView = {
	readonly problem?: string;
	readonly email?: string;
	readonly back: string;
	/** What the browser is asked for a passkey. */
	readonly passkeyOptions: PublicKeyCredentialRequestOptionsJSON;
};

/** The sign-in page, which leads to the page `back`. It asks for email, password and code at once, so that a refusal does not reveal which one was wrong. */
export function signInPage({ problem, email = '', back, passkeyOptions }: SignInView): StaffPage {
	const body = (
		<main className="narrow">
			<h1>Ingresar a la redacción</h1>
			<Problem>{problem}</Problem>
			<form className="card" method="post" action="/ingresar/">
				<input type="hidden" name="volver" value={back} />
				<label htmlFor="email">Email</label>
				<input id="email" name="email" type="email" autoComplete="username webauthn" required defaultValue={email} />
				<label htmlFor="password">Contraseña</label>
				<input id="password" name="password" type="password" autoComplete="current-password" required />
				<label htmlFor="code">Código de tu aplicación</label>
				<input id="code" name="code" autoComplete="one-time-code" maxLength={40} required />
				<p className="hint">Los seis números que muestra ahora, o un código de rescate.</p>
				<div className="row">
					<button type="submit">Ingresar</button>
				</div>
			</form>
			<PasskeyForm
				className="card"
				action="/ingresar/llave/"
				ask="get"
				options={passkeyOptions}
				problem="No se usó ninguna llave. Probá de nuevo, o ingresá con tu contraseña y un código."
			>
				<input type="hidden" name="volver" value={back} />
				<button className="plain" type="submit">
					Ingresar con una llave de acceso
				</button>
				<p className="hint">La huella, la cara o el PIN de tu dispositivo, en lugar de la contraseña y el código.</p>
			</PasskeyForm>
		</main>
	);
	return staffPage({ title: 'Ingresar', body, script: passkeyScript });
}

const problems: Readonly<Record<SetUpProblem, string>> = {
	link: 'El link ya se usó o venció. Pedí uno nuevo a quien administra la redacción.',
	password: 'La contraseña tiene que tener entre 15 y 250 caracteres.',
	code: 'El código no es el que muestra la aplicación en este momento. Revisá que el teléfono tenga la hora exacta.',
};

/** The page of a used or expired set-up link. */
export const expiredLinkPage = (): StaffPage =>
	staffPage({
		title: 'Link vencido',
		body: (
			<main className="narrow">
				<h1>Este link no sirve más</h1>
				<Problem>{problems.link}</Problem>
			</main>
		),
	});

type SetUpView = {
	readonly secret: string;
	readonly email: string;
	readonly name: string;
	readonly secondFactor: string;
	readonly problem?: SetUpProblem;
};

/** The page on which a member of staff chooses a password and adds the second factor to their app. */
export function setUpPage({ secret, email, name, secondFactor, problem }: SetUpView): StaffPage {
	const qrCode = renderSVG(authenticatorUrl(secondFactor, email), { border: 1 });
	const body = (
		<main className="narrow">
			<h1>Preparar tu acceso</h1>
			<p>
				Esta será tu entrada a la redacción: <b>{email}</b>
			</p>
			<Problem>{problem && problems[problem]}</Problem>
			<form className="card" method="post" action="/preparar/">
				<input type="hidden" name="clave" value={secret} />
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<label htmlFor="name">Nombre</label>
				<input id="name" name="name" autoComplete="name" required maxLength={100} defaultValue={name} />
				<NewPasswordField label="Contraseña" />
				<h2>Segundo paso</h2>
				<p className="hint">Escaneá este código con una aplicación de autenticación y escribí los seis números que muestra.</p>
				<QrCode svg={qrCode} />
				<p className="hint">
					Si no podés escanearlo, escribí esta clave: <code>{secondFactor}</code>
				</p>
				<label htmlFor="code">Código</label>
				<input id="code" name="code" inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" maxLength={6} required />
				<div className="row">
					<button type="submit">Guardar y entrar</button>
				</div>
			</form>
		</main>
	);
	return staffPage({ title: 'Preparar tu acceso', body });
}

/** Draws the paths of the QR code as our own elements, so that no foreign markup enters the page. */
function QrCode({ svg }: { readonly svg: string }) {
	const viewBox = /viewBox="([\d .]+)"/.exec(svg)?.[1];
	const paths = [...svg.matchAll(/\bd="([^"]+)"/g)].map(([, d]) => d);
	return (
		<svg className="code" viewBox={viewBox} role="img" aria-label="Código para tu aplicación de autenticación">
			{paths.map((d) => (
				<path key={d} d={d} fill="currentColor" />
			))}
		</svg>
	);
}
