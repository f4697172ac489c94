import { describe, expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const vtt =
	'WEBVTT\n\nNOTE de prueba\n\nuno\n00:00.000 --> 00:01.000 align:start\nHola\n\n00:01.000 --> 01:00:02.000\n<i>Chau</i>\nmundo\n';
const wrong = (line: number, problem: string) => ({ kind: 'unfit', line, problem });

describe('a file of captions', () => {
	it('of WebVTT stays as it is', () => {
		expect(readCaptions(vtt)).toEqual({ kind: 'read', text: vtt });
		expect(readCaptions(`\uFEFF${vtt.replaceAll('\n', '\r\n')}`)).toEqual({ kind: 'read', text: vtt });
	});

	it('of SubRip becomes WebVTT, with the tags that both have', () => {
		const srt =
			'1\n0:00:00,5 --> 00:00:01.000\n<font color="red">{\\an8}<i>Hola</i></font>\n\n2\n00:00:02,000 --> 00:00:03,000 X1:0\nR&D < 3 &amp; más\n';
		expect(readCaptions(srt)).toEqual({
			kind: 'read',
			text: 'WEBVTT\n\n00:00:00.500 --> 00:00:01.000\n<i>Hola</i>\n\n00:00:02.000 --> 00:00:03.000\nR&amp;D &lt; 3 &amp; más\n',
		});
	});

	it.each([
		['an empty file', '', wrong(1, 'no-cues')],
		['a page', '<html>\n<p>hola</p>', wrong(1, 'not-captions')],
		['a WebVTT without cues', 'WEBVTT\n\nNOTE nada\n', wrong(4, 'no-cues')],
		['a cue without a time', `${vtt}\nsolo texto\n`, wrong(13, 'no-time')],
		['a time with a comma', 'WEBVTT\n\n00:00,000 --> 00:01.000\nHola', wrong(3, 'bad-time')],
		['a time with 61 seconds', '1\n00:00:61,000 --> 00:01:05,000\nHola', wrong(2, 'bad-time')],
		['a cue that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHola', wrong(3, 'ends-before-start')],
		['cues in the wrong order', 'WEBVTT\n\n00:02.000 --> 00:03.000\nA\n\n00:01.000 --> 00:02.000\nB', wrong(6, 'out-of-order')],
		['a cue without words', 'WEBVTT\n\n00:02.000 --> 00:03.000\n\n00:04.000 --> 00:05.000\nB', wrong(3, 'no-text')],
		['two cues without a line between them', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:02.000 --> 00:03.000\nB', wrong(5, 'no-text')],
	])('%s is refused with the line', (_what, text, problem) => {
		expect(readCaptions(text)).toEqual(problem);
	});
});
