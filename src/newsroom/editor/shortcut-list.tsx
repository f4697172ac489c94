const everywhere = [
	['Ctrl+K', 'Buscar una acción, un lugar o una nota'],
	['?, Ctrl+/', 'Esta lista; ? fuera del texto'],
] as const;

const inStory = [
	['/', 'Insertar en el texto'],
	['Ctrl+S', 'Guardar ahora'],
	['Ctrl+F', 'Buscar y reemplazar'],
	['Ctrl+B, Ctrl+I', 'Negrita, cursiva'],
	['Ctrl+K', 'Enlazar lo seleccionado; en un enlace, cambiarlo'],
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
] as const;

/** The keys of the newsroom. */
export const ShortcutList = () => (
	<>
		<Keys title="En toda la redacción" keys={everywhere} />
		<Keys title="En una nota" keys={inStory} />
	</>
);

type KeysProps = { readonly title: string; readonly keys: readonly (readonly [keys: string, text: string])[] };

const Keys = ({ title, keys: listed }: KeysProps) => (
	<>
		<h3>{title}</h3>
		<dl className="shortcuts">
			{listed.map(([keys, text]) => (
				<div key={keys}>
					<dt>
						<kbd>{keys}</kbd>
					</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	</>
);
