import type { OwnPasskey } from '../passkeys/own-passkeys.ts';
import { dateOf } from './staff-frame.tsx';

type OwnPasskeysProps = {
	readonly root: string;
	readonly passkeys: readonly OwnPasskey[];
	/** The name that is offered for a new passkey. */
	readonly name: string;
};

/** The passkeys of somebody, and the form with which they add one. */
export function OwnPasskeys({ root, passkeys, name }: OwnPasskeysProps) {
	return (
		<>
			<p>Con una llave de acceso ingresás con la huella, la cara o el PIN de tu dispositivo, sin contraseña ni código.</p>
			{passkeys.length > 0 && (
				<ul className="sessions">
					{passkeys.map((passkey) => (
						<li key={passkey.id}>
							<OwnPasskeyRow root={root} passkey={passkey} />
						</li>
					))}
				</ul>
			)}
			<p className="hint" data-passkeys="">
				Para agregar una hace falta un navegador actual con JavaScript.
			</p>
			<form method="post" action={root} data-passkeys="" hidden>
				<label htmlFor="passkey-name">Nombre de la llave nueva</label>
				<input id="passkey-name" name="name" required maxLength={60} defaultValue={name} autoComplete="off" />
				<CodeField id="passkey-code" />
				<div className="row">
					<button className="plain" type="submit">
						Agregar una llave de acceso
					</button>
				</div>
			</form>
		</>
	);
}

function OwnPasskeyRow({ root, passkey: { id, name, madeAt, usedAt } }: { readonly root: string; readonly passkey: OwnPasskey }) {
	return (
		<>
			<div>
				<b>{name}</b>
				<br />
				<small>
					Desde {dateOf(madeAt.getTime())}, {usedAt ? `última vez ${dateOf(usedAt.getTime())}` : 'sin usar'}
				</small>
			</div>
			<details>
				<summary aria-label={`Quitar ${name}`}>Quitar</summary>
				<form method="post" action={`${root}quitar/`}>
					<input type="hidden" name="id" value={id} />
					<CodeField id={`code-${id}`} />
					<div className="row">
						<button className="plain" type="submit">
							Quitar la llave
						</button>
					</div>
				</form>
			</details>
		</>
	);
}

function CodeField({ id }: { readonly id: string }) {
	return (
		<>
			<label htmlFor={id}>Código de tu aplicación, o uno de rescate</label>
			<input id={id} name="code" required autoComplete="one-time-code" maxLength={40} />
		</>
	);
}
