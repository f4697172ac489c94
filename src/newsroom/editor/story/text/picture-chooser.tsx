import { type RefObject, useRef, useState } from 'react';

/** Whether each picture becomes a block, or all of them a gallery. */
export type PictureUse = 'each' | 'gallery';

type PictureChooserProps = {
	/** Receives the function that opens the browser's file chooser. */
	readonly open: RefObject<(use: PictureUse) => void>;
	readonly onChoose: (files: readonly File[], use: PictureUse) => void;
};

/** Lets the person choose pictures of this device, or take them with the camera of a phone. */
export function PictureChooser({ open, onChoose }: PictureChooserProps) {
	const input = useRef<HTMLInputElement>(null);
	const [use, setUse] = useState<PictureUse>('each');
	open.current = (wanted) => {
		setUse(wanted);
		input.current?.click();
	};
	return (
		<input
			ref={input}
			type="file"
			multiple
			hidden
			accept="image/jpeg,image/png,image/webp"
			aria-label="Agregar imágenes"
			onChange={({ target }) => {
				onChoose([...(target.files ?? [])], use);
				target.value = '';
			}}
		/>
	);
}
