// Saves a story for later, or follows a topic, by a button that shows whether that is so; on a story also records it as read. Needs the
// browser: the lists are in its storage, and pages are cached for all. Without scripts the button is not shown.
import type { KeptEntry, KeptList } from '#identity/contract';
import { recordRead } from './history.ts';
import { keepSavedPages } from './keep-saved-pages.ts';
import { type KeepResult, keep, readKept, remove, watchKept } from './kept-lists.ts';

/** What a button keeps, and where. */
export type KeepIslandProps = {
	readonly list: KeptList;
	readonly entry: Omit<KeptEntry, 'at'>;
	/** The page is the story of the entry. */
	readonly isRead?: true;
	/** What was done, by what happened. */
	readonly told: Readonly<Record<KeepResult | 'removed', string>>;
};

/** Makes the button show the state of its list, and change it. */
export function mount(element: HTMLElement, props: KeepIslandProps): void {
	const { list, entry, isRead, told } = props;
	const button = element.querySelector('button');
	const message = element.querySelector<HTMLElement>('[data-told]');
	if (!button || !message) return;
	const isKept = () => readKept(list).some(({ key }) => key === entry.key);
	const show = () => button.setAttribute('aria-pressed', String(isKept()));
	button.addEventListener('click', () => {
		const wasKept = isKept();
		const kept = wasKept ? remove(list, entry.key) : keep(list, entry);
		message.textContent = told[wasKept && kept === 'kept' ? 'removed' : kept];
	});
	watchKept(show);
	show();
	if (isRead) recordRead(entry);
	if (list === 'saved') keepSavedPages();
}
