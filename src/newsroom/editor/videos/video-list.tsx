import { useCallback, useState } from 'react';
import type { WorkState } from '#content/contract';
import { type DeskRowView, personOf } from '#newsroom/contract';
import { readDesk } from '../api.ts';
import { usePictures } from '../pictures/use-pictures.ts';
import { storyPath } from '../places.ts';
import { timeAgo } from '../times.ts';

const lists = { working: 'En trabajo', published: 'Publicados', withdrawn: 'Retirados' } as const;
type List = keyof typeof lists;
const listNames: readonly List[] = ['working', 'published', 'withdrawn'];

/** What an empty list teaches. */
const empty: Readonly<Record<List, string>> = {
	working: 'Acá están los videos que los lectores todavía no ven. Subí uno con el botón o arrastralo.',
	published: 'Acá están los videos que los lectores ven. Cuando publiques el primero, aparece.',
	withdrawn: 'Acá quedan los videos que se retiraron del sitio.',
};

/** The videos of the brand by state, with a search. */
export function VideoList() {
	const [state, setState] = useState<List>('working');
	return (
		<>
			<div className="tabs">
				{listNames.map((name) => (
					<button key={name} type="button" aria-pressed={name === state} onClick={() => setState(name)}>
						{lists[name]}
					</button>
				))}
			</div>
			<VideosIn key={state} state={state} />
		</>
	);
}

function VideosIn({ state }: { readonly state: List }) {
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
