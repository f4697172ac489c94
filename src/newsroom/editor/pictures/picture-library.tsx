import { useState } from 'react';
import type { Room } from '#newsroom/contract';
import { readLibrary } from '../api.ts';
import { type ListQuery, pageOf, useSearchedList } from '../searching/use-searched-list.ts';
import type { OnPick } from './on-pick.ts';
import { StoryPictureList } from './story-picture-list.tsx';
import { UploadArea } from './upload-area.tsx';
import { UploadedList } from './uploaded-list.tsx';

const views = { uploaded: 'Subidas', published: 'De notas publicadas', working: 'De notas en trabajo' } as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['uploaded', 'published', 'working'];

const readUploaded = async (query: ListQuery) => pageOf(await readLibrary(query), ({ pictures }) => pictures);

/** The picture library of the brand: what was uploaded, and the pictures of the stories. */
export function PictureLibrary({ room, onPick }: { readonly room: Room; readonly onPick?: OnPick }) {
	const uploaded = useSearchedList(readUploaded);
	const [chosen, setView] = useState<View>();
	// Until somebody uploads a picture, the pictures are those of the stories.
	const isEmpty = uploaded.items?.length === 0 && uploaded.words === '';
	const view = chosen ?? (isEmpty ? 'published' : 'uploaded');
	const pick = onPick && { onPick };
	return (
		<section className="library" aria-label="Imágenes">
			<UploadArea
				onStored={(picture) => {
					uploaded.put(picture);
					setView('uploaded');
				}}
			/>
			<div className="tabs">
				{viewNames.map((name) => (
					<button key={name} type="button" aria-pressed={name === view} onClick={() => setView(name)}>
						{views[name]}
					</button>
				))}
			</div>
			{view === 'uploaded' ? (
				<UploadedList room={room} list={uploaded} {...pick} />
			) : (
				<StoryPictureList key={view} state={view} {...pick} />
			)}
		</section>
	);
}
