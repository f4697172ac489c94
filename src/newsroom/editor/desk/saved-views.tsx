import { useState } from 'react';
import type { DeskNow } from '#newsroom/contract';
import { keepView } from '../api.ts';
import { type DeskView, queryOf, viewInAddress } from './desk-view.ts';

type SavedViewsProps = {
	readonly views: DeskNow['views'];
	readonly view: DeskView;
	readonly onSeek: (view: DeskView) => void;
	readonly onChange: () => Promise<void>;
};

/** The saved views of the person: each has a name, a state and filters. */
export function SavedViews({ views, view, onSeek, onChange }: SavedViewsProps) {
	const [name, setName] = useState<string>();
	const query = new URLSearchParams(queryOf(view)).toString();
	const open = views.find((saved) => saved.query === query);
	const isNarrowed = view.words !== '' || view.section !== '' || view.author !== '' || view.also !== '';
	const keep = async (kept: { name: string; query: string }) => {
		await keepView(kept);
		setName(undefined);
		await onChange();
	};
	if (views.length === 0 && !isNarrowed) return null;
	return (
		<nav className="views" aria-label="Tus vistas">
			{views.map((saved) => (
				<button
					key={saved.name}
					type="button"
					className="plain"
					aria-pressed={saved === open}
					onClick={() => onSeek(viewInAddress(saved.query))}
				>
					{saved.name}
				</button>
			))}
			{open && (
				<button type="button" className="plain" onClick={() => void keep({ name: open.name, query: '' })}>
					Olvidar “{open.name}”
				</button>
			)}
			{!open && isNarrowed && name === undefined && (
				<button type="button" className="plain" onClick={() => setName('')}>
					Guardar esta vista
				</button>
			)}
			{name !== undefined && (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						void keep({ name, query });
					}}
				>
					<input aria-label="Nombre de la vista" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
					<button type="submit" disabled={name.trim() === ''}>
						Guardar
					</button>
				</form>
			)}
		</nav>
	);
}
