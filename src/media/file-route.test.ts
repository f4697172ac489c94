import { describe, expect, it } from 'vitest';
import { refusalOf, sharedMedia, testMedia } from './fixtures/test-media.ts';

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.from('0123456789'.repeat(100))]);
const mp3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.alloc(100)]);
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHola\n');

describe('files of video and audio', () => {
	const shared = sharedMedia();

	it('I04 are served with their real type, cached forever and never sniffed', async () => {
		const { media, get } = shared();
		const types = [
			['mp4', mp4, 'video/mp4'],
			['mp3', mp3, 'audio/mpeg'],
			['vtt', vtt, 'text/vtt; charset=utf-8'],
		] as const;
		for (const [kind, bytes, type] of types) {
			const path = await media.putFile(bytes, kind);
			expect(path).toMatch(/^\/media\/files\/[A-Z2-7]{26}\.\w{3}$/);
			const response = await get(path);
			expect(response.headers.get('content-type')).toBe(type);
			expect(response.headers.get('x-content-type-options')).toBe('nosniff');
			expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="/);
			expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
			expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
		}
	});

	it('are served in ranges, as players request them (RFC 9110, 14)', async () => {
		const { media, get } = shared();
		const path = await media.putFile(mp4, 'mp4');
		const part = await get(path, { range: 'bytes=24-33' });
		expect(part.status).toBe(206);
		expect(part.headers.get('content-range')).toBe(`bytes 24-33/${mp4.length}`);
		expect(await part.text()).toBe('0123456789');
		expect((await get(path, { range: 'bytes=-10' })).headers.get('content-length')).toBe('10');
		expect((await get(path, { range: `bytes=${mp4.length}-` })).status).toBe(416);
		expect((await get(path)).headers.get('accept-ranges')).toBe('bytes');
	});

	it('are revalidated by their entity tag', async () => {
		const { media, inject } = shared();
		const path = await media.putFile(mp3, 'mp3');
		const { headers } = await inject(path);
		expect((await inject(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
	});

	it.each([
		['mp4', Buffer.from('<html>')],
		['mp3', mp4],
		['vtt', Buffer.from('WEBVTTX')],
		['mp3', Buffer.alloc(0)],
	] as const)('I04 what does not begin like %s is not kept as such', async (kind, bytes) => {
		const { media, files } = await testMedia();
		await expect(media.putFile(bytes, kind)).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE', httpStatus: 415 });
		expect(await files()).toEqual([]);
	});

	it('I10 other names and other kinds are not found', async () => {
		const { get } = shared();
		const id = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
		for (const name of [`${id}.mp4`, `${id}.html`, `${id}.json`, 'x.mp4', `${id}.mp4.html`, '...mp4', `${id.toLowerCase()}.mp4`]) {
			expect(await refusalOf(await get(`/media/files/${name}`))).toEqual([404, 'FILE_NOT_FOUND']);
		}
	});
});
