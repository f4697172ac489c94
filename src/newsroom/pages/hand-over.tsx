import type { Desk } from '../newsroom-parts.ts';
import { type Page, pageOf } from './document.tsx';

/** Puts a session that may only look into this browser, where the site keeps its readers' sessions, and opens the site (T15). */
export function handOverPage({ place }: Desk, session: object): Page {
	const identity = JSON.stringify(JSON.stringify(session)).replaceAll('<', '\\u003c');
	const body = (
		<main className="narrow">
			<h1>Abriendo {place.brand.name}</h1>
			<p>Vas a ver el sitio como esta cuenta durante quince minutos. Podés mirar, no cambiar.</p>
			<p>
				<a href="/perfil/">Seguir</a>
			</p>
		</main>
	);
	const script = `sessionStorage.setItem('ArcId.USER_INFO',${identity});location.replace('/perfil/')`;
	return pageOf({ title: 'Abriendo el sitio', body, script });
}
