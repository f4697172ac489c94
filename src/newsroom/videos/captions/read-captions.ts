// Captions for browsers, which play WebVTT alone (W3C). SubRip is what most programs write.
import type { StoredCaptions } from '#newsroom/contract';
import type { Block } from './block.ts';
import { fromSubRip } from './from-sub-rip.ts';

type Unfit = Extract<StoredCaptions, { kind: 'unfit' }>;

/** A WebVTT file, or what is wrong with the file that was given. Lines are counted from 1. */
export type ReadCaptions = { readonly kind: 'read'; readonly text: string } | Unfit;

/** Reads a WebVTT or SubRip file and checks the times and texts of every cue. */
export function readCaptions(given: string): ReadCaptions {
	const lines = given.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
	const [head, ...rest] = blocksOf(lines);
	if (!head) return { kind: 'unfit', problem: 'no-cues', line: 1 };
	const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(head.lines[0] ?? '');
	const blocks = isWebVtt ? rest.filter(({ lines: [first = ''] }) => !/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first)) : [head, ...rest];
	const cues = isWebVtt ? blocks : blocks.map(fromSubRip);
	if (!isWebVtt && !/-->/.test(given)) return { kind: 'unfit', problem: 'not-captions', line: 1 };
	const unfit = firstProblem(cues);
	if (unfit) return unfit;
	if (cues.length === 0) return { kind: 'unfit', problem: 'no-cues', line: lines.length };
	return { kind: 'read', text: isWebVtt ? lines.join('\n') : `WEBVTT\n\n${cues.map((cue) => cue.lines.join('\n')).join('\n\n')}\n` };
}

function blocksOf(lines: readonly string[]): readonly Block[] {
	const blocks: { lines: string[]; at: number }[] = [];
	let isOpen = false;
	for (const [index, line] of lines.entries()) {
		if (line.trim() === '') isOpen = false;
		else if (isOpen) blocks.at(-1)?.lines.push(line);
		else {
			blocks.push({ lines: [line], at: index + 1 });
			isOpen = true;
		}
	}
	return blocks;
}

const timing = /^[ \t]*((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

function firstProblem(cues: readonly Block[]): Unfit | undefined {
	let before = 0;
	for (const cue of cues) {
		const read = timesOf(cue, before);
		if ('problem' in read) return { kind: 'unfit', ...read };
		before = read.start;
	}
	return undefined;
}

/** When a cue begins, in ms; or what is wrong with it. */
function timesOf({ lines, at }: Block, before: number): { readonly start: number } | Omit<Unfit, 'kind'> {
	// A line above the times names the cue.
	const index = lines[0]?.includes('-->') ? 0 : 1;
	const line = at + index;
	if (!lines[index]?.includes('-->')) return { problem: 'no-time', line: at };
	const [, from, to] = timing.exec(lines[index] ?? '') ?? [];
	if (from === undefined || to === undefined) return { problem: 'bad-time', line };
	const [start, end] = [millisecondsIn(from), millisecondsIn(to)];
	if (end <= start) return { problem: 'ends-before-start', line };
	if (start < before) return { problem: 'out-of-order', line };
	const text = lines.slice(index + 1);
	if (text.length === 0) return { problem: 'no-text', line };
	const second = text.findIndex((one) => one.includes('-->'));
	return second < 0 ? { start } : { problem: 'no-text', line: line + 1 + second };
}

/** `01:02:03.500` or `02:03.500` in ms. */
function millisecondsIn(text: string): number {
	const [seconds = 0, minutes = 0, hours = 0] = text.split(':').map(Number).toReversed();
	return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
}
