import { signInPath } from '../places.ts';
import type { StoryKeeper } from '../saving/story-keeper.ts';
import { useCalmSafety } from '../saving/use-calm-safety.ts';

const texts = {
	new: 'Nota nueva',
	saved: 'Guardado',
	typing: 'Escribiendo…',
	saving: 'Guardando…',
	offline: 'Sin conexión: guardado en este equipo',
	'signed-out': 'Se cerró tu sesión: guardado en este equipo',
	unkept: 'No se puede guardar en este equipo ni en el servidor',
	conflict: 'Otra persona cambió esta nota',
} as const;

/** Says where the text is. */
export function SafetyNote({ keeper }: { readonly keeper: StoryKeeper }) {
	const safety = useCalmSafety(keeper);
	return (
		<p className="safety" data-kind={safety.kind} role="status">
			{safety.kind === 'refused' ? `No se puede guardar: ${safety.message}` : texts[safety.kind]}
			{safety.kind === 'signed-out' && (
				<>
					{' '}
					<a href={signInPath()} target="_blank" rel="noreferrer">
						Ingresá en otra pestaña
					</a>
				</>
			)}
		</p>
	);
}
