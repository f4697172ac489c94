// The entries of a live story. Each begins with a `custom_embed` of subtype `custom-liveblog`, and ends before the next one.
import { type AnsObject, isObject, objectAt, textOf } from './ans-value.ts';
import { parseInline, serializeInline } from './inline-html.ts';
import { schema } from './schema.ts';

/** The parts of an entry that somebody types. */
export type EntryWords = { readonly title: string; readonly text: string; readonly isKey: boolean };

/** An entry as the console shows it. `at` is ISO 8601; `text` is the text of its first paragraph. */
export type Entry = EntryWords & { readonly id: string; readonly at: string };

const isMarker = (element: unknown): element is AnsObject => isObject(element) && element.subtype === 'custom-liveblog';
const isText = (element: unknown): element is AnsObject => isObject(element) && element.type === 'text';

const idOf = (marker: AnsObject): string => textOf(marker, '_id') || textOf(objectAt(marker, 'embed'), 'id');

/** Whether a subtype marks a live story. */
export const isLive = (subtype: string): boolean => ['live', 'liveblog', 'liveblogging'].includes(subtype.toLowerCase());

/** The entries of a body, the newest first. */
export function entriesIn(elements: readonly unknown[]): readonly Entry[] {
	return elements
		.flatMap((marker, index) => (isMarker(marker) ? [entryAt(elements, { marker, index })] : []))
		.sort((one, other) => other.at.localeCompare(one.at));
}

function entryAt(elements: readonly unknown[], { marker, index }: { marker: AnsObject; index: number }): Entry {
	const config = objectAt(marker, 'embed', 'config');
	const next = elements[index + 1];
	const text = isText(next) ? wordsOf(textOf(next, 'content')) : '';
	return { id: idOf(marker), at: textOf(config, 'date'), title: textOf(config, 'title'), text, isKey: config.mark === 'key' };
}

const wordsOf = (html: string): string => parseInline(html).textBetween(0, parseInline(html).size, ' ', ' ');
const htmlOf = (words: string): string => serializeInline(schema.node('paragraph', null, words === '' ? [] : [schema.text(words)]).content);

/** One line of the console: `Title | text`; words without a bar are the title. */
export function wordsOfLine(line: string, isKey: boolean): EntryWords {
	const [title = '', ...text] = line.split('|');
	return { title: title.trim(), text: text.join('|').trim(), isKey };
}

/** The body with a new entry before the others. */
export function withEntry(elements: readonly unknown[], { title, text, isKey, id, at }: Entry): readonly unknown[] {
	const config = { date: at, title, ...(isKey && { mark: 'key' }) };
	const marker = { type: 'custom_embed', subtype: 'custom-liveblog', _id: id, embed: { id, url: '/custom-liveblog', config } };
	const first = elements.findIndex(isMarker);
	return elements.toSpliced(
		first < 0 ? elements.length : first,
		0,
		marker,
		...(text === '' ? [] : [{ type: 'text', content: htmlOf(text) }]),
	);
}

/** The body with a corrected entry. The entry keeps its time, its address and everything else that it has. */
export function withCorrected(elements: readonly unknown[], id: string, words: EntryWords): readonly unknown[] {
	const index = elements.findIndex((element) => isMarker(element) && idOf(element) === id);
	const marker = elements[index];
	if (!isMarker(marker)) return elements;
	const former = entryAt(elements, { marker, index });
	const changed = elements.with(index, withWords(marker, words));
	return words.text === former.text ? changed : withFirstText(changed, index + 1, words.text);
}

function withWords(marker: AnsObject, { title, isKey }: EntryWords): AnsObject {
	const embed = objectAt(marker, 'embed');
	const { mark, ...config } = objectAt(embed, 'config');
	const kept = mark === 'key' ? undefined : mark;
	return {
		...marker,
		embed: { ...embed, config: { ...config, title, ...(isKey ? { mark: 'key' } : kept !== undefined && { mark: kept }) } },
	};
}

function withFirstText(elements: readonly unknown[], index: number, words: string): readonly unknown[] {
	const former = elements[index];
	if (!isText(former)) return elements.toSpliced(index, 0, { type: 'text', content: htmlOf(words) });
	return words === '' ? elements.toSpliced(index, 1) : elements.with(index, { ...former, content: htmlOf(words) });
}

/** The body without an entry and its elements. */
export function withoutEntry(elements: readonly unknown[], id: string): readonly unknown[] {
	const index = elements.findIndex((element) => isMarker(element) && idOf(element) === id);
	if (index < 0) return elements;
	const next = elements.findIndex((element, at) => at > index && isMarker(element));
	return elements.toSpliced(index, (next < 0 ? elements.length : next) - index);
}
