import { useEffect, useRef } from 'react';

/** What a key does; undefined for a key that does nothing here. */
type ActionOfKey = (event: KeyboardEvent) => (() => void) | undefined;

/** Handles keys wherever the focus is, but in an open window. Ignores keys that a part of the page has handled. */
export function useWindowKeys(actionOf: ActionOfKey): void {
	const newest = useRef(actionOf);
	newest.current = actionOf;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const act = event.defaultPrevented ? undefined : newest.current(event);
			// The search for a window reads the whole page, so only a key that does something pays for it.
			if (!act || document.querySelector('dialog[open]')) return;
			event.preventDefault();
			act();
		};
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, []);
}

/** Whether a key is typed into a text or changes a choice. */
export const isTyped = ({ target }: KeyboardEvent): boolean =>
	target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
