import { useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { timeAgo } from '../../times.ts';
import { Choices } from './choices.tsx';
import { useFoundStories } from './use-found-stories.ts';
import { Window } from './window.tsx';

type StoryPickerProps = { readonly label: string; readonly onChoose: (story: DeskRowView) => void; readonly onClose: () => void };

/** Finds a published story by its words. */
export function StoryPicker({ label, onChoose, onClose }: StoryPickerProps) {
	const [typed, setTyped] = useState('');
	const found = useFoundStories(typed);
	return (
		<Window label={label} onClose={onClose}>
			<Choices
				label={label}
				placeholder="Palabras de una nota publicada"
				typed={typed}
				onType={setTyped}
				choices={found ?? []}
				keyOf={({ id }) => id}
				show={(story) => <FoundStory story={story} />}
				onChoose={onChoose}
				onEscape={onClose}
				takesFirst
			/>
			<p role="status" className="hint">
				{found?.length === 0 ? 'Ninguna nota publicada tiene esas palabras.' : ''}
			</p>
		</Window>
	);
}

/** A story that was found, in one line. */
export function FoundStory({ story: { headline, section, displayedAt } }: { readonly story: DeskRowView }) {
	return (
		<>
			<span>{headline ?? 'Sin título'}</span> <small>{[section, displayedAt && timeAgo(displayedAt)].filter(Boolean).join(' · ')}</small>
		</>
	);
}
