import { useCallback, useState } from 'react';
import { type WorkState, workStates } from '#content/contract';
import { type DeskRowView, personOf } from '#newsroom/contract';
import { readDesk } from '../api.ts';
import { usePictures } from '../pictures/use-pictures.ts';
import { storyPath } from '../places.ts';
import { timeAgo } from '../times.ts';

/** The names of the lists. */
const lists: Readonly<Record<WorkState, string>> = {
	working: 'En trabajo',
	published: 'Publicados',
	scheduled: 'Programados',
	withdrawn: 'Retirados',
	spiked: 'Descartados',
};

/** What an empty list teaches. */
const empty: Readonly<Record<WorkState, string>> = {
	working: 'Acá están los videos que los lectores todavía no ven. Subí uno con el botón o arrastralo.',
	published: 'Acá están los videos que los lectores ven. Cuando publiques el primero, aparece.',
	scheduled: 'Acá esperan los videos que tienen una hora. Se muestran solos cuando llega.',
	withdrawn: 'Acá quedan los videos que se retiraron del sitio.',
	spiked: 'Acá quedan los videos que se descartaron. Nadie los ve, y se recuperan con un botón.',
};

/** The videos of the brand by state, with a search. */
export function VideoList() {
	const [state, setState] = useState<WorkState>('working');
	return (
		<>
			<div className="tabs">
				{workStates.map((name) => (
					<button key={name} type="button" aria-pressed={name === state} onClick={() => setState(name)}>
						{lists[name]}
					</button>
				))}
			</div>
			<VideosIn key={state} state={state} />
		</>
	);
}

function VideosIn({ state }: { readonly state: WorkState }) {
	const list = usePictures(useCallback((query: Query) => readVideos({ ...query, state }), [state]));
	return (
		<>
			<search>
				<input
					type="search"
					aria-label="Buscar videos"
					placeholder="Buscar por las palabras del video"
					value={list.words}
					onChange={({ target }) => list.seek(target.value)}
				/>
			</search>
			{list.isLost && <p role="alert">No se pudieron leer los videos. Revisá la conexión.</p>}
			{list.pictures?.length === 0 && <p className="empty">{list.words === '' ? empty[state] : 'Ningún video tiene esas palabras.'}</p>}
			<ul className="pictures" aria-label={lists[state]} aria-busy={list.pictures === undefined}>
				{list.pictures?.map((video) => (
					<li key={video.id}>
						<VideoCard video={video} />
					</li>
				))}
			</ul>
			{list.hasMore && (
				<button type="button" className="plain more" onClick={list.more}>
					Ver más
				</button>
			)}
		</>
	);
}

const VideoCard = ({ video: { id, thumbnail, headline, section, receivedAt, sender } }: { readonly video: DeskRowView }) => (
	<a className="card" href={storyPath(id)}>
		{thumbnail === undefined ? <span className="no-poster">Sin portada</span> : <img src={thumbnail} alt="" loading="lazy" />}
		<span>{headline || 'Sin título'}</span>
		<span className="hint">{[section, personOf(sender), timeAgo(receivedAt)].filter(Boolean).join(' · ')}</span>
	</a>
);

type Query = { readonly words: string; readonly from: string };

async function readVideos(query: Query & { readonly state: WorkState }) {
	const outcome = await readDesk({ ...query, type: 'video' });
	if (outcome.kind !== 'done') return outcome;
	const { rows: pictures, next } = outcome.value;
	return { kind: 'done' as const, value: { pictures, next } };
}
