import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/refusal';
import { mp4Film, webmFilm } from '../fixtures/films.ts';
import { checkFilm } from './check-film.ts';

/** Checks a file, and counts the bytes that were read of it. */
function check(bytes: Buffer, read = { bytes: 0 }) {
	return checkFilm({
		size: bytes.length,
		read: async (start, length) => {
			const part = bytes.subarray(start, start + length);
			read.bytes += part.length;
			return part;
		},
	});
}

const movie = { width: 640, height: 360, milliseconds: 2_000 };

describe('a film that is sent in', () => {
	it('is MP4 with H.264 and AAC, or WebM, with its size and length', async () => {
		expect(await check(mp4Film())).toEqual({ kind: 'mp4', bytes: mp4Film().length, ...movie });
		expect(await check(mp4Film({ sound: '' }))).toMatchObject(movie);
		expect(await check(webmFilm())).toEqual({ kind: 'webm', bytes: webmFilm().length, ...movie });
		for (const video of ['V_VP9', 'V_AV1']) expect(await check(webmFilm({ video, sound: 'A_VORBIS' }))).toMatchObject(movie);
	});

	it('of a phone that was held upright is upright', async () => {
		expect(await check(mp4Film({ width: 1920, height: 1080, isTurned: true }))).toMatchObject({ width: 1080, height: 1920 });
	});

	it('of a browser that recorded it has no length', async () => {
		expect(await check(webmFilm({ isRecorded: true }))).toEqual({ kind: 'webm', bytes: expect.any(Number), width: 640, height: 360 });
	});

	it('is one of the demo', async () => {
		expect(await check(await readFile('demo/files/clip-1.mp4'))).toMatchObject({ kind: 'mp4', width: 1280, height: 720 });
	});

	it.each([
		['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'UNSUPPORTED_FILM'],
		['nothing', Buffer.alloc(0), 'UNSUPPORTED_FILM'],
		['QuickTime', Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), mp4Film().subarray(24)]), 'UNSUPPORTED_FILM'],
		['Matroska', webmFilm({ docType: 'matroska' }), 'UNSUPPORTED_FILM'],
		['H.265', mp4Film({ video: 'hvc1' }), 'UNSUPPORTED_CODEC'],
		['MP4 with AC-3', mp4Film({ sound: 'ac-3' }), 'UNSUPPORTED_CODEC'],
		['WebM with H.264', webmFilm({ video: 'V_MPEG4/ISO/AVC' }), 'UNSUPPORTED_CODEC'],
		['sound in MP4', mp4Film({ video: '' }), 'FILM_WITHOUT_PICTURE'],
		['sound in WebM', webmFilm({ video: '' }), 'FILM_WITHOUT_PICTURE'],
		['an MP4 that was cut', mp4Film().subarray(0, -1), 'CORRUPT_FILM'],
		['an MP4 without data', mp4Film().subarray(0, -1_008), 'CORRUPT_FILM'],
		['a WebM that was cut', webmFilm().subarray(0, -1), 'CORRUPT_FILM'],
		['the head of a WebM', webmFilm().subarray(0, 30), 'CORRUPT_FILM'],
	])('I04 is not %s', async (_what, bytes, code) => {
		await expect(check(bytes)).rejects.toMatchObject({ code });
	});

	it('is checked without reading its data', async () => {
		for (const film of [mp4Film({ bytes: 5_000_000 }), webmFilm({ bytes: 5_000_000 })]) {
			const read = { bytes: 0 };
			await check(film, read);
			expect(read.bytes).toBeLessThan(2_000);
		}
	});

	it('I04 is accepted or refused, whatever its bytes are', async () => {
		const films = [mp4Film({ bytes: 16 }), webmFilm({ bytes: 16 })];
		const damaged = fc.record({
			film: fc.constantFrom(...films),
			changes: fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 6 }),
			length: fc.nat(700),
		});
		const isAnswered = async ({ film, changes, length }: typeof damaged extends fc.Arbitrary<infer Value> ? Value : never) => {
			const bytes = Buffer.from(film.subarray(0, Math.max(20, length)));
			for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
			const result = await check(bytes).catch((error: unknown) => error);
			if (!(result instanceof Refusal)) expect(result).toMatchObject({ width: expect.any(Number) });
		};
		await fc.assert(fc.asyncProperty(damaged, isAnswered), { numRuns: 500 });
	});
});
