import { useCallback, useEffect, useRef, useState } from 'react';
import { workStates } from '#content/contract';
import type { DeskRowView, Room } from '#newsroom/contract';
import { readDesk } from '../api.ts';
import { Frame } from '../frame.tsx';
import { newStoryPath } from '../new-story.ts';
import { rememberDesk, signInPath } from '../places.ts';
import { browserCopies } from '../saving/local-copies.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeskRows } from './desk-rows.tsx';
import { type DeskView, queryOf, viewInAddress } from './desk-view.ts';
import { Filters } from './filters.tsx';
import { SavedViews } from './saved-views.tsx';
import { stateNames } from './state-names.ts';
import { UndoNote } from './undo-note.tsx';
import { Unsaved } from './unsaved.tsx';
import { useDeskNow } from './use-desk-now.ts';

/** The stories that were read, for the view that asked for them. */
type Listed = {
	readonly view: DeskView;
	readonly rows: readonly DeskRowView[];
	readonly next?: number | undefined;
	readonly isLost: boolean;
};

/** The desk: the stories of the brand by state, with a search, saved views, and bulk changes. */
export function Desk({ room }: { readonly room: Room }) {
	const [view, seek] = useDeskView();
	const [listed, setListed] = useState<Listed>();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const { now, refresh } = useDeskNow();
	const copies = useCopies();
	const newest = useRef(view);
	newest.current = view;
	const load = useCallback(
		async (from: number, before: readonly DeskRowView[]) => {
			const outcome = await readDesk({ ...queryOf(view), from: String(from) });
			if (outcome.kind === 'signed-out') location.assign(signInPath());
			// A slow answer for a former view must not replace the list of the present one.
			if (newest.current !== view) return;
			setListed(
				outcome.kind === 'done'
					? { view, rows: [...before, ...outcome.value.rows], next: outcome.value.next, isLost: false }
					: { view, rows: before, isLost: true },
			);
		},
		[view],
	);
	useEffect(() => {
		setChosen(new Set());
		const timer = setTimeout(() => void load(0, []), view.words === '' ? 0 : 250);
		return () => clearTimeout(timer);
	}, [load, view.words]);
	const again = async () => {
		setChosen(new Set());
		await Promise.all([load(0, []), refresh()]);
	};
	const isListed = listed?.view === view;
	// The stories of the former view stay until those of the new one are there, but nobody can choose them.
	const mayChoose = isListed && room.staff.may.includes('publish');
	const picked = (listed?.rows ?? []).filter(({ id }) => chosen.has(id));
	return (
		<Frame room={room} page="notas/">
			<div className="desk-head">
				<h1>Notas</h1>
				<a className="button" href={newStoryPath()}>
					Nueva nota
				</a>
			</div>
			<Unsaved copies={copies} />
			<UndoNote last={now?.last} onUndone={again} />
			<div className="tabs" role="tablist" aria-label="Estado de las notas">
				{workStates.map((name) => (
					<button
						key={name}
						type="button"
						role="tab"
						aria-selected={name === view.state}
						aria-controls="list"
						onClick={() => seek({ ...view, state: name })}
					>
						{stateNames[name]}
					</button>
				))}
			</div>
			<Filters room={room} view={view} onChange={seek} />
			<SavedViews views={now?.views ?? []} view={view} onSeek={seek} onChange={refresh} />
			{mayChoose && picked.length > 0 && <BulkBar room={room} chosen={picked} state={view.state} onDone={again} />}
			<section id="list" role="tabpanel" aria-label={stateNames[view.state]} aria-busy={!isListed}>
				{listed === undefined && <p className="empty">Buscando las notas…</p>}
				{listed?.isLost && <p role="alert">No se pudo leer la lista. Revisá la conexión.</p>}
				{listed && !listed.isLost && (
					<DeskRows rows={listed.rows} view={view} present={now?.present ?? []} {...(mayChoose && { chosen, onChoose: setChosen })} />
				)}
				{listed?.next !== undefined && (
					<button type="button" className="plain more" onClick={() => void load(listed.next ?? 0, listed.rows)}>
						Ver más
					</button>
				)}
			</section>
		</Frame>
	);
}

/** The state and filters. The address has them, so a view can be saved, sent, and found again with the back button. */
function useDeskView(): [DeskView, (view: DeskView) => void] {
	const [view, setView] = useState<DeskView>(() => viewInAddress(location.search));
	useEffect(() => rememberDesk(location.search), []);
	const seek = (next: DeskView) => {
		const query = `?${new URLSearchParams(queryOf(next))}`;
		history.replaceState(null, '', query);
		rememberDesk(query);
		setView(next);
	};
	return [view, seek];
}

function useCopies(): readonly LocalCopy[] {
	const [copies, setCopies] = useState<readonly LocalCopy[]>([]);
	useEffect(
		() =>
			void browserCopies()
				.all()
				.then(setCopies, () => {}),
		[],
	);
	return copies;
}
