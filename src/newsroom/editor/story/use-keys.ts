import { useEffect, useRef } from 'react';
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
	const newest = useRef(actions);
	newest.current = actions;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
			const act = actionOf(event, newest.current);
			if (!act) return;
			event.preventDefault();
			act();
		};
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, []);
}

function actionOf(event: KeyboardEvent, { setPanel, save, find, openPalette, comment }: KeyActions): (() => void) | undefined {
	const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
	const withControl: Readonly<Record<string, () => void>> = { s: save, f: find, k: openPalette, '/': () => setPanel('shortcuts') };
	const withControlAndAlt: Readonly<Record<string, () => void>> = { m: comment };
	if (event.shiftKey && (event.ctrlKey || event.metaKey)) return undefined;
	if (event.ctrlKey || event.metaKey) return (event.altKey ? withControlAndAlt : withControl)[event.key.toLowerCase()];
	if (isTyping) return undefined;
	if (event.key === '?') return () => setPanel('shortcuts');
	return event.key === 'Escape' ? () => setPanel(undefined) : undefined;
}
