const shortcuts = [
	['Ctrl+K', 'Buscar una acción'],
	['/', 'Insertar en el texto'],
	['Ctrl+S', 'Guardar ahora'],
	['Ctrl+F', 'Buscar y reemplazar'],
	['Ctrl+B, Ctrl+I', 'Negrita, cursiva'],
	['Ctrl+K', 'Enlazar lo seleccionado'],
	['Ctrl+Alt+M', 'Comentar lo seleccionado'],
	['Ctrl+Z, Ctrl+Y', 'Deshacer, rehacer'],
	['Ctrl+Alt+2, Ctrl+Alt+3', 'Subtítulo, subtítulo menor'],
	['Ctrl+Alt+0', 'Párrafo'],
	['Ctrl+Mayús+8, Ctrl+Mayús+7', 'Lista, lista numerada'],
	['Ctrl+Mayús+9', 'Cita'],
	['Alt+↑, Alt+↓', 'Mover el bloque'],
	['## y espacio', 'Subtítulo'],
	['- y espacio, 1. y espacio', 'Lista, lista numerada'],
	['> y espacio', 'Cita'],
	['---', 'Línea'],
	['Tab, Mayús+Tab', 'Celda siguiente o anterior; nivel de la lista'],
	['?, Ctrl+/', 'Esta lista; ? fuera del texto'],
] as const;

/** The keys of the editor. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
	return (
		<section className="panel" aria-label="Atajos del teclado">
			<h2>Atajos del teclado</h2>
			<dl className="shortcuts">
				{shortcuts.map(([keys, text]) => (
					<div key={keys}>
						<dt>
							<kbd>{keys}</kbd>
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<button type="button" className="plain" onClick={onClose}>
				Cerrar
			</button>
		</section>
	);
}
