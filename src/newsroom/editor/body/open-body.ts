import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { ansToDoc } from '../ans/ans-to-doc.ts';
import { docToAns } from '../ans/doc-to-ans.ts';
import { insertElement } from './commands.ts';
import { ElementView } from './elements/element-view.ts';
import { embedOf } from './embed-of.ts';
import { canLink } from './links.ts';
import { madeElsewhere } from './merge-into-body.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { embedsIn } from './paste/embeds-in.ts';
import { clipboardParser, clipboardSerializer } from './paste/own-clipboard.ts';
import { parsePlainText } from './paste/parse-plain-text.ts';
import { plugins } from './plugins.ts';

export type BodyOptions = {
	readonly elements: readonly unknown[];
	/** Called after each change of the words, with the content elements. */
	readonly onChange: (elements: readonly unknown[]) => void;
	/** Called after each change of the words or the selection. */
	readonly onUpdate: (view: EditorView) => void;
	readonly onPictures: (files: readonly File[]) => void;
	readonly askLink: () => void;
	/** Called first with each key; true when something above the text, such as a menu, used the key. */
	readonly onKey: (event: KeyboardEvent) => boolean;
};

/** Opens the body of a story in a place of the page. */
export function openBody(place: HTMLElement, options: BodyOptions): EditorView {
	const askLink: Command = (state) => {
		const isAsked = canLink(state);
		if (isAsked) options.askLink();
		return isAsked;
	};
	const view = new EditorView(place, {
		state: EditorState.create({ doc: ansToDoc(options.elements), plugins: [...plugins(askLink)] }),
		attributes: {
			id: 'text',
			'aria-label': 'Cuerpo de la nota',
			role: 'textbox',
			'aria-multiline': 'true',
			spellcheck: 'true',
			lang: 'es-AR',
		},
		nodeViews: { element: (node, inView, position) => new ElementView(node, inView, position) },
		dispatchTransaction(transaction) {
			view.updateState(view.state.apply(transaction));
			if (transaction.docChanged && !transaction.getMeta(madeElsewhere)) options.onChange(docToAns(view.state.doc));
			options.onUpdate(view);
		},
		clipboardParser: clipboardParser(),
		clipboardSerializer: clipboardSerializer(),
		transformPastedHTML: cleanPaste,
		transformPasted: embedsIn,
		clipboardTextParser: (text, _context, isPlain) => parsePlainText(text, isPlain),
		handleKeyDown: (_view, event) => {
			readSelection();
			return options.onKey(event);
		},
		handlePaste: (inView, event) => {
			const embed = embedOf(event.clipboardData?.getData('text/plain') ?? '');
			if (takePictures(event.clipboardData, options)) return true;
			return embed !== undefined && inView.state.selection.empty && insertElement(embed)(inView.state, inView.dispatch);
		},
		handleDrop: (_view, event) => takePictures(event.dataTransfer, options),
	});
	options.onUpdate(view);
	return view;
}

/**
 * The browser reports a selection only after the keys that already wait. So that a key acts on the selection that its user sees, the
 * selection is read here too.
 */
function readSelection(): void {
	document.dispatchEvent(new Event('selectionchange'));
}

function takePictures(data: DataTransfer | null, { onPictures }: BodyOptions): boolean {
	const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
	if (files.length > 0) onPictures(files);
	return files.length > 0;
}

/** Replaces the whole text, such as by a former version. It can be undone. */
export function replaceBody(view: EditorView, elements: readonly unknown[]): void {
	view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, ansToDoc(elements).content));
}

/** Scrolls to the block of a content element and selects its first field. */
export function showBlock(view: EditorView, index: number): void {
	const start = view.state.doc.children.slice(0, index).reduce((size, node) => size + node.nodeSize, 0);
	const dom = view.nodeDOM(start);
	if (!(dom instanceof HTMLElement)) return;
	dom.scrollIntoView({ block: 'center' });
	const fields = dom.querySelectorAll('input');
	[...fields].find(({ value }) => value === '')?.focus();
}
