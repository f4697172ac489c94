import { useState } from 'react';
import { foundBy } from '../../found-by.ts';
import { Choices } from './choices.tsx';
import { Window } from './window.tsx';

/** An action on the open story. */
export type Action = { readonly name: string; readonly words?: string; readonly keys?: string; readonly run: () => void };

/** The command palette: finds and runs every action of this page, by the keyboard alone. */
export function CommandPalette({ actions, onClose }: { readonly actions: readonly Action[]; readonly onClose: () => void }) {
	const [typed, setTyped] = useState('');
	const found = foundBy(typed, actions);
	const act = ({ run }: Action) => {
		onClose();
		// First the window closes and gives the focus back.
		setTimeout(run);
	};
	return (
		<Window label="Qué querés hacer" onClose={onClose}>
			<Choices
				label="Qué querés hacer"
				placeholder="Qué querés hacer"
				typed={typed}
				onType={setTyped}
				choices={found}
				keyOf={({ name }) => name}
				show={({ name, keys }) => (
					<>
						<span>{name}</span> {keys && <kbd>{keys}</kbd>}
					</>
				)}
				onChoose={act}
				onEscape={onClose}
				takesFirst
			/>
			<p role="status" className="hint">
				{found.length === 0 ? 'No hay nada con ese nombre.' : ''}
			</p>
		</Window>
	);
}
