// How easy a Spanish text is to read: the index of Flesch-Szigriszt with the scale INFLESZ (Barrio-Cantalejo, 2008).
import { type AnsObject, isObject, listOf, textOf } from './ans-value.ts';

type Counts = { readonly words: number; readonly sentences: number; readonly syllables: number };

const none: Counts = { words: 0, sentences: 0, syllables: 0 };
const sum = (one: Counts, other: Counts): Counts => ({
	words: one.words + other.words,
	sentences: one.sentences + other.sentences,
	syllables: one.syllables + other.syllables,
});

/** How many syllables a Spanish word has: one for each strong or accented vowel, and one for weak vowels that stand alone. */
export function syllablesOf(word: string): number {
	const heard = word
		.toLowerCase()
		.replaceAll(/qu(?=[eiéí])/g, 'k')
		.replaceAll(/gu(?=[eiéí])/g, 'g')
		.replaceAll(/y(?![aeiouáéíóú])/g, 'i');
	const groups = heard.match(/[aeiouáéíóúü]+/g) ?? [];
	return Math.max(
		1,
		groups.reduce((total, group) => total + Math.max(1, group.match(/[aeoáéóíú]/g)?.length ?? 0), 0),
	);
}

/** How many sentences a text has. A sentence ends with a sign before a space, or with its paragraph. */
function countsOf(text: string): Counts {
	const words = text.match(/[\p{L}\d]+/gu) ?? [];
	if (words.length === 0) return none;
	const sentences = text.split(/(?<=[.!?…]["”»)\]]?)\s/).filter((part) => /[\p{L}\d]/u.test(part)).length;
	return { words: words.length, sentences, syllables: words.reduce((total, word) => total + syllablesOf(word), 0) };
}

/** The counts of each element, cached by the object: an element that changes is a new object. */
const counted = new WeakMap<AnsObject, Counts>();

function countsIn(elements: readonly unknown[]): Counts {
	return elements.filter(isObject).reduce<Counts>((total, element) => sum(total, countsOfElement(element)), none);
}

function countsOfElement(element: AnsObject): Counts {
	const known = counted.get(element);
	if (known) return known;
	const own =
		element.type === 'text'
			? countsOf(
					textOf(element, 'content')
						.replaceAll(/<br\s*\/?>/g, '. ')
						.replaceAll(/<[^<>]*>/g, ''),
				)
			: none;
	const all = sum(own, countsIn([...listOf(element, 'content_elements'), ...listOf(element, 'items')]));
	counted.set(element, all);
	return all;
}

const grades = [
	[80, 'muy fácil de leer'],
	[65, 'bastante fácil de leer'],
	[55, 'de lectura normal'],
	[40, 'algo difícil de leer'],
] as const;

/**
 * The index of a text, from 0 (very hard) to 100, and its name in the scale. Undefined below 30 words, for which the index means nothing.
 */
export function readabilityOf(elements: readonly unknown[]): { readonly index: number; readonly grade: string } | undefined {
	const { words, sentences, syllables } = countsIn(elements);
	if (words < 30) return undefined;
	const index = Math.round(Math.min(100, Math.max(0, 206.835 - (62.3 * syllables) / words - words / sentences)));
	return { index, grade: grades.find(([least]) => index > least)?.[1] ?? 'muy difícil de leer' };
}
