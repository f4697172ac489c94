import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Range } from './links.ts';

const key = new PluginKey<DecorationSet>('marked-words');

/** Draws some words as selected. A browser draws a selection only in what has the focus, so whoever types into a field above the text would not see it. */
export const markedWords = new Plugin<DecorationSet>({
	key,
	state: {
		init: () => DecorationSet.empty,
		apply: (transaction, marked) => transaction.getMeta(key) ?? marked.map(transaction.mapping, transaction.doc),
	},
	props: { decorations: (state) => key.getState(state) },
});

/** Draws words as selected, until it is called without any. */
export function markWords(view: EditorView, words?: Range): void {
	if (view.isDestroyed) return;
	const drawn = words ? [Decoration.inline(words.from, words.to, { class: 'marked-selection' })] : [];
	view.dispatch(view.state.tr.setMeta(key, DecorationSet.create(view.state.doc, drawn)));
}
