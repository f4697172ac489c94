import { describe, expect, it } from 'vitest';
import { frameOfAddress } from './frame-of-address.ts';

describe('the frame of an address', () => {
	it.each([
		['https://www.youtube.com/watch?v=KIOSCOdemo1&t=3', 'https://www.youtube-nocookie.com/embed/KIOSCOdemo1'],
		['https://youtu.be/KIOSCOdemo1', 'https://www.youtube-nocookie.com/embed/KIOSCOdemo1'],
		['//www.youtube.com/embed/KIOSCOdemo1?feature=oembed', 'https://www.youtube-nocookie.com/embed/KIOSCOdemo1'],
		['https://www.youtube.com/shorts/KIOSCOdemo1', 'https://www.youtube-nocookie.com/embed/KIOSCOdemo1'],
		['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
		['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
		['https://twitter.com/todonoticias/status/1234567890', 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=es'],
		['https://x.com/todonoticias/status/1234567890?s=20', 'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=es'],
		['https://www.instagram.com/p/CabCdefGhij/', 'https://www.instagram.com/p/CabCdefGhij/embed/'],
		['https://www.instagram.com/kiosco/reel/CabCdefGhij/', 'https://www.instagram.com/reel/CabCdefGhij/embed/'],
		[
			'https://www.facebook.com/kiosco/posts/1234567',
			'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fkiosco%2Fposts%2F1234567',
		],
		[
			'https://www.facebook.com/watch/?v=1234567',
			'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234567',
		],
		['https://www.tiktok.com/@kiosco/video/7123456789012345678', 'https://www.tiktok.com/embed/v2/7123456789012345678'],
		['https://open.spotify.com/intl-es/episode/4rOoJ6Egrf8K2IrywzwOMk', 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'],
		['https://soundcloud.com/kiosco/tema', 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiosco%2Ftema'],
	])('W06 of %s is the player of its provider', (address, src) => {
		expect(frameOfAddress(address)?.src).toBe(src);
	});

	it.each([
		'https://evil.test/watch?v=KIOSCOdemo1',
		'https://www.youtube.com.evil.test/watch?v=KIOSCOdemo1',
		'https://evil.test/https://www.youtube.com/watch?v=KIOSCOdemo1',
		'https://www.youtube.com@evil.test/watch?v=KIOSCOdemo1',
		'https://ana@www.youtube.com/watch?v=KIOSCOdemo1',
		'https://www.youtube.com:444/watch?v=KIOSCOdemo1',
		'https://www.youtube.com/watch?v="><script>',
		'https://www.youtube.com/redirect?q=https://evil.test',
		'https://www.youtube.com/embed/',
		'/\\evil.test',
		'javascript:alert(1)//www.youtube.com/watch?v=KIOSCOdemo1',
		'https://twitter.com/todonoticias',
		'',
	])('W06 is not made for %j', (address) => {
		expect(frameOfAddress(address)).toBeUndefined();
	});

	it('of a vertical video is tall and links to the provider', () => {
		expect(frameOfAddress('https://youtube.com/shorts/KIOSCOdemo1')).toMatchObject({
			ratio: 9 / 16,
			href: 'https://www.youtube.com/watch?v=KIOSCOdemo1',
		});
	});
});
