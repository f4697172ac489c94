import type { BodyElement, LiveEntry } from '#content/contract';
import { isObject, type JsonObject, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';
import { utc } from '../text/newsroom-time.ts';
import { liveEntrySubtype } from '../upgrade/repair-members.ts';

const marks = ['key', 'pinned'] as const;

type RawEntry = { readonly marker: JsonObject; readonly elements: unknown[] };

/** The elements of a live story before its first entry, and the entries, newest first. */
export type LiveBody = { readonly body: readonly unknown[]; readonly entries: readonly LiveEntry[] };

/**
 * Splits the elements of a live story into entries. An entry begins with its marker, a `custom_embed` of subtype `custom-liveblog` whose
 * `embed.config` has `date`, `time`, `title` and perhaps `mark`, and ends before the next marker. `defaultTime` is for entries without a time.
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
	const dated = entries.map((entry) => entryOf(entry, read, defaultTime));
	return { body, entries: withOwnIds(dated).sort((one, other) => other.at.localeCompare(one.at)) };
}

function entryOf(
	{ marker, elements }: RawEntry,
	read: (elements: readonly unknown[]) => readonly BodyElement[],
	defaultTime: string,
): LiveEntry {
	const configAt = (name: string) => textAt(marker, 'embed', 'config', name);
	const at = timeOf(configAt('date'), configAt('time')) ?? defaultTime;
	const mark = marks.find((one) => one === configAt('mark'));
	const id = entryId(textAt(marker, '_id') ?? textAt(marker, 'embed', 'id'), at);
	return { id, at, title: cleanText(configAt('title') ?? ''), ...(mark && { mark }), body: read(elements) };
}

/**
 * An id for the fragment of an address (`#…`). An upgraded embed that had no id has the subtype as its id, which is not unique: then the time
 * names the entry, so that it keeps its address when others come.
 */
const entryId = (id: string | undefined, at: string): string =>
	id !== undefined && id !== liveEntrySubtype && /^[\w-]{1,80}$/.test(id) ? id : `entry-${at.slice(0, 19).replaceAll(/\W/g, '')}`;

/** Gives a second entry with the same id another one. */
function withOwnIds(entries: readonly LiveEntry[]): LiveEntry[] {
	const seen = new Map<string, number>();
	return entries.map((entry) => {
		const times = (seen.get(entry.id) ?? 0) + 1;
		seen.set(entry.id, times);
		return times === 1 ? entry : { ...entry, id: `${entry.id}-${times}` };
	});
}

/** Parses `2026-11-20T12:00:00Z`, or `2026-11-20` or `20/11/2026` with the time `12:00`. */
function timeOf(date: string | undefined, time: string | undefined): string | undefined {
	if (date === undefined) return undefined;
	const argentine = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
	const day = argentine ? `${argentine[3]}-${argentine[2]}-${argentine[1]}` : date;
	return utc(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T${(time ?? '00:00').padStart(5, '0')}` : day);
}
