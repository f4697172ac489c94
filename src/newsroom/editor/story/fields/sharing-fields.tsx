import type { FieldSet } from './field-set.ts';

/** The fields for search results, for posts, and for cards on narrow screens. */
export function SharingFields({ fields, set }: FieldSet) {
	const { headline, subheadline, seoTitle, description, socialHeadline, mobileHeadline, searchable } = fields;
	const title = seoTitle || headline;
	return (
		<fieldset className="filing">
			<legend>Buscadores y redes</legend>
			<label htmlFor="mobile-headline">Título corto, para el teléfono</label>
			<input
				id="mobile-headline"
				placeholder={headline}
				value={mobileHeadline}
				onChange={({ target }) => set({ mobileHeadline: target.value })}
			/>
			<label htmlFor="seo-title">Título para buscadores</label>
			<input id="seo-title" placeholder={headline} value={seoTitle} onChange={({ target }) => set({ seoTitle: target.value })} />
			<p className="hint">{title.length} caracteres; los buscadores muestran unos 60.</p>
			<label htmlFor="social-headline">Título para redes</label>
			<input
				id="social-headline"
				placeholder={title}
				value={socialHeadline}
				onChange={({ target }) => set({ socialHeadline: target.value })}
			/>
			<label htmlFor="description">Resumen para buscadores y redes</label>
			<textarea
				id="description"
				rows={2}
				placeholder={subheadline}
				value={description}
				onChange={({ target }) => set({ description: target.value })}
			/>
			<p className="hint">{(description || subheadline).length} caracteres; los buscadores muestran unos 155.</p>
			<label className="check">
				<input type="checkbox" checked={searchable} onChange={({ target }) => set({ searchable: target.checked })} />
				Los buscadores pueden mostrarla
			</label>
		</fieldset>
	);
}
