import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { countFound, findCommands, type SearchInput, seek } from '../../body/find.ts';

/** Finds words in the text, and replaces one or all of them. */
export function FindBar({ view, onClose }: { readonly view: EditorView; readonly onClose: () => void }) {
	const [sought, setSought] = useState<SearchInput>(() => {
		const { from, to } = view.state.selection;
		return { words: view.state.doc.textBetween(from, to, ' ').slice(0, 100), replacement: '', caseSensitive: false };
	});
	const [note, setNote] = useState('');
	useEffect(() => seek(view, sought), [view, sought]);
	useEffect(() => () => seek(view, { words: '', replacement: '', caseSensitive: false }), [view]);
	const { total, selected } = countFound(view.state);
	const set = (part: Partial<SearchInput>) => {
		setNote('');
		setSought({ ...sought, ...part });
	};
	const run = (name: keyof typeof findCommands) => {
		setNote(name === 'replaceAll' ? `${total === 1 ? '1 reemplazo' : `${total} reemplazos`}. Ctrl+Z los deshace.` : '');
		findCommands[name](view.state, (tr) => view.dispatch(tr));
		showFound(view);
		// Ctrl+Z must find the text, and a button that is disabled now keeps no focus.
		if (name === 'replaceAll' || countFound(view.state).total === 0) view.focus();
	};
	const close = () => {
		onClose();
		view.focus();
	};
	const onEnter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		run(event.shiftKey ? 'former' : 'next');
	};
	const count = sought.words === '' ? '' : selected > 0 ? `${selected} de ${total}` : `${total} en el texto`;
	return (
		<search className="finding" aria-label="Buscar en el texto" onKeyDown={({ key }) => key === 'Escape' && close()}>
			<div>
				<input
					aria-label="Buscar"
					placeholder="Buscar en el cuerpo"
					// biome-ignore lint/a11y/noAutofocus: the key or button that opens the field asks for it.
					autoFocus
					value={sought.words}
					onChange={({ target }) => set({ words: target.value })}
					onKeyDown={onEnter}
				/>
				<p role="status" className="hint">
					{note || count}
				</p>
				<button type="button" className="plain" aria-label="Anterior" onClick={() => run('former')}>
					↑
				</button>
				<button type="button" className="plain" aria-label="Siguiente" onClick={() => run('next')}>
					↓
				</button>
				<button type="button" className="plain" aria-label="Cerrar la búsqueda" onClick={close}>
					×
				</button>
			</div>
			<div>
				<input
					aria-label="Reemplazar por"
					placeholder="Reemplazar por"
					value={sought.replacement}
					onChange={({ target }) => set({ replacement: target.value })}
				/>
				<label>
					<input type="checkbox" checked={sought.caseSensitive} onChange={({ target }) => set({ caseSensitive: target.checked })} />
					Mayúsculas
				</label>
				<button type="button" className="plain" disabled={total === 0} onClick={() => run('replace')}>
					Reemplazar
				</button>
				<button type="button" className="plain" disabled={total === 0} onClick={() => run('replaceAll')}>
					Todos
				</button>
			</div>
		</search>
	);
}

/** Scrolls to the found words. ProseMirror scrolls only while the text has the focus. */
const showFound = ({ dom }: EditorView): void => dom.querySelector('.ProseMirror-active-search-match')?.scrollIntoView({ block: 'center' });
