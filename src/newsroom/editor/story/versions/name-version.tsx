import { useState } from 'react';
import { nameVersion } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';

type NameVersionProps = { readonly id: string; readonly keeper: StoryKeeper; readonly onNamed: () => Promise<void> };

/** Saves the present text as a version with a name, by which it is kept and found. */
export function NameVersion({ id, keeper, onNamed }: NameVersionProps) {
	const [name, setName] = useState('');
	const [note, setNote] = useState('');
	const [problem, setProblem] = useState('');
	const keep = async () => {
		await keeper.flush();
		const revision = keeper.stored?.revision;
		if (revision === undefined) return setProblem('La nota todavía no se guardó.');
		const outcome = await nameVersion(id, revision, { name: name.trim(), note: note.trim() });
		setProblem(reasonOf(outcome));
		if (outcome.kind !== 'done') return;
		setName('');
		setNote('');
		await onNamed();
	};
	return (
		<details className="naming">
			<summary>Guardar esta versión con nombre</summary>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void keep();
				}}
			>
				<label htmlFor="version-name">Nombre</label>
				<input
					id="version-name"
					maxLength={100}
					placeholder="Antes del recorte"
					value={name}
					onChange={({ target }) => setName(target.value)}
				/>
				<label htmlFor="version-note">Anotación</label>
				<input id="version-note" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
				<button type="submit" disabled={name.trim() === ''}>
					Guardar
				</button>
				<p role="alert">{problem}</p>
			</form>
		</details>
	);
}
