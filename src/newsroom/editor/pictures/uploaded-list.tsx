import { useState } from 'react';
import type { LibraryPicture, Room } from '#newsroom/contract';
import { inBrand } from '../places.ts';
import type { useSearchedList } from '../searching/use-searched-list.ts';
import { ansOfPicture } from './ans-of-picture.ts';
import { FoundPictures } from './found-pictures.tsx';
import type { OnPick } from './on-pick.ts';
import { PictureDetails } from './picture-details.tsx';

type UploadedListProps = {
	readonly room: Room;
	readonly list: ReturnType<typeof useSearchedList<LibraryPicture>>;
	readonly onPick?: OnPick;
};

/** The pictures that were uploaded, with their words, focal point and rights. */
export function UploadedList({ room, list, onPick }: UploadedListProps) {
	const [open, setOpen] = useState<string>();
	const chosen = list.items?.find(({ id }) => id === open);
	return (
		<FoundPictures
			list={list}
			placeholder="Buscar por epígrafe, crédito o texto alternativo"
			empty="Todavía nadie subió imágenes. Arrastralas acá o elegilas con el botón; se pueden subir muchas a la vez."
			open={open}
			onOpen={setOpen}
			sourceOf={({ id }) => inBrand(`api/imagenes/${id}/`)}
			words={(picture) => <Words picture={picture} />}
		>
			{chosen && (
				<PictureDetails
					key={chosen.id}
					room={room}
					picture={chosen}
					onStored={list.put}
					onRemoved={() => list.drop(chosen.id)}
					onClose={() => setOpen(undefined)}
					{...(onPick && { onPick: (picture) => onPick(ansOfPicture(picture, room)) })}
				/>
			)}
		</FoundPictures>
	);
}

const Words = ({ picture: { alt, caption, rightsEnd } }: { readonly picture: LibraryPicture }) => (
	<>
		<span>{alt || caption || 'Sin palabras'}</span>
		{alt === '' && <span className="mark">Falta el texto alternativo</span>}
		{rightsEnd !== null && Date.parse(rightsEnd) <= Date.now() && <span className="mark">Sin derechos</span>}
	</>
);
