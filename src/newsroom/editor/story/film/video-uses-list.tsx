import { useEffect, useState } from 'react';
import type { Room, VideoUses } from '#newsroom/contract';
import { inBrand } from '../../places.ts';
import { reasonOf } from '../../reason-of.ts';
import { StoryLinks } from '../../story-links.tsx';
import { deleteVideo, readVideoUses } from '../../videos/video-api.ts';

/** The stories that have a video. While there is none, who may delete videos can delete this one. */
export function VideoUsesList({ room, id }: { readonly room: Room; readonly id: string }) {
	const [found, setFound] = useState<VideoUses>();
	const [note, setNote] = useState('');
	useEffect(() => void readVideoUses(id).then((outcome) => outcome.kind === 'done' && setFound(outcome.value)), [id]);
	if (!found) return null;
	const { uses, elsewhere } = found;
	const isUsed = uses.length + elsewhere > 0;
	const remove = async () => {
		if (!window.confirm('El video y su archivo se borran para siempre, también del sitio. ¿Borrar?')) return;
		const outcome = await deleteVideo(id);
		if (outcome.kind === 'done') location.assign(inBrand('videos/'));
		else setNote(reasonOf(outcome));
	};
	return (
		<div className="video-uses">
			{!isUsed && <p className="hint">Ninguna nota tiene este video.</p>}
			{uses.length > 0 && (
				<>
					<h2>Notas que tienen este video</h2>
					<StoryLinks stories={uses} />
				</>
			)}
			{elsewhere > 0 && <p className="hint">También lo tienen notas de otros sitios: {elsewhere}.</p>}
			{!isUsed && room.staff.may.includes('delete-videos') && (
				<button type="button" className="plain" onClick={() => void remove()}>
					Borrar el video
				</button>
			)}
			<p role="status">{note}</p>
		</div>
	);
}
