import { useRef, useState } from 'react';
import type { Room } from '#newsroom/contract';
import type { AnsObject } from '../ans/ans-value.ts';
import { PictureLibrary } from './picture-library.tsx';

type PickPictureProps = { readonly room: Room; readonly onPick: (picture: AnsObject) => void };

/** A button that opens the library above the story, to choose one of its pictures. */
export function PickPicture({ room, onPick }: PickPictureProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setOpen] = useState(false);
	const open = () => {
		setOpen(true);
		dialog.current?.showModal();
	};
	return (
		<>
			<button type="button" className="plain" onClick={open}>
				De la biblioteca
			</button>
			<dialog ref={dialog} className="picker" aria-label="Elegir una imagen" onClose={() => setOpen(false)}>
				<div className="desk-head">
					<h2>Elegir una imagen</h2>
					<button type="button" className="plain" onClick={() => dialog.current?.close()}>
						Cerrar
					</button>
				</div>
				{isOpen && (
					<PictureLibrary
						room={room}
						onPick={(picture) => {
							onPick(picture);
							dialog.current?.close();
						}}
					/>
				)}
			</dialog>
		</>
	);
}
