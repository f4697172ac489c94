import { useRef, useState } from 'react';
import type { AnsObject } from '../../ans/ans-value.ts';
import { storePicture } from '../../api.ts';
import { reasonOf } from '../../reason-of.ts';
import { filmSource } from '../../videos/video-address.ts';
import { frameOf } from './frame-of.ts';

type PosterChooserProps = {
	readonly url: string;
	/** Called with the poster, and with the length of the film in ms, which not every file says. */
	readonly onPoster: (picture: AnsObject, milliseconds: number) => void;
};

/** A step of the range in seconds: a frame of a film with 25 of them. */
const step = 0.04;

/** Plays the film, and makes its poster of the frame that the range is at. */
export function PosterChooser({ url, onPoster }: PosterChooserProps) {
	const video = useRef<HTMLVideoElement>(null);
	const [length, setLength] = useState(0);
	const [at, setAt] = useState(0);
	const [note, setNote] = useState('');
	// A frame of another site can be read only if that site allows it; without its leave the film is only played.
	const [isAsked, setAsked] = useState(true);
	const measure = (film: HTMLVideoElement) => {
		// A film that a browser recorded says its length only after its end was looked for.
		if (film.duration === Number.POSITIVE_INFINITY) film.currentTime = 1e7;
		if (!Number.isFinite(film.duration)) return;
		setLength(film.duration);
		if (film.currentTime >= film.duration) film.currentTime = 0;
	};
	const seek = (seconds: number) => {
		setAt(seconds);
		if (video.current) video.current.currentTime = seconds;
	};
	const choose = async () => {
		setNote('Subiendo el cuadro…');
		const frame = await frameOf(video.current);
		if (!frame) return setNote('El otro sitio no deja sacar cuadros de este video. Subí una imagen como portada.');
		const outcome = await storePicture(frame);
		setNote(outcome.kind === 'done' ? 'La portada es este cuadro. Escribí abajo qué se ve.' : reasonOf(outcome));
		if (outcome.kind === 'done') onPoster({ ...outcome.value }, Math.round(length * 1000));
	};
	const source = filmSource(url);
	const isAsking = source === url && isAsked;
	const onError = () => (isAsking ? setAsked(false) : setNote('El navegador no puede reproducir este video acá.'));
	return (
		<>
			<video
				key={String(isAsking)}
				ref={video}
				src={source}
				controls
				muted
				playsInline
				preload="auto"
				aria-label="Película del video"
				{...(isAsking && { crossOrigin: 'anonymous' })}
				onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
				onDurationChange={({ currentTarget }) => measure(currentTarget)}
				onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
				onError={onError}
			/>
			<label>
				Momento de la portada
				<input
					type="range"
					min={0}
					max={length}
					step={step}
					value={at}
					disabled={length === 0}
					aria-valuetext={`${momentOf(at)} de ${momentOf(length)}`}
					onChange={({ target }) => seek(target.valueAsNumber)}
				/>
			</label>
			<p className="poster-actions">
				<button type="button" className="plain" disabled={length === 0} onClick={() => void choose()}>
					Usar este cuadro como portada
				</button>
				<output>{momentOf(at)}</output>
			</p>
			<p role="status" className="hint">
				{note}
			</p>
		</>
	);
}

/** A time of the film: `1:02,4`. */
function momentOf(seconds: number): string {
	const tenths = Math.floor(seconds * 10);
	return `${Math.floor(tenths / 600)}:${String(Math.floor((tenths % 600) / 10)).padStart(2, '0')},${tenths % 10}`;
}
