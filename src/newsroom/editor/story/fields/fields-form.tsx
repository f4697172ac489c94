import type { ReactNode } from 'react';
import { type Room, slugOf } from '#newsroom/contract';
import type { Fields } from '../../ans/fields.ts';
import { FilmSection } from '../film/film-section.tsx';
import { AddressField } from './address-field.tsx';
import { LeadPicture } from './lead-picture.tsx';
import { LeadVideo } from './lead-video.tsx';
import { NamesField } from './names-field.tsx';
import { PresentationFields } from './presentation-fields.tsx';
import { ReaderFields } from './reader-fields.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { Titles } from './titles.tsx';

type FieldsFormProps = {
	readonly room: Room;
	/** The id of the story. */
	readonly id: string;
	/** A new story begins with its headline. */
	readonly isNew: boolean;
	readonly fields: Fields;
	/** The address at which readers have the story. */
	readonly path: string | undefined;
	readonly onChange: (fields: Fields) => void;
	/** The body, between what readers see above it and the rest. */
	readonly children: ReactNode;
};

const leadHint = 'La imagen que abre la nota y la representa en portadas y redes.';
const posterHint = 'La portada del video, antes de que se reproduzca y en las listas. Elegí un cuadro arriba o una imagen.';

/** The fields of a story around its body. Each has an id, so that the list of what is missing can link to it. */
export function FieldsForm({ room, id, isNew, fields, path, onChange, children }: FieldsFormProps) {
	const set = (part: Partial<Fields>) => onChange({ ...fields, ...part });
	const maySign = room.staff.may.includes('publish');
	return (
		<>
			<Titles isNew={isNew} fields={fields} set={set} />
			{fields.film && <FilmSection room={room} id={id} film={fields.film} description={fields.description} set={set} />}
			<LeadPicture room={room} lead={fields.lead} hint={fields.film ? posterHint : leadHint} onChange={(lead) => set({ lead })}>
				{!fields.film && <LeadVideo video={fields.leadVideo} onChange={(leadVideo) => set({ leadVideo })} />}
			</LeadPicture>
			{children}
			<fieldset className="filing">
				<legend>Dónde y cómo aparece</legend>
				<label htmlFor="section">Sección</label>
				<select id="section" value={fields.section} onChange={({ target }) => set({ section: target.value })}>
					<option value="">Elegí una sección</option>
					{room.sections.map(({ id, name }) => (
						<option key={id} value={id}>
							{name} ({id})
						</option>
					))}
					{fields.section !== '' && !room.sections.some(({ id }) => id === fields.section) && (
						<option value={fields.section}>{fields.section}</option>
					)}
				</select>
				<NamesField
					id="other-sections"
					label="También en"
					names={fields.otherSections}
					known={room.sections.map(({ id, name }) => ({ slug: id, name })).filter(({ slug }) => slug !== fields.section)}
					onChange={(otherSections) => set({ otherSections })}
				/>
				<NamesField
					id="authors"
					label="Firmas"
					names={fields.authors}
					known={room.authors}
					isFixed={!maySign}
					onChange={(authors) => set({ authors })}
					makeSlug={() => ''}
				/>
				<NamesField
					id="tags"
					label="Temas"
					names={fields.tags}
					known={room.tags.map(({ slug, text }) => ({ slug, name: text }))}
					onChange={(tags) => set({ tags })}
					makeSlug={slugOf}
				/>
				<AddressField room={room} fields={fields} publicPath={path} onChange={(slug) => set({ slug })} />
			</fieldset>
			<PresentationFields fields={fields} set={set} />
			<SharingFields fields={fields} set={set} />
			<ReaderFields room={room} fields={fields} set={set} />
		</>
	);
}
