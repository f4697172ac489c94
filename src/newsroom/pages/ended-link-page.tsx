import { type StaffPage, staffPage } from './staff-page.ts';

/** The page at a preview link that has ended. It does not reveal whether the link ever existed. */
export const endedLinkPage = (brand: string): StaffPage =>
	staffPage({
		title: 'El enlace no funciona',
		body: (
			<main className="narrow">
				<h1>Este enlace no funciona</h1>
				<p>Los enlaces para ver una nota antes de que salga duran un día como mucho. Pedile otro a la redacción de {brand}.</p>
			</main>
		),
	});
