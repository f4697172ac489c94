import type { EditorView } from 'prosemirror-view';
import { showBlock } from '../../body/open-body.ts';

/** Goes to the field or block to mend. On a phone the panel covers the form, so it is closed first. */
export function showPlace(place: string, view: EditorView | undefined, close: () => void): void {
	const isInPanel = Boolean(document.getElementById(place)?.closest('.panel'));
	const isCovered = !isInPanel && !matchMedia('(min-width: 700px)').matches;
	if (isCovered) close();
	const block = /^block-(\d+)$/.exec(place)?.[1];
	if (block !== undefined && view) showBlock(view, Number(block));
	else if (place === 'body') view?.focus();
	// Wait until the panel has left the screen.
	else if (isCovered) requestAnimationFrame(() => showField(place));
	else showField(place);
}

function showField(id: string): void {
	const field = document.getElementById(id);
	field?.closest('details')?.setAttribute('open', '');
	field?.scrollIntoView({ block: 'center' });
	field?.focus({ preventScroll: true });
}
