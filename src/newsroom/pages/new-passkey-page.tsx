import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { SignedInStaff } from '../newsroom-deps.ts';
import { PasskeyForm } from './passkey-form.tsx';
import passkeyScript from './passkeys.js?raw';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

type NewPasskeyView = { readonly name: string; readonly options: PublicKeyCredentialCreationOptionsJSON };

/** The page on which the browser makes a passkey, after its owner typed a code. */
export function newPasskeyPage(signedIn: SignedInStaff, { name, options }: NewPasskeyView): StaffPage {
	const root = `/${signedIn.site.brand.id}/cuenta/`;
	const body = (
		<StaffFrame signedIn={signedIn} page="cuenta/">
			<h1>Una llave de acceso nueva</h1>
			<section>
				<p>Tu navegador te va a pedir la huella, la cara o el PIN de este dispositivo. También sirve un teléfono o una llave USB.</p>
				<PasskeyForm
					action={`${root}llaves/nueva/`}
					ask="create"
					options={options}
					problem="No se creó ninguna llave: o se canceló, o este dispositivo ya tiene una tuya."
				>
					<input type="hidden" name="name" value={name} />
					<div className="row">
						<button type="submit">Crear la llave “{name}”</button>
						<a className="button plain" href={root}>
							Volver sin crearla
						</a>
					</div>
				</PasskeyForm>
			</section>
		</StaffFrame>
	);
	return staffPage({ title: 'Llave de acceso nueva', body, script: passkeyScript });
}
