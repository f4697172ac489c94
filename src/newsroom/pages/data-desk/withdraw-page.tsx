import type { EditedKind } from '#content';
import { dataKinds } from '../../data-desk/data-kinds.ts';
import type { SignedInStaff } from '../../newsroom-deps.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { type StaffPage, staffPage } from '../staff-page.ts';

type Withdrawn = { readonly kind: EditedKind; readonly name: string /** The address of the form. */; readonly action: string };

/** Asks for confirmation before a document is withdrawn from readers. */
export function withdrawPage(signedIn: SignedInStaff, { kind, name, action }: Withdrawn): StaffPage {
	const body = (
		<StaffFrame signedIn={signedIn} page="datos/">
			<h1>¿Quitar “{name}”?</h1>
			<div className="card">
				<p>Los lectores dejan de verlo al instante. Sus versiones quedan guardadas: podés volver a publicarlo desde la lista.</p>
				<form className="row" method="post" action={`${action}quitar/`}>
					<button type="submit">Quitar del sitio</button>
					<a className="button plain" href={action}>
						No, dejarlo
					</a>
				</form>
			</div>
		</StaffFrame>
	);
	return staffPage({ title: dataKinds[kind].many, body });
}
