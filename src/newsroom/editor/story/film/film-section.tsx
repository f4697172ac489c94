import type { Room } from '#newsroom/contract';
import type { AnsObject } from '../../ans/ans-value.ts';
import type { Film } from '../../ans/film.ts';
import { CaptionsField } from './captions-field.tsx';
import { PosterChooser } from './poster-chooser.tsx';
import { VideoUsesList } from './video-uses-list.tsx';

type FilmSectionProps = {
	readonly room: Room;
	/** The id of the video. */
	readonly id: string;
	readonly film: Film;
	readonly description: string;
	readonly set: (part: { readonly film?: Film; readonly description?: string; readonly lead?: AnsObject }) => void;
};

/** The film of a video: its poster, its captions, what is said below it, and the stories that have it. */
export function FilmSection({ room, id, film, description, set }: FilmSectionProps) {
	return (
		<section id="film" className="film" aria-label="Película" tabIndex={-1}>
			{film.url === '' ? (
				<p className="hint">Este video no tiene película. Subí una en “Videos”.</p>
			) : (
				<PosterChooser
					url={film.url}
					onPoster={(lead, milliseconds) => set({ lead, film: { ...film, milliseconds: film.milliseconds || milliseconds } })}
				/>
			)}
			<p className="hint">{factsOf(film)}</p>
			<label>
				Descripción, debajo del video
				<textarea rows={2} value={description} onChange={({ target }) => set({ description: target.value })} />
			</label>
			<CaptionsField captions={film.captions} onChange={(captions) => set({ film: { ...film, captions } })} />
			<VideoUsesList room={room} id={id} />
		</section>
	);
}

const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** What is known of the file, in a line. */
function factsOf({ url, width, height, bytes }: Film): string {
	const kind = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toUpperCase();
	const host = bytes === 0 && URL.canParse(url) ? new URL(url).host : '';
	return [
		kind,
		width > 0 && `${width} × ${height}`,
		bytes > 0 && (bytes < 1e6 ? `${number.format(bytes / 1e3)} kB` : `${number.format(bytes / 1e6)} MB`),
		host,
	]
		.filter(Boolean)
		.join(' · ');
}
