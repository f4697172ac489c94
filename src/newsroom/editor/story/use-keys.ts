import { isTyped, useWindowKeys } from '../window-keys.ts';
import type { Panel } from './panel.ts';

type KeyActions = {
	readonly setPanel: (panel: Panel) => void;
	readonly save: () => void;
	readonly find: () => void;
	readonly openPalette: () => void;
	readonly comment: () => void;
};

/** Handles the keys that work wherever the focus is, and `?` and Escape outside of texts. Ignores keys that the text itself has handled. */
export function useKeys(actions: KeyActions): void {
	useWindowKeys((event) => actionOf(event, actions));
}

function actionOf(event: KeyboardEvent, { setPanel, save, find, openPalette, comment }: KeyActions): (() => void) | undefined {
	const withControl: Readonly<Record<string, () => void>> = { s: save, f: find, k: openPalette, '/': () => setPanel('shortcuts') };
	const withControlAndAlt: Readonly<Record<string, () => void>> = { m: comment };
	if (event.shiftKey && (event.ctrlKey || event.metaKey)) return undefined;
	if (event.ctrlKey || event.metaKey) return (event.altKey ? withControlAndAlt : withControl)[event.key.toLowerCase()];
	if (isTyped(event)) return undefined;
	if (event.key === '?') return () => setPanel('shortcuts');
	return event.key === 'Escape' ? () => setPanel(undefined) : undefined;
}
