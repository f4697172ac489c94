/** Where the browser keeps, by the id of a live story, the time of the newest entry that was on the page: ISO 8601 in UTC. */
const storageKey = 'kiosco.live';

/** How many stories are kept. */
const storiesKept = 20;

/** Story id → the time of its newest entry. */
type SeenStories = Readonly<Record<string, string>>;

/**
 * Says how many entries were added since the reader's last visit, with a link to the first of them, and marks where that visit ended.
 * Returns the function that remembers the entries of the page.
 */
export function markMissed(element: HTMLElement, list: HTMLElement, story: string): (list: HTMLElement) => void {
	const last = seenStories()[story];
	const remember = (entries: HTMLElement) => rememberNewest(story, entries);
	if (last !== undefined)
		showMissed(
			element,
			entriesOf(list).filter(({ dataset }) => `${dataset.at}` > last),
		);
	remember(list);
	return remember;
}

function showMissed(element: HTMLElement, missed: readonly HTMLElement[]): void {
	const notice = element.querySelector<HTMLElement>('[data-missed]');
	const link = notice?.querySelector('a');
	const oldest = missed.at(-1);
	if (!notice || !link || !oldest?.nextElementSibling) return;
	link.textContent = `${missed.length === 1 ? notice.dataset.one : notice.dataset.many}`.replace('{n}', `${missed.length}`);
	link.href = `#${oldest.id}`;
	notice.hidden = false;
	oldest.dataset.mark = notice.dataset.mark;
}

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-at]')];

function rememberNewest(story: string, list: HTMLElement): void {
	const newest = entriesOf(list)
		.map(({ dataset }) => `${dataset.at}`)
		.sort()
		.at(-1);
	if (newest === undefined) return;
	const others = Object.entries(seenStories()).filter(([id]) => id !== story);
	try {
		localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...others.slice(1 - storiesKept), [story, newest]])));
	} catch {
		// Without storage the next visit counts as the first.
	}
}

/** The stories that were seen before; none where the storage is forbidden or damaged. */
function seenStories(): SeenStories {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
		return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).map(([id, at]) => [id, `${at}`])) : {};
	} catch {
		return {};
	}
}
