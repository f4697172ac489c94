import { type KeyboardEvent, useState } from 'react';
import { type Entry, entriesIn, withCorrected, withEntry, withoutEntry, wordsOfLine } from '../../ans/live-entries.ts';
import { newId } from '../../ans/new-id.ts';
import { EntryRow } from './entry-row.tsx';

type LiveConsoleProps = {
	readonly elements: readonly unknown[];
	/** Changes the body. If the story is published, also publishes the change. Resolves to what went wrong, in Spanish; empty if nothing did. */
	readonly onSend: (elements: readonly unknown[]) => Promise<string>;
	/** Whether an entry goes to readers at once. */
	readonly isPublic: boolean;
};

/** How many entries the console lists; older ones are in the text. */
const shown = 8;

/** Sends the entries of a live story, one line each, and corrects those that were sent. */
export function LiveConsole({ elements, onSend, isPublic }: LiveConsoleProps) {
	const [line, setLine] = useState('');
	const [isKey, setKey] = useState(false);
	const [note, setNote] = useState('');
	const change = async (changed: readonly unknown[], done: string) => {
		setNote('Enviando…');
		setNote((await onSend(changed)) || done);
	};
	const send = (asKey: boolean) => {
		const words = wordsOfLine(line, asKey);
		if (words.title === '' && words.text === '') return;
		const entry: Entry = { ...words, id: newId(), at: new Date().toISOString() };
		setLine('');
		setKey(false);
		void change(withEntry(elements, entry), isPublic ? 'Enviada: los lectores ya la tienen.' : 'Agregada al borrador.');
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		send(isKey || event.ctrlKey || event.metaKey);
	};
	const entries = entriesIn(elements);
	return (
		<section id="live" className="live" aria-label="Minuto a minuto">
			<div className="live-line">
				<input
					aria-label="Nueva entrada"
					aria-describedby="live-help"
					placeholder="Título | texto"
					value={line}
					onChange={({ target }) => setLine(target.value)}
					onKeyDown={onKeyDown}
				/>
				<label>
					<input type="checkbox" checked={isKey} onChange={({ target }) => setKey(target.checked)} />
					Momento clave
				</label>
				<button type="button" onClick={() => send(isKey)}>
					{isPublic ? 'Enviar' : 'Agregar'}
				</button>
			</div>
			<p id="live-help" className="hint">
				{isPublic
					? 'Enter la envía a los lectores con el texto que está abierto; Ctrl+Enter, como momento clave.'
					: 'La nota no está publicada: Enter agrega la entrada al borrador; Ctrl+Enter, como momento clave.'}
			</p>
			<p className="hint" role="status">
				{note}
			</p>
			{entries.length > 0 && (
				<ol>
					{entries.slice(0, shown).map((entry) => (
						<EntryRow
							key={entry.id}
							entry={entry}
							onCorrect={(words) => void change(withCorrected(elements, entry.id, words), 'Corregida.')}
							onRemove={() => void change(withoutEntry(elements, entry.id), 'Quitada. Ctrl+Z en el texto la recupera.')}
						/>
					))}
				</ol>
			)}
			{entries.length > shown && <p className="hint">Las otras {entries.length - shown} entradas están en el texto.</p>}
		</section>
	);
}
