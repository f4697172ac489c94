import type { BodyElement, LiveEntry } from '#content/contract';
import { isObject, type JsonObject, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';
import { utc } from '../text/newsroom-time.ts';
import { liveEntrySubtype } from '../upgrade/custom-embed.ts';

type RawEntry = { readonly marker: JsonObject; readonly elements: unknown[] };

/** The elements of a live story before its first entry, and the entries, newest first. */
export type LiveBody = { readonly body: readonly unknown[]; readonly entries: readonly LiveEntry[] };

/**
 * Splits the elements of a live story into entries. An entry begins with its marker, a `custom_embed` of subtype `custom-liveblog` whose
 * `embed.config` has `date`, `time` and `title`, and ends before the next marker. `defaultTime` is for entries without a time.
 */
export function splitLive(
	elements: readonly unknown[],
	read: (elements: readonly unknown[]) => readonly BodyElement[],
	defaultTime: string,
): LiveBody {
	const body: unknown[] = [];
	const entries: RawEntry[] = [];
	for (const element of elements) {
		if (isObject(element) && element.subtype === liveEntrySubtype) entries.push({ marker: element, elements: [] });
		else (entries.at(-1)?.elements ?? body).push(element);
	}
	const dated = entries.map((entry, index) => entryOf(entry, read, { defaultTime, index }));
	return { body, entries: dated.sort((one, other) => other.at.localeCompare(one.at)) };
}

function entryOf(
	{ marker, elements }: RawEntry,
	read: (elements: readonly unknown[]) => readonly BodyElement[],
	{ defaultTime, index }: { readonly defaultTime: string; readonly index: number },
): LiveEntry {
	return {
		id: entryId(textAt(marker, '_id') ?? textAt(marker, 'embed', 'id'), index),
		at: timeOf(textAt(marker, 'embed', 'config', 'date'), textAt(marker, 'embed', 'config', 'time')) ?? defaultTime,
		title: cleanText(textAt(marker, 'embed', 'config', 'title') ?? ''),
		body: read(elements),
	};
}

/** An id for the fragment of an address (`#…`). An upgraded embed that had no id has the subtype as its id, which is not unique. */
const entryId = (id: string | undefined, index: number): string =>
	id !== undefined && id !== liveEntrySubtype && /^[\w-]{1,80}$/.test(id) ? id : `entry-${index + 1}`;

/** Parses `2026-11-20T12:00:00Z`, or `2026-11-20` or `20/11/2026` with the time `12:00`. */
function timeOf(date: string | undefined, time: string | undefined): string | undefined {
	if (date === undefined) return undefined;
	const argentine = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
	const day = argentine ? `${argentine[3]}-${argentine[2]}-${argentine[1]}` : date;
	return utc(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T${(time ?? '00:00').padStart(5, '0')}` : day);
}
