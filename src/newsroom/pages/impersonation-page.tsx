import type { Brand } from '#brands';
import { type StaffPage, staffPage } from './staff-page.ts';

/** A page that stores a read-only session in this browser, where the site keeps the sessions of readers, and then opens the site (T15). */
export function impersonationPage({ name }: Pick<Brand, 'name'>, session: object): StaffPage {
	const identity = JSON.stringify(JSON.stringify(session)).replaceAll('<', '\\u003c');
	const body = (
		<main className="narrow">
			<h1>Abriendo {name}</h1>
			<p>Vas a ver el sitio como esta cuenta durante quince minutos. Podés mirar, no cambiar.</p>
			<p>
				<a href="/perfil/">Seguir</a>
			</p>
		</main>
	);
	const script = `sessionStorage.setItem('ArcId.USER_INFO',${identity});location.replace('/perfil/')`;
	return staffPage({ title: 'Abriendo el sitio', body, script });
}
