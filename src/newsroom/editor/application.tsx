import { type ReactNode, useEffect, useState } from 'react';
import type { Room } from '#newsroom/contract';
import { type Outcome, readRoom } from './api.ts';
import { BrandTimeZone } from './brand-time-zone.ts';
import { Desk } from './desk/desk.tsx';
import { Notice } from './notice.tsx';
import { PicturesPage } from './pictures/pictures-page.tsx';
import { signInPath } from './places.ts';
import { StoryScreen } from './story/story-screen.tsx';
import { VideosPage } from './videos/videos-page.tsx';

/** Shows the desk, a library or a story, by the address of the page. */
export function Application({ path }: { readonly path: string }) {
	const [room, setRoom] = useState<Outcome<Room>>();
	useEffect(() => void readRoom().then(setRoom), []);
	if (room === undefined) return <Notice>Abriendo la redacción…</Notice>;
	if (room.kind === 'signed-out')
		return (
			<Notice>
				Se cerró tu sesión. <a href={signInPath()}>Ingresá de nuevo</a>.
			</Notice>
		);
	if (room.kind !== 'done')
		return (
			<Notice>
				No se pudo abrir la redacción. Revisá la conexión y <a href={path}>probá de nuevo</a>.
			</Notice>
		);
	return <BrandTimeZone value={room.value.brand.timeZone}>{screenAt(path, room.value)}</BrandTimeZone>;
}

function screenAt(path: string, room: Room): ReactNode {
	if (/^\/[^/]+\/imagenes\/$/.test(path)) return <PicturesPage room={room} />;
	if (/^\/[^/]+\/videos\/$/.test(path)) return <VideosPage room={room} />;
	const id = /^\/[^/]+\/notas\/([^/]+)\/$/.exec(path)?.[1];
	return id === undefined ? <Desk room={room} /> : <StoryScreen room={room} id={decodeURIComponent(id)} />;
}
