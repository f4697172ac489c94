import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { soundPlaylist } from './sound-playlist.ts';

const address = 'https://stream.test/tv/master.m3u8';
const of = (...lines: readonly string[]) => soundPlaylist(['#EXTM3U', ...lines, ''].join('\n'), address);

const picture = ['#EXT-X-STREAM-INF:BANDWIDTH=800000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=640x360', 'video.m3u8'];
const media = (more: string) => `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="es",${more}`;

describe('the sound of a stream alone', () => {
	it('is the variant without picture', () => {
		expect(of(...picture, '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"', '# sound', 'audio/es.m3u8')).toBe(
			'https://stream.test/tv/audio/es.m3u8',
		);
	});

	it('is else the default rendition of type AUDIO that has an address', () => {
		const others = [media('URI="en.m3u8"'), media('DEFAULT=YES')];
		expect(of(...others, media('DEFAULT=YES,URI="https://cdn.test/es.m3u8"'), ...picture)).toBe('https://cdn.test/es.m3u8');
		expect(of(...others, ...picture)).toBe('https://stream.test/tv/en.m3u8');
	});

	it.each([
		['a variant that names no codecs', ['#EXT-X-STREAM-INF:BANDWIDTH=64000', 'a.m3u8']],
		['pictures alone', picture],
		['pictures of no stated size', ['#EXT-X-STREAM-INF:BANDWIDTH=800000,CODECS="hvc1.1.6.L93,mp4a.40.2"', 'a.m3u8']],
		['a playlist of segments', ['#EXT-X-TARGETDURATION:4', '#EXTINF:4,', 'a.ts']],
		['subtitles', ['#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",URI="s.m3u8"', ...picture]],
	])('is not in %s', (_what, lines) => {
		expect(of(...lines)).toBeUndefined();
	});

	it('is in the loop of the demo', () => {
		expect(soundPlaylist(readFileSync('demo/files/signal-1-master.m3u8', 'utf8'), address)).toMatch(
			/^https:\/\/stream\.test\/tv\/\w{26}\.m3u8$/,
		);
	});
});
