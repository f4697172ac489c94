import { type FormEvent, useState } from 'react';
import type { Room } from '#newsroom/contract';
import { newId } from '../ans/new-id.ts';
import { saveStory } from '../api.ts';
import { storyPath } from '../places.ts';
import { reasonOf } from '../reason-of.ts';
import { streamTypeOf } from './video-address.ts';

/** Makes a video of a file or an HLS stream at another host, and opens it. */
export function VideoByAddress({ room }: { readonly room: Room }) {
	const [address, setAddress] = useState('');
	const [note, setNote] = useState('');
	const make = async (event: FormEvent) => {
		event.preventDefault();
		const url = address.trim();
		const streamType = streamTypeOf(url);
		if (streamType === undefined) return setNote('La dirección empieza con https:// y termina en .mp4, .webm o .m3u8.');
		const id = newId();
		const outcome = await saveStory(id, { document: videoAt(url, { id, streamType, room }) });
		setNote(reasonOf(outcome));
		if (outcome.kind === 'done') location.assign(storyPath(id));
	};
	return (
		<form className="by-address" onSubmit={(event) => void make(event)} noValidate>
			<label>
				O agregá uno por su dirección
				<input
					type="url"
					placeholder="https://….mp4, .webm o .m3u8"
					value={address}
					aria-describedby="by-address-note"
					onChange={({ target }) => setAddress(target.value)}
				/>
			</label>
			<button type="submit" className="plain">
				Agregar
			</button>
			<p id="by-address-note" role="status">
				{note}
			</p>
		</form>
	);
}

const videoAt = (url: string, { id, streamType, room: { brand } }: { id: string; streamType: string; room: Room }) => ({
	type: 'video',
	version: '0.10.12',
	_id: id,
	language: 'es-AR',
	canonical_website: brand.id,
	headlines: { basic: '' },
	source: { source_type: 'staff', name: brand.name, system: 'kiosco' },
	video_type: 'clip',
	streams: [{ url, stream_type: streamType }],
});
