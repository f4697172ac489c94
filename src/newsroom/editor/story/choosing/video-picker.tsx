import { useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { inBrand } from '../../places.ts';
import { Choices } from './choices.tsx';
import { FoundStory } from './story-picker.tsx';
import { useFoundVideos } from './use-found-stories.ts';
import { Window } from './window.tsx';

const label = 'Video de la biblioteca';

type VideoPickerProps = { readonly onChoose: (video: DeskRowView) => void; readonly onClose: () => void };

/** Finds a published video by its words; at first it lists the newest ones. */
export function VideoPicker({ onChoose, onClose }: VideoPickerProps) {
	const [typed, setTyped] = useState('');
	const found = useFoundVideos(typed);
	return (
		<Window label={label} onClose={onClose}>
			<Choices
				label={label}
				placeholder="Palabras de un video publicado"
				typed={typed}
				onType={setTyped}
				choices={found ?? []}
				keyOf={({ id }) => id}
				show={(video) => <FoundStory story={video} />}
				onChoose={onChoose}
				onEscape={onClose}
				takesFirst
			/>
			<p role="status" className="hint">
				{found?.length === 0 ? 'Ningún video publicado tiene esas palabras.' : ''}
			</p>
			<p className="hint">
				Se suben y se publican en <a href={inBrand('videos/')}>Videos</a>.
			</p>
		</Window>
	);
}
