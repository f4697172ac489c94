import { useCallback, useState } from 'react';
import type { StoryPicture } from '#newsroom/contract';
import { readStoryPictures } from '../api.ts';
import { type ListQuery, pageOf, useSearchedList } from '../searching/use-searched-list.ts';
import { StoryLinks } from '../story-links.tsx';
import { FoundPictures } from './found-pictures.tsx';
import type { OnPick } from './on-pick.ts';

const empty = {
	published:
		'Acá están las imágenes de las notas publicadas de la marca, también de las que vinieron de otro sistema. Todavía ninguna tiene imagen: subí una con el botón, o publicá una nota con imagen.',
	working: 'Acá están las imágenes de las notas que todavía no se publicaron. Ninguna tiene imagen.',
} as const;

type StoryPictureListProps = { readonly state: keyof typeof empty; readonly onPick?: OnPick };

/** The pictures of the stories in a state, the newest story first. */
export function StoryPictureList({ state, onPick }: StoryPictureListProps) {
	const read = useCallback(
		async (query: ListQuery) => pageOf(await readStoryPictures({ ...query, state }), ({ pictures }) => pictures),
		[state],
	);
	const list = useSearchedList(read);
	const [open, setOpen] = useState<string>();
	const chosen = list.items?.find(({ id }) => id === open);
	return (
		<FoundPictures
			list={list}
			placeholder={state === 'published' ? 'Buscar por palabras de la nota' : 'Buscar por el título de la nota'}
			empty={empty[state]}
			open={open}
			onOpen={setOpen}
			sourceOf={({ thumbnail }) => thumbnail}
			words={(picture) => <Words picture={picture} />}
		>
			{chosen && <Details picture={chosen} onClose={() => setOpen(undefined)} {...(onPick && { onPick })} />}
		</FoundPictures>
	);
}

const Words = ({ picture: { alt, caption, credit } }: { readonly picture: StoryPicture }) => (
	<>
		<span>{alt || caption || 'Sin palabras'}</span>
		<span className="mark">{credit || 'Sin crédito'}</span>
	</>
);

type DetailsProps = { readonly picture: StoryPicture; readonly onClose: () => void; readonly onPick?: OnPick };

/** The picture with its words as the story has them, and the stories. */
function Details({ picture, onClose, onPick }: DetailsProps) {
	const words = { 'Texto alternativo': picture.alt, Epígrafe: picture.caption, Crédito: picture.credit };
	return (
		<section className="details" aria-label="La imagen elegida">
			<img src={picture.thumbnail} alt={picture.alt} />
			<div className="words">
				<dl>
					{Object.entries(words).map(([name, text]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{text || '—'}</dd>
						</div>
					))}
				</dl>
				<h2>Dónde se usa</h2>
				<StoryLinks stories={picture.stories} />
				<div className="more-actions">
					{onPick && (
						<button type="button" onClick={() => onPick(picture.image)}>
							Usar esta imagen
						</button>
					)}
					<button type="button" className="plain" onClick={onClose}>
						Cerrar
					</button>
				</div>
			</div>
		</section>
	);
}
