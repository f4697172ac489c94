import { describe, expect, it } from 'vitest';
import { mp4Film, webmFilm } from '../fixtures/films.ts';
import { testMedia } from '../fixtures/test-media.ts';
import type { Films } from './films.ts';

/** Sends a film in pieces of some bytes; returns its id and length. */
async function send(films: Films, film: Buffer, size = 400) {
	const id = films.newId();
	for (let at = 0; at < film.length; at += size) await films.putPiece(id, at, film.subarray(at, at + size));
	return { id, bytes: film.length };
}

describe('films that arrive in pieces', () => {
	it('are kept as they were sent, and served whole and in ranges', async () => {
		const { media, get, files } = await testMedia();
		for (const [film, kind] of [
			[mp4Film(), 'mp4'],
			[webmFilm(), 'webm'],
		] as const) {
			const sent = await send(media.films, film);
			const kept = await media.films.finish(sent);
			expect(kept).toMatchObject({ kind, width: 640, height: 360, path: `/media/files/${sent.id}.${kind}` });
			const whole = await get(kept.path);
			expect([whole.status, whole.headers.get('content-type')]).toEqual([200, `video/${kind}`]);
			expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
			const part = await get(kept.path, { range: 'bytes=10-19' });
			expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${film.length}`]);
			expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(10, 20))).toBe(true);
			expect((await get(kept.path, { range: `bytes=${film.length}-` })).status).toBe(416);
			await media.films.drop(sent.id);
		}
		expect((await files()).map((file) => file.split('/')[1])).toEqual(['files', 'files']);
	});

	it('may be finished again while their pieces are here, as after a process that died', async () => {
		const { media } = await testMedia();
		const sent = await send(media.films, mp4Film());
		expect(await media.films.finish(sent)).toEqual(await media.films.finish(sent));
		await media.films.drop(sent.id);
		await expect(media.films.finish(sent)).rejects.toThrow('has no piece at 0');
	});

	it('I04 are refused at the first piece when they are none, and leave no joined file when they are damaged', async () => {
		const { media, files } = await testMedia();
		await expect(media.films.putPiece(media.films.newId(), 0, Buffer.from('<html>'))).rejects.toMatchObject({ code: 'UNSUPPORTED_FILM' });
		const sent = await send(media.films, mp4Film().subarray(0, -1));
		await expect(media.films.finish(sent)).rejects.toMatchObject({ code: 'CORRUPT_FILM', httpStatus: 422 });
		await media.films.drop(sent.id);
		expect(await files()).toEqual([]);
	});

	it('I10 have names that the program made', async () => {
		const { media } = await testMedia();
		for (const id of ['../x', '', 'abc']) await expect(media.films.putPiece(id, 0, mp4Film())).rejects.toThrow();
	});

	it('are removed', async () => {
		const { media, get } = await testMedia();
		const sent = await send(media.films, webmFilm());
		const { path } = await media.films.finish(sent);
		await media.films.remove(sent.id);
		expect((await get(path)).status).toBe(404);
	});
});
