import { useEffect, useState } from 'react';
import type { FilmUpload } from '#newsroom/contract';
import { DropArea } from '../drop-area.tsx';
import { storyPath } from '../places.ts';
import { isUnderWay, type ListedUpload, useFilmUploads } from './use-film-uploads.ts';
import { cancelUpload, readUploads } from './video-api.ts';

/** Uploads films that are dropped here or chosen with the button, and lists those that broke off before. */
export function FilmUploads({ onStored }: { readonly onStored: () => void }) {
	const [left, setLeft] = useState<readonly FilmUpload[]>([]);
	const [maxBytes, setMaxBytes] = useState<number>();
	const { uploads, add } = useFilmUploads(onStored);
	useEffect(
		() =>
			void readUploads().then((outcome) => {
				if (outcome.kind !== 'done') return;
				setLeft(outcome.value.uploads);
				setMaxBytes(outcome.value.maxBytes);
			}),
		[],
	);
	const waiting = left.filter(({ name }) => !uploads.some((one) => one.name === name));
	const discard = async ({ id }: FilmUpload) => {
		const outcome = await cancelUpload(id);
		if (outcome.kind !== 'offline') setLeft((before) => before.filter((one) => one.id !== id));
	};
	const limit = maxBytes === undefined ? '' : `, hasta ${gigabytes.format(maxBytes / 1e9)} GB cada uno`;
	return (
		<DropArea
			label="Subir videos"
			hint={`o arrastralos acá: MP4 (H.264 con AAC) o WebM${limit}. Se guardan como son.`}
			accept="video/mp4,video/webm"
			onFiles={add}
		>
			<ul className="uploads" aria-label="Subidas">
				{uploads.map((upload) => (
					<UploadRow key={upload.key} upload={upload} />
				))}
				{waiting.map((upload) => (
					<li key={upload.id}>
						<span>
							{upload.name}: quedó en {percent(upload.received / upload.bytes)}. Elegí el archivo otra vez para seguir.
						</span>
						<button type="button" className="plain" onClick={() => void discard(upload)}>
							Descartar<span className="unseen"> {upload.name}</span>
						</button>
					</li>
				))}
			</ul>
		</DropArea>
	);
}

function UploadRow({ upload }: { readonly upload: ListedUpload }) {
	const { name, state, cancel } = upload;
	return (
		<li data-bad={state.kind === 'failed'}>
			<span role={state.kind === 'sending' ? undefined : 'status'}>
				{name}: {wordsOf(state)}
			</span>
			{state.kind === 'sending' && <progress aria-label={`Subida de ${name}`} value={state.share} />}
			{state.kind === 'stored' && <a href={storyPath(state.id)}>Editar {name}</a>}
			{isUnderWay(upload) && (
				<button type="button" className="plain" onClick={cancel}>
					Cancelar<span className="unseen"> {name}</span>
				</button>
			)}
		</li>
	);
}

function wordsOf(state: ListedUpload['state']): string {
	switch (state.kind) {
		case 'queued':
			return 'en espera…';
		case 'sending':
			return percent(state.share);
		case 'waiting':
			return 'sin conexión. Sigue solo cuando vuelva.';
		case 'checking':
			return 'revisando el video…';
		case 'stored':
			return 'subido.';
		case 'failed':
			return state.reason;
		case 'cancelled':
			return 'cancelado.';
	}
}

const gigabytes = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });
const percent = (share: number): string => `${Math.floor(share * 100)} %`;
