import { useState } from 'react';
import type { FactKind } from '../../ans/settings.ts';
import { StoryPicker } from '../choosing/story-picker.tsx';
import type { FieldSet } from './field-set.ts';

/** The subtypes that change how a story is presented, and the labels on pictures. */
const subtypes = {
	'': 'Nota',
	live: 'Minuto a minuto',
	video: 'Video',
	video_dark: 'Video sobre fondo oscuro',
	gallery: 'Fotogalería',
	longform: 'Especial',
	newsletter: 'Newsletter',
	podcast: 'Podcast',
	recipe: 'Receta',
	review: 'Crítica',
} as const;

const marquees = {
	'': 'Ninguna',
	urgent: 'Urgente',
	exclusive: 'Exclusivo',
	exclusiveWithSign: 'Exclusivo, con signo',
	premiereWithSign: 'Estreno, con signo',
} as const;

type Fact = readonly [kind: FactKind, label: string, hint: string];

/** The facts that cards show for each subtype. */
const factsOf: Readonly<Record<string, readonly Fact[]>> = {
	recipe: [
		['time', 'Tiempo', '40 minutos'],
		['servings', 'Porciones', '4 porciones'],
		['difficulty', 'Dificultad', 'Fácil'],
	],
	review: [
		['rating', 'Puntaje', '4 de 5'],
		['genre', 'Género', 'Comedia'],
		['where', 'Dónde', 'En cines'],
	],
};

/** How the story is presented: its subtype with the fields of its own, its label, and the stories that go with it. */
export function PresentationFields({ fields, set }: FieldSet) {
	const { subtype, marquee, facts } = fields;
	const written = Object.values(factsOf).filter((some) => some.some(([kind]) => facts[kind] !== ''));
	const shown = [...new Set([...(factsOf[subtype] ?? []), ...written.flat()])];
	return (
		<fieldset className="filing">
			<legend>Presentación</legend>
			<Select id="subtype" label="Clase de nota" value={subtype} names={subtypes} onChange={(chosen) => set({ subtype: chosen })} />
			{shown.map(([kind, label, hint]) => (
				<FactField
					key={kind}
					id={`fact-${kind}`}
					label={label}
					hint={hint}
					value={facts[kind]}
					onChange={(text) => set({ facts: { ...facts, [kind]: text } })}
				/>
			))}
			<Select id="marquee" label="Marca sobre la imagen" value={marquee} names={marquees} onChange={(chosen) => set({ marquee: chosen })} />
			<Related fields={fields} set={set} />
		</fieldset>
	);
}

type SelectProps = {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly names: Readonly<Record<string, string>>;
	readonly onChange: (value: string) => void;
};

/** A choice. A value that came from another system stays in the list. */
function Select({ id, label, value, names, onChange }: SelectProps) {
	const all = Object.hasOwn(names, value) ? names : { ...names, [value]: value };
	return (
		<>
			<label htmlFor={id}>{label}</label>
			<select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
				{Object.entries(all).map(([key, name]) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</select>
		</>
	);
}

type FactFieldProps = Omit<SelectProps, 'names'> & { readonly hint: string };

function FactField({ id, label, hint, value, onChange }: FactFieldProps) {
	return (
		<>
			<label htmlFor={id}>{label}</label>
			<input id={id} placeholder={hint} value={value} onChange={({ target }) => onChange(target.value)} />
		</>
	);
}

/** The stories that go with this one, found by their words. */
function Related({ fields: { related }, set }: FieldSet) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<span className="label">Notas relacionadas</span>
			<div className="names">
				{related.map(({ slug, name }) => (
					<span key={slug} className="name">
						{name}
						<button
							type="button"
							aria-label={`Quitar ${name}`}
							onClick={() => set({ related: related.filter((one) => one.slug !== slug) })}
						>
							×
						</button>
					</span>
				))}
				<button type="button" className="plain" onClick={() => setOpen(true)}>
					Agregar
				</button>
			</div>
			{isOpen && (
				<StoryPicker
					label="Notas relacionadas"
					onClose={() => setOpen(false)}
					onChoose={({ id, headline = '' }) => {
						setOpen(false);
						if (!related.some(({ slug }) => slug === id)) set({ related: [...related, { slug: id, name: headline }] });
					}}
				/>
			)}
		</>
	);
}
