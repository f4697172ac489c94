import { useEffect, useRef } from 'react';

/** What a key does; undefined for a key that does nothing here. */
type ActionOfKey = (event: KeyboardEvent) => (() => void) | undefined;

/** Handles keys wherever the focus is, but in an open window. Ignores keys that a part of the page has handled. */
export function useWindowKeys(actionOf: ActionOfKey): void {
	const newest = useRef(actionOf);
	newest.current = actionOf;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
			const act = newest.current(event);
			if (!act) return;
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
