// Follows a live story: announces entries that are new, marks those that came since the last visit, and shares one. Needs the browser: the
// stream, and what the reader saw before. Without scripts a link reloads the page.
import { announcer } from './live-story/announce-entries.ts';
import { changeApplier } from './live-story/apply-change.ts';
import { type Followed, followStory } from './live-story/follow-story.ts';
import { markMissed } from './live-story/mark-missed.ts';
import { shareEntries } from './live-story/share-entries.ts';

/** `path` is that of the story, `story` its id, `version` names the entries that the page was made with. */
type Props = Followed & { readonly story: string };

/** Starts to follow the story of the page. */
export function mount(element: HTMLElement, { path, story, version }: Props): void {
	const list = element.querySelector<HTMLElement>('[data-entries]');
	const note = element.querySelector<HTMLElement>('[data-note]');
	if (!list || !note) return;
	const seen = markMissed(element, list, story);
	const announce = announcer(element, (shown) => {
		seen(list);
		shown?.scrollIntoView({ block: 'start' });
		// The button that had the focus is hidden now.
		shown?.querySelector('a')?.focus({ preventScroll: true });
		// The new entries may hold islands.
		dispatchEvent(new Event('newislands'));
	});
	const apply = changeApplier(element, list, announce);
	const say = (text: string | undefined) => {
		note.textContent = text ?? '';
	};
	followStory({ path, version }, (change) => {
		if (change === 'ended') return say(note.dataset.ended);
		if (change.scope === 'newest') say(note.dataset.partial);
		apply(change);
	});
	shareEntries(element);
	element.addEventListener('click', ({ target }) => showMoment(element, target));
}

/** Shows the new entries before a link leads to a key moment among them. */
function showMoment(element: HTMLElement, target: EventTarget | null): void {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-top] a') : null;
	if (link && document.getElementById(link.hash.slice(1)) === null) element.querySelector<HTMLButtonElement>('button[data-news]')?.click();
}
