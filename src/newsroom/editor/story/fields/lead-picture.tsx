import { type ReactNode, useId, useState } from 'react';
import type { Room } from '#newsroom/contract';
import { type AnsObject, textOf } from '../../ans/ans-value.ts';
import { storePicture } from '../../api.ts';
import { creditField, type ElementField } from '../../body/elements/element-field.ts';
import { altField, nameOf, pictureFields } from '../../body/elements/element-fields.ts';
import { FileButton } from '../../file-button.tsx';
import { pictureSource } from '../../picture-source.ts';
import { PickPicture } from '../../pictures/pick-picture.tsx';
import { reasonOf } from '../../reason-of.ts';

type LeadPictureProps = {
	readonly room: Room;
	readonly lead: AnsObject | undefined;
	/** What the picture is for. */
	readonly hint: string;
	readonly onChange: (lead: AnsObject | undefined) => void;
	/** What else can open the story. */
	readonly children?: ReactNode;
};

/** The lead picture: chosen from this machine, with its words. */
export function LeadPicture({ room, lead, hint, onChange, children }: LeadPictureProps) {
	const [note, setNote] = useState('');
	const choose = async (file: File | undefined) => {
		if (!file) return;
		setNote('Subiendo la imagen…');
		const outcome = await storePicture(file);
		setNote(reasonOf(outcome));
		if (outcome.kind === 'done') onChange({ ...outcome.value });
	};
	return (
		<section id="lead" className="lead" aria-label="Imagen principal" tabIndex={-1}>
			{lead ? <Chosen lead={lead} onChange={onChange} /> : <p className="hint">{hint}</p>}
			<div className="more-actions">
				<FileButton
					label={lead ? 'Cambiar la imagen' : 'Elegir la imagen principal'}
					className="plain"
					accept="image/jpeg,image/png,image/webp"
					onFiles={([file]) => void choose(file)}
				/>
				<PickPicture room={room} onPick={onChange} />
				{lead && (
					<button type="button" className="plain" onClick={() => onChange(undefined)}>
						Quitar la imagen
					</button>
				)}
				{children}
			</div>
			<p role="status" className="hint">
				{note}
			</p>
		</section>
	);
}

/** The ids of the fields to which the list of what is missing leads. */
const leadPlaces: ReadonlyMap<ElementField, string> = new Map([
	[altField, 'lead-alt'],
	[creditField, 'lead-credit'],
]);

function Chosen({ lead, onChange }: { readonly lead: AnsObject; readonly onChange: LeadPictureProps['onChange'] }) {
	const id = useId();
	if (lead.type !== 'image') return <p>{nameOf(lead)}</p>;
	return (
		<>
			<img src={pictureSource(textOf(lead, 'url'))} alt={textOf(lead, 'alt_text')} />
			<div className="words">
				{pictureFields.map((field, at) => {
					const own = leadPlaces.get(field) ?? `${id}-${at}`;
					return (
						<label key={field.label} htmlFor={own}>
							{field.label}
							<input
								id={own}
								placeholder={field.hint}
								value={field.read(lead)}
								onChange={({ target }) => onChange(field.write(lead, target.value))}
							/>
						</label>
					);
				})}
			</div>
		</>
	);
}
