import type { LiveChange } from '../../live-change.ts';

type Entry = LiveChange['entries'][number];

/** Announces entries that are new, and forgets those that are gone; `insert` shows one. */
export type Announce = (entries: readonly Entry[], gone: readonly string[], insert: (entry: Entry) => HTMLElement) => void;

/** Announces entries by the button of the page and by its title. They are shown when the button is pressed; then `onShown` gets the newest. */
export function announcer(element: HTMLElement, onShown: (newest: HTMLElement | undefined) => void): Announce {
	const button = element.querySelector<HTMLButtonElement>('button[data-news]');
	const waiting = new Map<string, Entry>();
	let insertEntry: ((entry: Entry) => HTMLElement) | undefined;
	const { title } = document;
	const update = () => {
		const { size } = waiting;
		document.title = size === 0 ? title : `(${size}) ${title}`;
		if (button === null) return;
		button.hidden = size === 0;
		button.textContent = `${size === 1 ? button.dataset.one : button.dataset.many}`.replace('{n}', `${size}`);
	};
	button?.addEventListener('click', () => {
		const entries = sorted(waiting);
		const shown = entries.map((entry) => insertEntry?.(entry));
		waiting.clear();
		update();
		onShown(shown[0]);
	});
	return (entries, gone, insert) => {
		insertEntry = insert;
		for (const entry of entries) waiting.set(entry.id, entry);
		for (const id of gone) waiting.delete(id);
		update();
	};
}

/** The entries from the top to the bottom, so that the one above is always there when an entry is inserted. */
function sorted(waiting: ReadonlyMap<string, Entry>): readonly Entry[] {
	const depth = ({ after }: Entry): number => {
		const above = after === undefined ? undefined : waiting.get(after);
		return above === undefined ? 0 : 1 + depth(above);
	};
	return [...waiting.values()].sort((one, other) => depth(one) - depth(other));
}
