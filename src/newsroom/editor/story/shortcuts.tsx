import { ShortcutList } from '../shortcut-list.tsx';

/** The keys, in a panel beside the text. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
	return (
		<section className="panel" aria-label="Atajos del teclado">
			<h2>Atajos del teclado</h2>
			<ShortcutList />
			<button type="button" className="plain" onClick={onClose}>
				Cerrar
			</button>
		</section>
	);
}
