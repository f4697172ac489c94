import type { Room } from '#newsroom/contract';
import type { DeskView } from './desk-view.ts';

type FiltersProps = { readonly room: Room; readonly view: DeskView; readonly onChange: (view: DeskView) => void };

export function Filters({ room, view, onChange }: FiltersProps) {
	return (
		<search className="filters">
			<input
				type="search"
				aria-label="Buscar notas"
				placeholder="Buscar"
				value={view.words}
				onChange={({ target }) => onChange({ ...view, words: target.value })}
			/>
			<select aria-label="Sección" value={view.section} onChange={({ target }) => onChange({ ...view, section: target.value })}>
				<option value="">Todas las secciones</option>
				{room.sections.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
			<select aria-label="Firma" value={view.author} onChange={({ target }) => onChange({ ...view, author: target.value })}>
				<option value="">Todas las firmas</option>
				{room.authors.map(({ slug, name }) => (
					<option key={slug} value={slug}>
						{name}
					</option>
				))}
			</select>
			{room.others.length > 0 && (
				<select aria-label="También en" value={view.also} onChange={({ target }) => onChange({ ...view, also: target.value })}>
					<option value="">En cualquier sitio</option>
					{room.others.map(({ id, name }) => (
						<option key={id} value={id}>
							También en {name}
						</option>
					))}
				</select>
			)}
		</search>
	);
}
