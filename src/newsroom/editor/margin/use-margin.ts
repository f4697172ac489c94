import type { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Margin, MarginThread, NewComment, Quote, Resolution } from '#newsroom/contract';
import type { Outcome } from '../api.ts';
import { reasonOf } from '../reason-of.ts';
import type { StoryKeeper } from '../saving/story-keeper.ts';
import { type DraftState, noDraft, useCommentDraft } from './comment-draft.ts';
import { addComment, readMargin, removeComment, resolveThread } from './margin-api.ts';
import { markThreads, replaceThread, showThread, wordsOfThread } from './margin-marks.ts';
import { quoteAt } from './quote.ts';
import { isOpen, type ThreadInText, threadsInText } from './threads-in-text.ts';

/** How often the comments are read, in ms. */
const everyMs = 5_000;

/** The words that the next comment is about, undefined for the whole story, and how often words were taken. */
type Asked = { readonly quote: Quote | undefined; readonly times: number };

/** The comments in the margin of the open story. Its functions resolve to what went wrong, in Spanish; empty if nothing did. */
export type StoryMargin = {
	/** Undefined until they were read. */
	readonly threads: readonly ThreadInText[] | undefined;
	/** Undefined when the next comment is about the whole story. */
	readonly asked: Asked | undefined;
	/** What is written of the next comment. */
	readonly draft: DraftState;
	/** Takes the selected words for the next comment. */
	quoteSelection(): void;
	/** Drops the next comment, and goes back to the text. */
	cancel(): void;
	add(comment: NewComment): Promise<string>;
	resolve(number: number, resolution: Resolution): Promise<string>;
	remove(number: number): Promise<string>;
	/** Puts the words that a thread proposes into the text, and resolves it; not when the words there are others by now. */
	accept(thread: MarginThread): Promise<string>;
	/** Selects the words of a thread in the text. */
	show(number: number): void;
};

/** Reads the comments while the story is open, and marks their words in the text. */
export function useMargin(id: string, keeper: StoryKeeper, view: RefObject<EditorView | undefined>): StoryMargin {
	const [threads, setThreads] = useState<readonly ThreadInText[]>();
	const [asked, setAsked] = useState<Asked>();
	const draft = useCommentDraft();
	const calls = useRef({ begun: 0, taken: 0, running: 0 });
	const call = useCallback(
		async (make: () => Promise<Outcome<Margin>>): Promise<string> => {
			const { current } = calls;
			current.begun += 1;
			const number = current.begun;
			current.running += 1;
			const outcome = await make();
			current.running -= 1;
			// An answer that comes after that of a later call is old.
			if (outcome.kind !== 'done' || number < current.taken) return reasonOf(outcome);
			current.taken = number;
			const { threads: read } = outcome.value;
			if (view.current) markThreads(view.current, read.filter(isOpen));
			const next = threadsInText(read, view.current?.state);
			setThreads((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
			return '';
		},
		[view],
	);
	useEffect(() => {
		const read = () => document.visibilityState === 'visible' && calls.current.running === 0 && void call(() => readMargin(id));
		read();
		const timer = setInterval(read, everyMs);
		return () => clearInterval(timer);
	}, [id, call]);
	const resolve = (number: number, resolution: Resolution) => call(() => resolveThread(id, number, resolution));
	return {
		threads,
		asked,
		draft,
		quoteSelection: () => {
			const quote = view.current && quoteAt(view.current.state.doc, view.current.state.selection);
			setAsked(({ times } = { quote: undefined, times: 0 }) => ({ quote, times: times + 1 }));
			const [{ text }, change] = draft;
			change({ text });
		},
		cancel: () => {
			setAsked(undefined);
			draft[1](noDraft);
			view.current?.focus();
		},
		add: async (comment) => {
			// The server has a margin only for a story that it has.
			await keeper.flush();
			const problem = await call(() => addComment(id, comment));
			if (problem === '' && comment.thread === undefined) setAsked(undefined);
			return problem;
		},
		resolve,
		remove: (number) => call(() => removeComment(id, number)),
		accept: async ({ number, quote, proposal }) => {
			const words = view.current && wordsOfThread(view.current.state, number);
			if (!view.current || words === undefined || proposal === undefined) return 'Estas palabras ya no están en el texto.';
			if (words !== quote?.exact) return 'Estas palabras cambiaron después de la propuesta. Cambialas a mano, o rechazala.';
			replaceThread(view.current, number, proposal);
			return resolve(number, { resolved: true, accepted: true });
		},
		show: (number) => view.current && showThread(view.current, number),
	};
}
