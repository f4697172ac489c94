import { describe, expect, it } from 'vitest';
import { imageOf } from '../fixtures/story-of.ts';
import { testContext as context } from '../fixtures/test-context.ts';
import { readVideo } from './read-video.ts';

const stream = (bitrate: number, kind = 'mp4') => ({
	url: `https://cdn.test/${bitrate}.${kind}`,
	stream_type: kind,
	bitrate,
	width: bitrate,
	height: bitrate / 2,
});

describe('a video', () => {
	it('has its playlist and the file nearest to 2,000 kbit/s', () => {
		const streams = [stream(600), stream(5400), stream(1800), { url: 'http://cdn.test/a.m3u8', stream_type: 'ts' }];
		expect(readVideo({ type: 'video', _id: 'v', streams }, context)).toMatchObject({
			file: { src: 'https://cdn.test/1800.mp4', type: 'video/mp4' },
			hls: 'https://cdn.test/a.m3u8',
			width: 1800,
			height: 900,
		});
	});

	it('has a WebM file where there is no MP4', () => {
		const read = (...kinds: readonly string[]) => readVideo({ type: 'video', streams: kinds.map((kind) => stream(2000, kind)) }, context);
		expect(read('webm')).toMatchObject({ file: { src: 'https://cdn.test/2000.webm', type: 'video/webm' } });
		expect(read('webm', 'mp4')).toMatchObject({ file: { type: 'video/mp4' } });
	});

	it('has its texts, poster, duration and WebVTT subtitles', () => {
		const video = {
			type: 'video',
			_id: 'v',
			headlines: { basic: 'Un gol' },
			description: { basic: 'El <b>gol</b><img src=x>' },
			duration: 42_000,
			promo_items: { basic: imageOf() },
			streams: [stream(2000)],
			subtitles: {
				urls: [
					{ format: 'WEB_VTT', url: 'https://cdn.test/a.vtt' },
					{ format: 'SRT', url: 'https://cdn.test/a.srt' },
				],
			},
		};
		expect(readVideo(video, context)).toMatchObject({
			headline: 'Un gol',
			caption: 'El <b>gol</b>',
			milliseconds: 42_000,
			poster: { id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
			subtitles: [{ src: 'https://cdn.test/a.vtt', language: 'es' }],
			live: false,
		});
	});

	it('W06 without files has the player of a known provider, never the HTML of a vendor', () => {
		expect(readVideo({ type: 'video', youtube_content_id: 'KIOSCOdemo1' }, context)?.frame?.src).toBe(
			'https://www.youtube-nocookie.com/embed/KIOSCOdemo1',
		);
		const html = '<div onclick=x><iframe src="https://player.vimeo.com/video/123456"></iframe><script>alert(1)</script></div>';
		expect(readVideo({ type: 'video', embed_html: html }, context)?.frame).toMatchObject({
			src: 'https://player.vimeo.com/video/123456?dnt=1',
			title: 'Vimeo',
		});
	});

	it('without files and without a known player is skipped', () => {
		expect(
			readVideo(
				{ type: 'video', embed_html: '<script src="//evil.test/p.js"></script>', streams: [{ url: 'javascript:alert(1)' }] },
				context,
			),
		).toBeUndefined();
	});
});
