// What a page of a live story gets when the story changes: the markup of new and changed entries.
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '#brands';
import type { LiveEntry as Entry } from '#content/contract';
import { LiveEntry } from '../blocks/story-body/live/live-entry.tsx';
import { LiveTop } from '../blocks/story-body/live/live-top.tsx';
import type { LiveChange } from '../live-change.ts';
import { withSheets } from '../ui/sheet.ts';
import { agoLabel } from '../ui/time.tsx';
import type { LiveDigests, LiveState } from './live-state.ts';

/** The most entries that are sent to a reader whose version is not known. */
const mostWithoutVersion = 50;

type Rendering = { readonly brand: Brand; readonly now: Date };

/** What changed in a story since a version; `from` is undefined for a version that is not known. */
export function changeBetween(from: LiveDigests | undefined, to: LiveState, rendering: Rendering): LiveChange {
	const changed = from === undefined ? to.entries.slice(0, mostWithoutVersion) : changedEntries(from, to);
	const at = rendering.now.toISOString();
	const { result, css } = withSheets(() => ({
		entries: changed.map((entry) => markupOf(entry, to, rendering)),
		...(from?.top !== to.digests.top && { top: topMarkup(to, rendering) }),
	}));
	return {
		version: to.version,
		at,
		ago: agoLabel(at, rendering.brand, rendering.now),
		scope: scopeOf(from, to),
		...result,
		removed: from === undefined ? [] : [...from.entries.keys()].filter((id) => !to.digests.entries.has(id)),
		css,
	};
}

const changedEntries = (from: LiveDigests, to: LiveState): readonly Entry[] =>
	to.entries.filter(({ id }) => from.entries.get(id) !== to.digests.entries.get(id));

function scopeOf(from: LiveDigests | undefined, to: LiveState): LiveChange['scope'] {
	if (from !== undefined) return 'since';
	return to.entries.length > mostWithoutVersion ? 'newest' : 'all';
}

const topMarkup = ({ story }: LiveState, { brand, now }: Rendering): string =>
	renderToStaticMarkup(<LiveTop entries={story.entries} context={{ brand, storyId: story.id }} now={now} />);

function markupOf(entry: Entry, { entries, story }: LiveState, { brand, now }: Rendering): LiveChange['entries'][number] {
	const context = { brand, storyId: story.id };
	const above = entries[entries.indexOf(entry) - 1];
	const html = renderToStaticMarkup(<LiveEntry entry={entry} context={context} now={now} />);
	return { id: entry.id, html, ...(above && { after: above.id }) };
}
