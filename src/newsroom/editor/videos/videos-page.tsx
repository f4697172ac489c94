import { useState } from 'react';
import type { Room } from '#newsroom/contract';
import { Frame } from '../frame.tsx';
import { FilmUploads } from './film-uploads.tsx';
import { VideoByAddress } from './video-by-address.tsx';
import { VideoList } from './video-list.tsx';

/** The videos of the brand: uploads, and those that are there. */
export function VideosPage({ room }: { readonly room: Room }) {
	const [stored, setStored] = useState(0);
	return (
		<Frame room={room} page="videos/">
			<div className="desk-head">
				<h1>Videos</h1>
			</div>
			<section className="library" aria-label="Videos">
				<FilmUploads onStored={() => setStored((count) => count + 1)} />
				<VideoByAddress room={room} />
				<VideoList key={stored} />
			</section>
		</Frame>
	);
}
