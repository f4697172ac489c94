import type { Draft } from '#content/contract';
import type { SignedInStaff } from '../newsroom-deps.ts';
import { Problem } from './problem.tsx';
import { dateOf, StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

/** A page with the drafts of a brand, and a form that opens the preview of any of its stories. */
export function previewsPage(signedIn: SignedInStaff, drafts: readonly Draft[], notFound = false): StaffPage {
	const body = (
		<StaffFrame signedIn={signedIn} page="vista/">
			<h1>Vista previa</h1>
			<Problem>{notFound && `No hay ninguna nota de ${signedIn.site.brand.name} con ese dato.`}</Problem>
			<form className="card" method="get" action={`/${signedIn.site.brand.id}/vista/`}>
				<div className="row">
					<label>
						Dirección o identificador de la nota
						<input name="q" required autoComplete="off" />
					</label>
					<button type="submit">Ver</button>
				</div>
			</form>
			<section>
				<h2>Borradores</h2>
				{drafts.length === 0 ? <p>No hay borradores.</p> : <Drafts drafts={drafts} brand={signedIn.site.brand.id} />}
			</section>
		</StaffFrame>
	);
	return staffPage({ title: 'Vista previa', body });
}

/** Why a draft cannot be published as it is. */
const lackingTexts = { headline: 'No tiene título', date: 'No tiene fecha' } as const;

function Drafts({ drafts, brand }: { readonly drafts: readonly Draft[]; readonly brand: string }) {
	return (
		<div className="scroll">
			<table>
				<tbody>
					{drafts.map(({ id, headline, receivedAt, lacks }) => (
						<tr key={id}>
							<td>
								<a href={`/${brand}/vista/${encodeURIComponent(id)}/`}>{headline}</a>
							</td>
							<td>{dateOf(Date.parse(receivedAt))}</td>
							<td>{lacks && lackingTexts[lacks]}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
