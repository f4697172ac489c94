import { type FormEvent, useState } from 'react';
import type { Entry, EntryWords } from '../../ans/live-entries.ts';
import { useTimeZone } from '../../brand-time-zone.ts';
import { hourIn } from '../../times.ts';

type EntryRowProps = {
	readonly entry: Entry;
	readonly onCorrect: (words: EntryWords) => void;
	readonly onRemove: () => void;
};

/** An entry that was sent, with a form to correct it. */
export function EntryRow({ entry, onCorrect, onRemove }: EntryRowProps) {
	const timeZone = useTimeZone();
	const [isOpen, setOpen] = useState(false);
	const name = entry.title || entry.text;
	if (isOpen)
		return (
			<li>
				<Correction
					entry={entry}
					onClose={() => setOpen(false)}
					onCorrect={(words) => {
						setOpen(false);
						onCorrect(words);
					}}
				/>
			</li>
		);
	return (
		<li>
			<time dateTime={entry.at}>{Number.isNaN(Date.parse(entry.at)) ? entry.at : hourIn(timeZone, entry.at)}</time>
			<span>
				{entry.isKey && <span className="mark">Clave</span>} {name}
			</span>
			<button type="button" className="plain" aria-label={`Corregir: ${name}`} onClick={() => setOpen(true)}>
				Corregir
			</button>
			<button type="button" className="plain" aria-label={`Quitar: ${name}`} onClick={onRemove}>
				×
			</button>
		</li>
	);
}

type CorrectionProps = { readonly entry: Entry; readonly onCorrect: (words: EntryWords) => void; readonly onClose: () => void };

function Correction({ entry, onCorrect, onClose }: CorrectionProps) {
	const [words, setWords] = useState<EntryWords>({ title: entry.title, text: entry.text, isKey: entry.isKey });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onCorrect(words);
	};
	return (
		<form className="correction" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
			<input
				aria-label="Título de la entrada"
				placeholder="Título"
				// biome-ignore lint/a11y/noAutofocus: the button that opens the form asks for it.
				autoFocus
				value={words.title}
				onChange={({ target }) => setWords({ ...words, title: target.value })}
			/>
			<textarea
				aria-label="Texto de la entrada"
				placeholder="Texto"
				rows={2}
				value={words.text}
				onChange={({ target }) => setWords({ ...words, text: target.value })}
			/>
			<label>
				<input type="checkbox" checked={words.isKey} onChange={({ target }) => setWords({ ...words, isKey: target.checked })} />
				Momento clave
			</label>
			<button type="submit">Corregir</button>
			<button type="button" className="plain" onClick={onClose}>
				Cancelar
			</button>
		</form>
	);
}
