import type { Draft } from '#content/contract';
import type { Desk } from '../newsroom-parts.ts';
import { type Page, pageOf } from './document.tsx';
import { dateOf, Signed } from './signed.tsx';

/** The drafts of a brand, and the way to the preview of any of its stories. */
export function previewsPage(desk: Desk, drafts: readonly Draft[], notFound = false): Page {
	const body = (
		<Signed desk={desk}>
			<h1>Vista previa</h1>
			{notFound && (
				<p className="problem" role="alert">
					No hay ninguna nota de {desk.place.brand.name} con ese dato.
				</p>
			)}
			<form className="card" method="get" action="/redaccion/vista/">
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
				{drafts.length === 0 ? <p>No hay borradores.</p> : <Drafts drafts={drafts} />}
			</section>
		</Signed>
	);
	return pageOf({ title: 'Vista previa', body });
}

function Drafts({ drafts }: { readonly drafts: readonly Draft[] }) {
	return (
		<div className="scroll">
			<table>
				<tbody>
					{drafts.map(({ id, headline, receivedAt }) => (
						<tr key={id}>
							<td>
								<a href={`/redaccion/vista/${encodeURIComponent(id)}/`}>{headline}</a>
							</td>
							<td>{dateOf(Date.parse(receivedAt))}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
