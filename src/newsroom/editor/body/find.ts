// Finding and replacing words in the text.
import { findNext, findPrev, getSearchState, replaceAll, replaceNext, SearchQuery, setSearchState } from 'prosemirror-search';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

export type SearchInput = { readonly words: string; readonly replacement: string; readonly caseSensitive: boolean };

/** Marks all places where the text has the words; empty words end the search. */
export function seek(view: EditorView, { words, replacement, caseSensitive }: SearchInput): void {
	const query = new SearchQuery({ search: words, replace: replacement, caseSensitive, literal: true });
	if (!view.isDestroyed) view.dispatch(setSearchState(view.state.tr, query));
}

/** How often the text has the words, and which occurrence is selected: 1 is the first, 0 none. */
export function countFound(state: EditorState): { readonly total: number; readonly selected: number } {
	const { query } = getSearchState(state) ?? {};
	let [total, selected] = [0, 0];
	if (!query?.valid) return { total, selected };
	for (let found = query.findNext(state); found; found = query.findNext(state, Math.max(found.to, found.from + 1))) {
		total += 1;
		if (found.from === state.selection.from && found.to === state.selection.to) selected = total;
	}
	return { total, selected };
}

/** The commands for the places that were found. One undo takes back a replacement of all. */
export const findCommands = { next: findNext, former: findPrev, replace: replaceNext, replaceAll } satisfies Record<string, Command>;
