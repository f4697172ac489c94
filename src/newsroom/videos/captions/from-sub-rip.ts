import type { Block } from './block.ts';

/** Times of SubRip: `00:00:01,500 --> 00:00:04,000`; some programs write one digit of hours, a point, or less than three digits. */
const timing = /^\s*(\d{1,2}:\d\d:\d\d)[.,](\d{1,3})\s*-->\s*(\d{1,2}:\d\d:\d\d)[.,](\d{1,3})/;

/** Tags that WebVTT has too. SubRip also has `<font>` and positions such as `{\an8}`, which mean nothing in it. */
const otherTags = /<(?!\/?[biu]>)[^<>]*>|\{\\[^{}]*\}/gi;

/** A block of a SubRip file as WebVTT: the number of the cue goes, the commas of its times become points. */
export function fromSubRip({ lines, at }: Block): Block {
	const isNumbered = /^\s*\d+\s*$/.test(lines[0] ?? '') && lines[1]?.includes('-->') === true;
	const [times = '', ...texts] = isNumbered ? lines.slice(1) : lines;
	return { lines: [timesOf(times), ...texts.map(textOf)], at: isNumbered ? at + 1 : at };
}

function timesOf(line: string): string {
	const [, from, fromPart = '', to, toPart = ''] = timing.exec(line) ?? [];
	return from === undefined || to === undefined ? line : `${pad(from)}.${fromPart.padEnd(3, '0')} --> ${pad(to)}.${toPart.padEnd(3, '0')}`;
}

const pad = (time: string): string => time.padStart(8, '0');

/** A `<` that begins no tag would hide what follows it. */
const textOf = (line: string): string =>
	line
		.replaceAll(otherTags, '')
		.replaceAll(/&(?!\w+;)/g, '&amp;')
		.replaceAll(/<(?!\/?[biu]>)/gi, '&lt;');
