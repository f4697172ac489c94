import { useState } from 'react';
import type { LibraryPicture } from '#newsroom/contract';
import { uploadPicture } from '../api.ts';
import { reasonOf } from '../reason-of.ts';

/** The result for a file that was chosen. */
type Upload = { readonly name: string; readonly note: string; readonly isBad: boolean };

/** Uploads pictures that are dropped here or chosen with the button. If a file is bad, its name is shown and the others are uploaded. */
export function UploadArea({ onStored }: { readonly onStored: (picture: LibraryPicture) => void }) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const [isOver, setOver] = useState(false);
	const tell = (name: string, note: string, isBad = false) =>
		setUploads((before) => [...before.filter((one) => one.name !== name), { name, note, isBad }]);
	/** Uploads one picture after the other: a phone outdoors has little bandwidth. */
	const take = async (files: readonly File[]) => {
		for (const file of files) tell(file.name, 'En espera…');
		for (const file of files) {
			tell(file.name, 'Subiendo…');
			const outcome = await uploadPicture(file);
			if (outcome.kind !== 'done') tell(file.name, reasonOf(outcome), true);
			else {
				tell(file.name, outcome.value.isKnown ? 'Ya estaba en la biblioteca.' : 'Subida.');
				onStored(outcome.value);
			}
		}
	};
	return (
		<section
			className="upload"
			aria-label="Subir imágenes"
			data-over={isOver}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				void take([...event.dataTransfer.files]);
			}}
		>
			<label className="button">
				Subir imágenes
				<input
					type="file"
					multiple
					accept="image/jpeg,image/png,image/webp"
					className="unseen"
					onChange={({ target }) => void take([...(target.files ?? [])])}
				/>
			</label>
			<span className="hint">o arrastralas acá: JPEG, PNG o WebP, hasta 30 MB cada una.</span>
			<ul aria-live="polite">
				{uploads.map(({ name, note, isBad }) => (
					<li key={name} data-bad={isBad}>
						{name}: {note}
					</li>
				))}
			</ul>
		</section>
	);
}
