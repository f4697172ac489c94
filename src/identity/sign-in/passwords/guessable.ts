import type { CommonPasswords } from './common-passwords.ts';

/** Characters that nobody could foresee; a password needs at least these. */
const leastUnforeseen = 5;
/** Digits and signs that are tried around a common password. */
const mostAround = 4;
/** Shorter words are in everything. */
const shortestStem = 4;

/** Lower case, without accents: what guessing programs vary first makes no difference. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the password is a common one, repeated or dressed up: `Password`, `p4ssw0rd`, `dragon99!`, `argentina2022`. */
export function isCommon(password: string, common: CommonPasswords): boolean {
	const unit = repeatedUnit(foldText(password));
	return [unit, withoutYears(unit)].some((text) => stems(text).some((stem) => common.has(stem) || common.has(plain(stem))));
}

/** Whether it is a few characters over and over, or in their order: `aaaaaaaa`, `abab…`, `abcd1234`. */
export const isRepetitive = (password: string): boolean => unforeseen(repeatedUnit(foldText(password))) < leastUnforeseen;

/** Whether too little is left of the password when these words, already folded, and years are taken out of it. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
	const longestFirst = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length);
	const text = foldText(password);
	if (!longestFirst.some((word) => text.includes(word))) return false;
	const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
	return unforeseen(withoutYears(rest)) < leastUnforeseen;
}

/** Characters that neither repeat nor neighbour the one before them. */
function unforeseen(text: string): number {
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

/** What a text repeats: `abc` of `abcabcab`; the text itself when nothing. By the failure function of Knuth, Morris and Pratt, in one pass. */
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

/** The text without up to four digits and signs at its ends. */
function stems(text: string): readonly string[] {
	const before = /^[^\p{L}]{0,4}/u.exec(text)?.[0].length ?? 0;
	const after = /[^\p{L}]{0,4}$/u.exec(text)?.[0].length ?? 0;
	const found: string[] = [];
	for (let start = 0; start <= before; start += 1) {
		for (let end = 0; end <= Math.min(after, mostAround - start); end += 1) found.push(text.slice(start, text.length - end));
	}
	return found.filter((stem) => stem.length >= shortestStem);
}

const letters: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' };
/** With the letters that digits and signs stand for. */
const plain = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);
