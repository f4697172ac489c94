import type { Room } from '#newsroom/contract';
import { textOf } from '../../ans/ans-value.ts';
import { storePicture } from '../../api.ts';
import { FileButton } from '../../file-button.tsx';
import { pictureSource } from '../../picture-source.ts';
import { reasonOf } from '../../reason-of.ts';
import { type BrandPlace, placeIn, sectionRef, withPlace } from './brand-place.ts';
import type { Publishing } from './publishing.ts';

type Other = Room['others'][number];

/** The other brands that show the story. Empty fields are as on this brand, which keeps the canonical address. */
export function AlsoOn(publishing: Publishing) {
	const { others } = publishing.room;
	if (others.length === 0) return null;
	const shown = others.filter(({ id }) => placeIn(publishing.keeper.document, id).isShown).length;
	return (
		<details className="also-on" open={shown > 0}>
			<summary>También en otros sitios{shown > 0 && ` (${shown})`}</summary>
			{others.map((other) => (
				<OnOther key={other.id} {...publishing} other={other} />
			))}
		</details>
	);
}

function OnOther({ keeper, amend, say, other }: Publishing & { readonly other: Other }) {
	const place = placeIn(keeper.document, other.id);
	const set = (part: Partial<BrandPlace>) =>
		amend((document) => {
			const next = { ...placeIn(document, other.id), ...part };
			const section = other.sections.find(({ id }) => id === next.section);
			return withPlace(document, { id: other.id, section: section && sectionRef(section.id, section.name) }, next);
		});
	const choose = async (file: File | undefined) => {
		if (!file) return;
		const outcome = await storePicture(file);
		say(reasonOf(outcome));
		if (outcome.kind === 'done') set({ lead: { ...outcome.value } });
	};
	return (
		<fieldset>
			<legend>
				<label>
					<input type="checkbox" className="choose" checked={place.isShown} onChange={({ target }) => set({ isShown: target.checked })} />{' '}
					{other.name}
				</label>
			</legend>
			{place.isShown && (
				<>
					<label>
						Sección
						<select value={place.section} onChange={({ target }) => set({ section: target.value })}>
							<option value="">La misma</option>
							{other.sections.map(({ id, name }) => (
								<option key={id} value={id}>
									{name} ({id})
								</option>
							))}
						</select>
					</label>
					<label>
						Título
						<input placeholder="El mismo" value={place.headline} onChange={({ target }) => set({ headline: target.value })} />
					</label>
					{place.lead && <img src={pictureSource(textOf(place.lead, 'url'))} alt={textOf(place.lead, 'alt_text')} />}
					{place.lead && (
						<label>
							Texto alternativo
							<input
								value={textOf(place.lead, 'alt_text')}
								onChange={({ target }) => set({ lead: { ...place.lead, alt_text: target.value } })}
							/>
						</label>
					)}
					<div className="more-actions">
						<FileButton
							label={place.lead ? 'Cambiar la imagen' : 'Otra imagen'}
							name={`${place.lead ? 'Cambiar la imagen' : 'Otra imagen'} para ${other.name}`}
							className="plain"
							accept="image/jpeg,image/png,image/webp"
							onFiles={([file]) => void choose(file)}
						/>
						{place.lead && (
							<button type="button" className="plain" onClick={() => set({ lead: undefined })}>
								La misma imagen
							</button>
						)}
					</div>
				</>
			)}
		</fieldset>
	);
}
