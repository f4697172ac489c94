import { breakLines, leastLines, type MeasuredWords } from './break-lines.ts';
import type { CardFont } from './card-font.ts';

/** The space for a headline, in pixels, and the largest size of its letters. */
export type HeadlineBox = { readonly width: number; readonly height: number; readonly largest: number; readonly leading: number };

/** A headline in lines, at the size of letters at which it fits. */
export type FittedHeadline = { readonly lines: readonly string[]; readonly size: number };

/** Smallest size of letters in pixels: a phone shows a card at a third of its size. */
const smallest = 36;
const step = 2;

/** Sets a headline as large as its box allows, and shortens it at the end of a word when it does not fit at the smallest size. */
export function fitHeadline(words: readonly string[], font: CardFont, box: HeadlineBox): FittedHeadline {
	const measured = measure(words, font, box.width / smallest);
	for (let size = box.largest; size > smallest; size -= step) {
		const lines = leastLines(measured, box.width / size);
		if (lines <= linesAt(size, box)) return { size, lines: breakLines(measured, box.width / size, lines) };
	}
	return shorten(measured, font, box);
}

const linesAt = (size: number, { height, leading }: HeadlineBox): number => Math.max(1, Math.floor(height / (size * leading)));

function shorten({ words, space }: MeasuredWords, font: CardFont, box: HeadlineBox): FittedHeadline {
	const width = box.width / smallest;
	const most = linesAt(smallest, box);
	const fits = (count: number) => leastLines({ words: ended(words.slice(0, count), font), space }, width) <= most;
	let count = words.length;
	if (leastLines({ words, space }, width) <= most) return { size: smallest, lines: breakLines({ words, space }, width, most) };
	while (count > 1 && !fits(count)) count--;
	return { size: smallest, lines: breakLines({ words: ended(words.slice(0, count), font), space }, width, most) };
}

/** The words with an ellipsis at the last one. */
function ended(words: MeasuredWords['words'], font: CardFont): MeasuredWords['words'] {
	const text = `${(words.at(-1)?.text ?? '').replace(/[,.;:–—-]$/, '')}…`;
	return [...words.slice(0, -1), { text, width: font.widthOf(text) }];
}

/** Measures words. A word that is longer than the longest line is cut into pieces that are not. */
function measure(words: readonly string[], font: CardFont, longest: number): MeasuredWords {
	const pieces = words.flatMap((word) => (font.widthOf(word) <= longest ? [word] : piecesOf(word)));
	return { words: pieces.map((text) => ({ text, width: font.widthOf(text) })), space: font.widthOf(' ') };
}

const piecesOf = (word: string): string[] => word.match(/.{1,12}/gu) ?? [];
