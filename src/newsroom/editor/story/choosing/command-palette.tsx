import { useState } from 'react';
import type { DeskRowView } from '#newsroom/contract';
import { foundBy } from '../../found-by.ts';
import { storyPath } from '../../places.ts';
import { Choices } from './choices.tsx';
import { FoundWork } from './found-work.tsx';
import { stories, storiesInWork, storiesWithdrawn, useFoundWorks } from './use-found-works.ts';
import { Window } from './window.tsx';

/** What can be done on the page, or a page to go to. */
export type Action = { readonly name: string; readonly words?: string; readonly keys?: string; readonly run: () => void };

type CommandPaletteProps = { readonly actions: readonly Action[]; readonly onClose: () => void };

/** The command palette: finds and runs every action of this page, and opens every story by its words, by the keyboard alone. */
export function CommandPalette({ actions, onClose }: CommandPaletteProps) {
	const [typed, setTyped] = useState('');
	const found = foundBy(typed, actions);
	const works = useStories(typed);
	const act = (choice: Action | DeskRowView) => {
		onClose();
		// First the window closes and gives the focus back.
		setTimeout(() => ('run' in choice ? choice.run() : location.assign(storyPath(choice.id))));
	};
	return (
		<Window label="Qué querés hacer" onClose={onClose}>
			<Choices<Action | DeskRowView>
				label="Qué querés hacer"
				placeholder="Una acción, un lugar o palabras de una nota"
				typed={typed}
				onType={setTyped}
				choices={[...found, ...works]}
				keyOf={(choice) => ('run' in choice ? choice.name : choice.id)}
				show={(choice) =>
					'run' in choice ? (
						<>
							<span>{choice.name}</span> {choice.keys && <kbd>{choice.keys}</kbd>}
						</>
					) : (
						<FoundWork work={choice} />
					)
				}
				onChoose={act}
				onEscape={onClose}
				takesFirst
			/>
			<p role="status" className="hint">
				{found.length + works.length === 0 ? 'No hay nada con ese nombre.' : ''}
			</p>
		</Window>
	);
}

/** The stories of the brand with these words, each once: those in work, what readers see, and what was taken from them. */
function useStories(words: string): readonly DeskRowView[] {
	const lists = [useFoundWorks(words, storiesInWork), useFoundWorks(words, stories), useFoundWorks(words, storiesWithdrawn)];
	const found = lists.flatMap((list) => list ?? []);
	return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}
