import type { LiveChange } from '../../live-change.ts';
import { addStyles } from './add-styles.ts';
import type { Announce } from './announce-entries.ts';

/** Makes the function that applies a change to the page. New entries are announced, and shown when the reader asks for them. */
export function changeApplier(element: HTMLElement, list: HTMLElement, announce: Announce): (change: LiveChange) => void {
	return ({ entries, removed, scope, css, at, ago, top }) => {
		addStyles(css);
		const unknown = entries.filter((entry) => !replaceEntry(list, entry));
		const sent = new Set(entries.map(({ id }) => id));
		const gone = scope === 'all' ? [...list.children].map(({ id }) => id).filter((id) => id && !sent.has(id)) : removed;
		for (const id of gone) shownIn(list, id)?.remove();
		if (top !== undefined) replaceTop(element, list, top);
		announce(unknown, gone, (entry) => insertEntry(list, entry));
		updateTime(element, at, ago);
	};
}

type Entry = LiveChange['entries'][number];

/** Replaces an entry whose text has changed. Returns false when the page does not show it. */
function replaceEntry(list: HTMLElement, { id, html }: Entry): boolean {
	const shown = shownIn(list, id);
	if (shown === undefined) return false;
	const next = elementOf(html);
	if (next.dataset.digest !== shown.dataset.digest) shown.replaceWith(next);
	return true;
}

/** The entry of the list with an id. The summary, which may have been an entry before, does not count. */
const shownIn = (list: HTMLElement, id: string): HTMLElement | undefined =>
	[...list.querySelectorAll<HTMLElement>(':scope > [id]')].find((entry) => entry.id === id);

/** Replaces the summary and the key moments. Where the browser does not do it, the page is scrolled so that what is read stays in its place. */
function replaceTop(element: HTMLElement, list: HTMLElement, html: string): void {
	const before = list.getBoundingClientRect().top;
	const top = element.querySelector<HTMLElement>('[data-top]');
	if (top) top.innerHTML = html;
	if (before < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, list.getBoundingClientRect().top - before);
}

function insertEntry(list: HTMLElement, { html, after }: Entry): HTMLElement {
	const entry = elementOf(html);
	const above = after === undefined ? undefined : shownIn(list, after);
	if (above) above.after(entry);
	else list.prepend(entry);
	return entry;
}

function elementOf(html: string): HTMLElement {
	const template = document.createElement('template');
	template.innerHTML = html;
	const { firstElementChild } = template.content;
	if (!(firstElementChild instanceof HTMLElement)) throw new Error('An entry of a live story is no element');
	return firstElementChild;
}

function updateTime(element: HTMLElement, at: string, ago: string): void {
	const time = element.querySelector<HTMLTimeElement>('[data-updated] time');
	if (time) Object.assign(time, { dateTime: at, textContent: ago });
}
