import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { MarginThread } from '#newsroom/contract';
import { type Place, placeOfQuote, quoteAt } from './quote.ts';

const key = new PluginKey<DecorationSet>('margin');

/** Marks the words that comments are about. The marks follow the words while they are edited. */
export const marginMarks = new Plugin<DecorationSet>({
	key,
	state: {
		init: () => DecorationSet.empty,
		apply: (tr, marks) => tr.getMeta(key) ?? (tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks),
	},
	props: { decorations: (state) => key.getState(state) },
});

/** Where the marked words of threads are now, by the number of the thread. A mark whose words are gone is gone too. */
export function placesOfThreads(state: EditorState): ReadonlyMap<number, Place> {
	const marks = key.getState(state)?.find() ?? [];
	return new Map(marks.map(({ from, to, spec }) => [spec.thread, { from, to }]));
}

/** Marks the words of these threads, and no others. A mark that is there stays. */
export function markThreads(view: EditorView, threads: readonly MarginThread[]): void {
	// A change of marks would end the composition of a letter; the next reading marks them.
	if (view.isDestroyed || view.composing) return;
	const { doc, tr } = view.state;
	const marked = placesOfThreads(view.state);
	const wanted = threads.flatMap(({ number, quote }) => {
		const place = quote && (marked.get(number) ?? placeOfQuote(doc, quote));
		return place ? [{ number, ...place }] : [];
	});
	if (wanted.length === marked.size && wanted.every(({ number }) => marked.has(number))) return;
	const marks = wanted.map(({ from, to, number }) => Decoration.inline(from, to, { class: 'commented' }, { thread: number }));
	view.dispatch(tr.setMeta(key, DecorationSet.create(doc, marks)));
}

/** Selects the words of a thread and scrolls to them. */
export function showThread(view: EditorView, number: number): void {
	const place = placesOfThreads(view.state).get(number);
	if (!place) return;
	const selection = TextSelection.create(view.state.doc, place.from, place.to);
	view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
	view.focus();
}

/** The words that stand in the place of a thread now; undefined if they are gone. */
export function wordsOfThread(state: EditorState, number: number): string | undefined {
	const place = placesOfThreads(state).get(number);
	return place && quoteAt(state.doc, place)?.exact;
}

/** Puts other words in place of those of a thread, if it has some, as if they had been typed. The next key goes to the text, such as that of undo. */
export function replaceThread(view: EditorView, number: number, words: string): void {
	const place = placesOfThreads(view.state).get(number);
	if (!place) return;
	view.dispatch(view.state.tr.insertText(words, place.from, place.to).scrollIntoView());
	view.focus();
}
