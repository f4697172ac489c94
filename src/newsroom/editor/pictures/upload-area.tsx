import { useState } from 'react';
import type { LibraryPicture } from '#newsroom/contract';
import { uploadPicture } from '../api.ts';
import { DropArea } from '../drop-area.tsx';
import { reasonOf } from '../reason-of.ts';

/** The result for a file that was chosen. */
type Upload = { readonly name: string; readonly note: string; readonly isBad: boolean };

/** Uploads pictures that are dropped here or chosen with the button. If a file is bad, its name is shown and the others are uploaded. */
export function UploadArea({ onStored }: { readonly onStored: (picture: LibraryPicture) => void }) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
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
		<DropArea
			label="Subir imágenes"
			hint="o arrastralas acá: JPEG, PNG o WebP, hasta 30 MB cada una."
			accept="image/jpeg,image/png,image/webp"
			onFiles={(files) => void take(files)}
		>
			<ul aria-live="polite">
				{uploads.map(({ name, note, isBad }) => (
					<li key={name} data-bad={isBad}>
						{name}: {note}
					</li>
				))}
			</ul>
		</DropArea>
	);
}
