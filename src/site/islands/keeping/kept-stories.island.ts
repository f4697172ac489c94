// Lists the stories that the reader saved or read, and erases them. Needs the browser: the list is in its storage, and the page is cached for
// all. Without scripts the page says so.
import { fill } from '#brands';
import { type KeptEntry, type KeptList, keptLimits } from '#identity/contract';
import { fetchRows } from './fetch-rows.ts';
import { keepsHistory, turnHistory } from './history.ts';
import { keepSavedPages } from './keep-saved-pages.ts';
import { erase, readKept, remove, watchKept } from './kept-lists.ts';
import { copyOf, partOf, showTitle } from './page-parts.ts';
import { mostRows } from './story-rows.ts';

export type KeptStoriesProps = {
	readonly list: Exclude<KeptList, 'followed'>;
	/** The messages, and the name of the button of an entry. */
	readonly words: Readonly<Record<'removed' | 'erased' | 'removeNamed' | 'noRoom', string>>;
};

/** Shows the list as it is, and as it changes. */
export function mount(element: HTMLElement, { list, words }: KeptStoriesProps): void {
	let size = mostRows;
	const told = partOf(element, 'told');
	const entriesPlace = partOf(element, 'entries');
	const show = inTurn(() => showList(element, readKept(list), { size, name: words.removeNamed }));
	entriesPlace.addEventListener('click', ({ target }) => {
		const entry = target instanceof Element && target.closest('button')?.closest('li');
		if (!entry) return;
		const next = entry.nextElementSibling ?? entry.previousElementSibling;
		told.textContent = remove(list, entry.dataset.key ?? '') === 'kept' ? words.removed : words.noRoom;
		(next?.querySelector('button') ?? told).focus();
	});
	partOf(element, 'erase').addEventListener('click', () => {
		told.textContent = erase(list) === 'kept' ? words.erased : words.noRoom;
		told.focus();
	});
	partOf(element, 'more').addEventListener('click', () => {
		size = Math.min(size + mostRows, keptLimits[list]);
		void show();
	});
	if (list === 'read') offerHistory(element);
	watchKept(() => void show());
	keepSavedPages();
	void show();
}

/** Runs `act` again after the run that is under way, so that two runs never change the list at once. */
function inTurn(act: () => Promise<void>): () => Promise<void> {
	let last = Promise.resolve();
	return () => {
		last = last.then(act, act);
		return last;
	};
}

type ShownList = { readonly size: number; readonly name: string };

async function showList(element: HTMLElement, entries: readonly KeptEntry[], { size, name }: ShownList): Promise<void> {
	const place = partOf(element, 'entries');
	const shown = new Map([...place.children].flatMap((item) => (item instanceof HTMLElement ? [[item.dataset.key, item]] : [])));
	const wanted = entries.slice(0, size);
	const fresh = wanted.filter(({ key }) => !shown.has(key));
	const isLoaded = await addItems(element, fresh, { shown, name });
	place.replaceChildren(...wanted.flatMap(({ key }) => shown.get(key) ?? []));
	partOf(element, 'loading').hidden = true;
	partOf(element, 'empty').hidden = entries.length > 0;
	partOf(element, 'tools').hidden = entries.length === 0;
	partOf(element, 'more').hidden = entries.length <= size;
	partOf(element, 'failed').hidden = isLoaded;
}

type Items = { readonly shown: Map<string | undefined, HTMLElement>; readonly name: string };

/** Makes the items of entries: with the row of the story or, when the rows do not come, with its title. Returns whether they came. */
async function addItems(element: HTMLElement, entries: readonly KeptEntry[], { shown, name }: Items): Promise<boolean> {
	const rows = await rowsOf(entries.map(({ key }) => key));
	for (const entry of entries) {
		const item = copyOf(element, 'item');
		item.dataset.key = entry.key;
		partOf(item, 'remove').ariaLabel = fill(name, { title: entry.title });
		const html = rows?.get(entry.key);
		const isGone = rows !== undefined;
		if (html !== undefined) partOf(item, 'story').innerHTML = html;
		else showTitle(item, entry, isGone);
		if (html === undefined) partOf(item, 'gone').hidden = !isGone;
		shown.set(entry.key, item);
	}
	return rows !== undefined;
}

async function rowsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
	const rows = new Map<string, string>();
	try {
		for (let from = 0; from < ids.length; from += mostRows)
			for (const { id, html } of await fetchRows('id', ids.slice(from, from + mostRows))) rows.set(id, html);
		return rows;
	} catch {
		return undefined;
	}
}

/** Lets the reader turn the history of this device off and on. */
function offerHistory(element: HTMLElement): void {
	const box = element.querySelector<HTMLInputElement>('input[data-history]');
	if (box === null) return;
	const show = () => {
		box.checked = keepsHistory();
		partOf(element, 'off').hidden = box.checked;
	};
	box.addEventListener('change', () => {
		turnHistory(box.checked ? 'on' : 'off');
		show();
	});
	watchKept(show);
	show();
	box.disabled = false;
}
