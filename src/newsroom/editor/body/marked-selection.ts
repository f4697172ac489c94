import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';

const key = new PluginKey<boolean>('marked-selection');

/** Draws the selection. A browser draws it only in what has the focus, so whoever types into a field above the text would not see it. */
export const markedSelection = new Plugin<boolean>({
	key,
	state: { init: () => false, apply: (transaction, isMarked) => transaction.getMeta(key) ?? isMarked },
	props: {
		decorations: (state) => {
			const { from, to } = state.selection;
			return key.getState(state) ? DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'marked-selection' })]) : null;
		},
	},
});

/** Draws the selection until it is called with false. */
export function markSelection(view: EditorView, isMarked: boolean): void {
	if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, isMarked));
}
