import { describe, expect, it } from 'vitest';
import { captionsOf, playerIslandProps } from './player-captions.ts';

const brand = { locale: 'es-AR' };
const video = (...subtitles: readonly { src: string; language: string }[]) => ({
	id: 'v',
	headline: 'Un gol',
	hls: 'https://cdn.test/gol.m3u8',
	subtitles,
	width: 16,
	height: 9,
	live: false,
});

describe('the captions of a video', () => {
	it.each([
		['es-AR', 'español'],
		['pt', 'portugués'],
		['¿?', '¿?'],
		['', ''],
	])('in the language %j are called %j', (language, label) => {
		expect(captionsOf(video({ src: '/media/files/A.vtt', language }), brand)).toEqual([{ src: '/media/files/A.vtt', language, label }]);
	});

	it('are fetched by the island if they are of another origin', () => {
		const foreign = { src: 'https://cdn.test/gol.vtt', language: 'es' };
		const { captions } = playerIslandProps(video({ src: '/media/files/A.vtt', language: 'es' }, foreign), brand);
		expect(captions).toEqual([{ ...foreign, label: 'español' }]);
	});
});

it('the stream of a video is played by the island if the video has no file', () => {
	expect(playerIslandProps(video(), brand).stream).toBe('https://cdn.test/gol.m3u8');
	expect(playerIslandProps({ ...video(), file: { src: '/media/files/A.mp4', type: 'video/mp4' as const } }, brand).stream).toBeUndefined();
});
