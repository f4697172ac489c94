import { type ReactNode, useState } from 'react';
import { FileButton } from './file-button.tsx';

type DropAreaProps = {
	readonly label: string;
	readonly hint: string;
	/** The media types that the browser's file chooser offers. */
	readonly accept: string;
	readonly onFiles: (files: readonly File[]) => void;
	/** What became of the files. */
	readonly children: ReactNode;
};

/** Takes files that are dropped here or chosen with the button. */
export function DropArea({ label, hint, accept, onFiles, children }: DropAreaProps) {
	const [isOver, setOver] = useState(false);
	return (
		<section
			className="upload"
			aria-label={label}
			data-over={isOver}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				onFiles([...event.dataTransfer.files]);
			}}
		>
			<FileButton label={label} accept={accept} multiple onFiles={onFiles} />
			<span className="hint">{hint}</span>
			{children}
		</section>
	);
}
