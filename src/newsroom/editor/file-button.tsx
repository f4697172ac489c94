import { useRef } from 'react';

type FileButtonProps = {
	readonly label: string;
	/** What the files are, where the words of the button alone do not say it. */
	readonly name?: string;
	readonly className?: string;
	/** The media types that the browser's file chooser offers. */
	readonly accept: string;
	readonly multiple?: boolean;
	readonly onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's file chooser. The field for the files is not shown, so it takes no focus. */
export function FileButton({ label, name, className, accept, multiple = false, onFiles }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<button type="button" className={className} aria-label={name} onClick={() => input.current?.click()}>
				{label}
			</button>
			<input
				ref={input}
				type="file"
				hidden
				multiple={multiple}
				accept={accept}
				aria-label={name ?? label}
				onChange={({ target }) => {
					onFiles([...(target.files ?? [])]);
					// The same file can be chosen once more.
					target.value = '';
				}}
			/>
		</>
	);
}
