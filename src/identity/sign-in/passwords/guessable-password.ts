// Detects easily guessed passwords: common, repetitive, or made of known words.
import type { CommonPasswords } from './common-passwords.ts';

/** A password needs at least this many characters that neither repeat nor follow the one before them. */
const minUnpredictable = 5;
/** Digits and signs that are removed around a word before it is looked up. */
const maxAround = 4;
/** Shorter stems are not looked up: they are part of too many passwords. */
const minStemLength = 4;

/** Lower case, without accents: guessing programs vary these first. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the password is a common one, also repeated or varied: `Password`, `p4ssw0rd`, `dragon99!`, `argentina2022`. */
export function isCommon(password: string, common: CommonPasswords): boolean {
	const unit = repeatedUnit(foldText(password));
	return [unit, withoutYears(unit)].some((text) => stems(text).some((stem) => common.has(stem) || common.has(plain(stem))));
}

/** Whether the password repeats a few characters or counts them up: `aaaaaaaa`, `abab…`, `abcd1234`. */
export const isRepetitive = (password: string): boolean => unpredictable(repeatedUnit(foldText(password))) < minUnpredictable;

/** Whether the password consists of these words, already folded: too little is left without them and without years. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
	const longestFirst = words.toSorted((one, other) => other.length - one.length);
	const text = foldText(password);
	if (!longestFirst.some((word) => text.includes(word))) return false;
	const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
	return unpredictable(withoutYears(rest)) < minUnpredictable;
}

/** Counts the characters that neither repeat the one before them nor are next to it in Unicode. */
function unpredictable(text: string): number {
	let before = Number.NaN;
	let count = 0;
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		if (!(Math.abs(code - before) <= 1)) count += 1;
		before = code;
	}
	return count;
}

const withoutYears = (text: string): string => text.replace(/(?:19|20)\d{2}/g, '');

/** The unit that a text repeats: `abc` of `abcabcab`; the text itself when it repeats nothing. One pass (Knuth, Morris and Pratt). */
function repeatedUnit(text: string): string {
	const border: number[] = [0];
	for (let end = 1, matched = 0; end < text.length; end += 1) {
		while (matched > 0 && text[end] !== text[matched]) matched = border[matched - 1] ?? 0;
		if (text[end] === text[matched]) matched += 1;
		border[end] = matched;
	}
	const period = text.length - (border.at(-1) ?? 0);
	return period * 2 <= text.length ? text.slice(0, period) : text;
}

/** The text, and the text without up to four digits and signs at its ends. */
function stems(text: string): readonly string[] {
	const before = /^[^\p{L}]{0,4}/u.exec(text)?.[0].length ?? 0;
	const after = /[^\p{L}]{0,4}$/u.exec(text)?.[0].length ?? 0;
	const found: string[] = [];
	for (let start = 0; start <= before; start += 1) {
		for (let end = 0; end <= Math.min(after, maxAround - start); end += 1) found.push(text.slice(start, text.length - end));
	}
	return found.filter((stem) => stem.length >= minStemLength);
}

const letters: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' };
/** The text with letters in the place of the digits and signs that imitate them. */
const plain = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);
