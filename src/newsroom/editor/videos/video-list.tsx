import { useCallback, useState } from 'react';
import { type WorkState, workStates } from '#content/contract';
import { type DeskRowView, personOf } from '#newsroom/contract';
import { readDesk } from '../api.ts';
import { useTimeZone } from '../brand-time-zone.ts';
import { storyPath } from '../places.ts';
import { SearchedList } from '../searching/searched-list.tsx';
import { type ListQuery, pageOf, useSearchedList } from '../searching/use-searched-list.ts';
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

const texts = {
	search: 'Buscar videos',
	placeholder: 'Buscar por las palabras del video',
	noneFound: 'Ningún video tiene esas palabras.',
	lost: 'No se pudieron leer los videos. Revisá la conexión.',
};

function VideosIn({ state }: { readonly state: WorkState }) {
	const read = useCallback(
		async (query: ListQuery) => pageOf(await readDesk({ ...query, state, type: 'video' }), ({ rows }) => rows),
		[state],
	);
	const list = useSearchedList(read);
	return (
		<SearchedList
			list={list}
			words={{ ...texts, empty: empty[state] }}
			label={lists[state]}
			show={(video) => <VideoCard video={video} />}
		/>
	);
}

function VideoCard({ video: { id, thumbnail, headline, section, receivedAt, sender } }: { readonly video: DeskRowView }) {
	const timeZone = useTimeZone();
	return (
		<a className="card" href={storyPath(id)}>
			{thumbnail === undefined ? <span className="no-poster">Sin portada</span> : <img src={thumbnail} alt="" loading="lazy" />}
			<span>{headline || 'Sin título'}</span>
			<span className="hint">{[section, personOf(sender), timeAgo(receivedAt, timeZone)].filter(Boolean).join(' · ')}</span>
		</a>
	);
}
