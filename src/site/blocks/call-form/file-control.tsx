import type { InputHTMLAttributes } from 'react';
import { type CallTexts, fill } from '#brands';
import type { CallQuestion, FileKind } from '#content/contract';
import own from './call-form.module.css';

type FileQuestion = Extract<CallQuestion, { kind: 'file' }>;

const types: Readonly<Record<FileKind, readonly string[]>> = {
	image: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/avif'],
	pdf: ['application/pdf'],
	video: ['video/mp4', 'video/quicktime', 'video/webm', 'video/3gpp'],
};

type FileControlProps = { readonly question: FileQuestion; readonly shared: InputHTMLAttributes<HTMLInputElement> };

/** Chooses a file. The browser offers the types that the question takes; the server looks at the bytes. */
export const FileControl = ({ question: { accepts, maxBytes }, shared }: FileControlProps) => (
	<input
		{...shared}
		className={`${shared.className} ${own.file}`}
		type="file"
		accept={accepts.flatMap((kind) => types[kind]).join(',')}
		data-max-bytes={maxBytes}
	/>
);

/** What a question takes: "Una imagen (JPG, PNG, WebP o HEIC) o un PDF, hasta 5 MB." */
export function fileHint({ accepts, maxBytes }: Pick<FileQuestion, 'accepts' | 'maxBytes'>, form: CallTexts['form']): string {
	const kinds = accepts.map((kind, at) =>
		at === 0 ? form.fileKinds[kind] : form.fileKinds[kind].charAt(0).toLowerCase() + form.fileKinds[kind].slice(1),
	);
	return fill(form.fileHint, { kinds: kinds.join(' o '), mb: String(maxBytes / 1_000_000).replace('.', ',') });
}
