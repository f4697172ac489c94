import { useState } from 'react';
import type { StoredCaptions } from '#newsroom/contract';
import { FileButton } from '../../file-button.tsx';
import { reasonOf } from '../../reason-of.ts';
import { filmSource } from '../../videos/video-address.ts';
import { storeCaptions } from '../../videos/video-api.ts';
import { textOfFile } from './text-of-file.ts';

type CaptionsFieldProps = {
	/** The address of the captions; empty without them. */
	readonly captions: string;
	readonly onChange: (captions: string) => void;
};

/** The captions of a video: a file that is checked, with the line of a mistake in it. */
export function CaptionsField({ captions, onChange }: CaptionsFieldProps) {
	const [note, setNote] = useState('');
	const [isBad, setBad] = useState(false);
	const tell = (text: string, bad = false) => {
		setNote(text);
		setBad(bad);
	};
	const choose = async (file: File | undefined) => {
		if (!file) return;
		if (file.size > maxBytes) return tell('El archivo es demasiado grande para ser de subtítulos.', true);
		tell('Revisando los subtítulos…');
		const outcome = await storeCaptions(await textOfFile(file));
		if (outcome.kind !== 'done') return tell(reasonOf(outcome), true);
		if (outcome.value.kind === 'unfit') return tell(`${file.name}, ${problemOf(outcome.value)}`, true);
		tell('Subtítulos agregados.');
		onChange(outcome.value.url);
	};
	return (
		<div className="captions">
			<FileButton
				label={captions === '' ? 'Subir subtítulos' : 'Cambiar los subtítulos'}
				className="plain"
				accept=".vtt,.srt,text/vtt"
				onFiles={([file]) => void choose(file)}
			/>
			{captions === '' ? (
				<span className="hint">WebVTT o SubRip (.vtt, .srt). Sin ellos, quien no oye no sabe qué se dice.</span>
			) : (
				<>
					<a href={filmSource(captions)} target="_blank" rel="noreferrer">
						Ver los subtítulos
					</a>
					<button type="button" className="plain" onClick={() => onChange('')}>
						Quitar los subtítulos
					</button>
				</>
			)}
			<p role="status" data-bad={isBad}>
				{note}
			</p>
		</div>
	);
}

const maxBytes = 1_000_000;

type Unfit = Extract<StoredCaptions, { kind: 'unfit' }>;

const problems: Readonly<Record<Unfit['problem'], string>> = {
	'not-captions': 'el archivo no es WebVTT ni SubRip.',
	'no-time': 'falta la línea con el tiempo (00:00:01.000 --> 00:00:04.000).',
	'bad-time': 'el tiempo está mal escrito. Va como 00:00:01.000 --> 00:00:04.000.',
	'ends-before-start': 'el subtítulo termina antes de empezar.',
	'out-of-order': 'el subtítulo empieza antes que el anterior.',
	'no-text': 'el subtítulo no tiene texto, o falta una línea vacía entre dos.',
	'no-cues': 'el archivo no tiene ningún subtítulo.',
};

const problemOf = ({ line, problem }: Unfit): string => `línea ${line}: ${problems[problem]}`;
