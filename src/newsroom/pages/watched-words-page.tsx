import type { SignedInStaff } from '../newsroom-deps.ts';
import { StaffFrame } from './staff-frame.tsx';
import { type StaffPage, staffPage } from './staff-page.ts';

type Watched = { readonly words: string; readonly advice: string };

/** The page of the watched words. The publish panel names them, with their advice, when a story has them. */
export function watchedWordsPage(signedIn: SignedInStaff, watched: readonly Watched[]): StaffPage {
	return staffPage({
		title: 'Palabras a revisar',
		body: (
			<StaffFrame signedIn={signedIn} page="palabras/">
				<h1>Palabras a revisar</h1>
				<p>Antes de publicar, la redacción avisa si una nota las usa. No impiden publicar.</p>
				{watched.length === 0 && <p>Todavía no hay ninguna. Por ejemplo: “presunto”, con el consejo “¿Hay una causa abierta?”.</p>}
				<ul>
					{watched.map(({ words, advice }) => (
						<li key={words}>
							<form method="post" action={`/${signedIn.site.brand.id}/palabras/quitar/`}>
								<strong>{words}</strong> {advice} <input type="hidden" name="words" value={words} />
								<button className="plain" type="submit" aria-label={`Quitar ${words}`}>
									Quitar
								</button>
							</form>
						</li>
					))}
				</ul>
				<form method="post" action={`/${signedIn.site.brand.id}/palabras/`}>
					<label>
						Palabra o frase
						<input name="words" required maxLength={100} />
					</label>
					<label>
						Consejo
						<input name="advice" maxLength={300} />
					</label>
					<button type="submit">Agregar</button>
				</form>
			</StaffFrame>
		),
	});
}
