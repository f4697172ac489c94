// Shows the newest stories of what the reader follows. Needs the browser: what is followed is in its storage, and the page is cached for all.
// Without scripts the page says so, and leads to the topics.
import { fill } from '#brands';
import type { KeptEntry } from '#identity/contract';
import { fetchRows } from './fetch-rows.ts';
import { readKept, remove, watchKept } from './kept-lists.ts';
import { copyOf, partOf, showTitle } from './page-parts.ts';

export type ForYouProps = {
	/** The messages, and the name of the button of a topic. */
	readonly words: Readonly<Record<'removed' | 'unfollowNamed' | 'noRoom', string>>;
};

/** Lists what the reader follows and its news, as it is and as it changes. */
export function mount(element: HTMLElement, { words }: ForYouProps): void {
	const told = partOf(element, 'told');
	let shownKeys: string | undefined;
	const show = () => {
		const followed = readKept('followed');
		const keys = JSON.stringify(followed.map(({ key }) => key).sort());
		if (keys === shownKeys) return;
		shownKeys = keys;
		partOf(element, 'topics').replaceChildren(...followed.map((entry) => topic(element, entry, words.unfollowNamed)));
		partOf(element, 'following').hidden = followed.length === 0;
		partOf(element, 'empty').hidden = followed.length > 0;
		void showNews(element, followed, () => keys === shownKeys);
	};
	partOf(element, 'topics').addEventListener('click', ({ target }) => {
		const item = target instanceof Element && target.closest('button')?.closest('li');
		if (!item) return;
		told.textContent = remove('followed', item.dataset.key ?? '') === 'kept' ? words.removed : words.noRoom;
		(element.querySelector<HTMLElement>('[data-topics] button') ?? told).focus();
	});
	watchKept(show);
	addEventListener('online', () => {
		shownKeys = undefined;
		show();
	});
	show();
}

function topic(element: HTMLElement, entry: KeptEntry, name: string): HTMLElement {
	const item = copyOf(element, 'topic');
	item.dataset.key = entry.key;
	showTitle(item, entry);
	partOf(item, 'remove').ariaLabel = fill(name, { name: entry.title });
	return item;
}

/** Shows the news, unless the reader follows something else by then. */
async function showNews(element: HTMLElement, followed: readonly KeptEntry[], isWanted: () => boolean): Promise<void> {
	const terms = followed.map(({ key }) => key);
	const rows = terms.length === 0 ? [] : await fetchRows('term', terms).catch(() => undefined);
	if (!isWanted()) return;
	const items = rows?.map(({ id, html }) => {
		const item = document.createElement('li');
		item.dataset.key = id;
		item.innerHTML = html;
		return item;
	});
	partOf(element, 'entries').replaceChildren(...(items ?? []));
	partOf(element, 'loading').hidden = true;
	partOf(element, 'suggestions').hidden = false;
	partOf(element, 'failed').hidden = rows !== undefined;
	partOf(element, 'nothing').hidden = terms.length === 0 || rows === undefined || rows.length > 0;
}
