import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { mp4Film, webmFilm } from '../../src/media/fixtures/films.ts';
import { captionProblems, type FilmUpload, pieceBytes } from '../../src/newsroom/contract/video.ts';
import { type ServedNewsroom, servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { describeOnBoth, type TestDatabase } from '../support/databases/database.ts';
import { staffSession } from '../support/identity/staff-accounts.ts';

type Json = Record<string, unknown>;
type Sender = ReturnType<typeof senderOf>;

/** Calls of the newsroom's API by one member of staff. */
function senderOf({ send }: ServedNewsroom, cookie: string, brand: BrandId = 'tn') {
	return async (method: string, path: string, body?: Json | Buffer) => {
		const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
		const answer = await send('redaccion', `/${brand}/api/${path}`, {
			method,
			headers: { cookie, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': type }) },
			...(body && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
		});
		return { status: answer.status, body: JSON.parse(answer.body) };
	};
}

const uploads = 'videos/subidas/';
const fileOf = (film: Buffer, name = 'El_gol-final.mp4') => ({ name, bytes: film.length, modified: 1_795_000_000_000 });
const pieceOf = (film: Buffer, start: number) => film.subarray(start, start + pieceBytes);

/** Sends the pieces of a film from where it stopped. */
async function sendPieces(call: Sender, film: Buffer, { id, received }: FilmUpload): Promise<void> {
	for (let at = received; at < film.length; at += pieceBytes)
		expect((await call('PUT', `${uploads}${id}/${at}/`, pieceOf(film, at))).body.received).toBe(Math.min(at + pieceBytes, film.length));
}

/** Uploads a whole film; returns the answer of its end. */
async function upload(call: Sender, film: Buffer, name?: string) {
	const { body: begun } = await call('POST', uploads, fileOf(film, name));
	await sendPieces(call, film, begun);
	return call('POST', `${uploads}${begun.id}/terminar/`);
}

function videos(database: TestDatabase) {
	const sites = servedNewsroom(database);
	const { content, get } = sites;
	const editor = async () => senderOf(sites, await staffSession(sites, { role: 'editor' }));

	it('a film becomes a draft of a video, which readers play when it is published', async () => {
		await publish(content(), [section('/deportes')]);
		const [call, film] = [await editor(), mp4Film({ bytes: pieceBytes + 10 })];
		const { body: done } = await upload(call, film);
		expect(done).toMatchObject({ kind: 'stored', video: { type: 'video', state: 'working' } });
		const { id, revision, text } = done.video;
		const document = JSON.parse(text);
		expect(document).toMatchObject({
			_id: id,
			headlines: { basic: 'El gol final' },
			duration: 2_000,
			streams: [{ url: `http://tn.localhost/media/files/${id}.mp4`, stream_type: 'mp4', width: 640, height: 360, filesize: film.length }],
		});
		const primary_section = { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' };
		const filed = { ...document, taxonomy: { primary_section, sections: [primary_section] } };
		const published = await call('PUT', `notas/${id}/publicar/`, { base: revision, document: filed });
		expect(published).toMatchObject({ status: 200, body: { state: 'published' } });
		const page = await get('tn', published.body.path);
		expect(page.body.includes(`/media/files/${id}.mp4" type="video/mp4"/>`)).toBe(true);
		for (const brand of ['tn', 'ciudad']) {
			const part = await get(brand, `/media/files/${id}.mp4`, { range: 'bytes=4-7' });
			expect([part.status, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
			expect(part.headers).toMatchObject({
				'content-range': `bytes 4-7/${film.length}`,
				'cache-control': 'public, max-age=31536000, immutable',
				'x-content-type-options': 'nosniff',
			});
			expect((await get(brand, `/media/files/${id}.mp4`, { range: `bytes=${film.length}-` })).status).toBe(416);
		}
		expect((await call('GET', 'notas/?state=published&type=video')).body.rows).toMatchObject([{ id, type: 'video' }]);
		expect((await call('GET', 'notas/?state=published&type=story')).body.rows).toEqual([]);
		expect((await call('GET', uploads)).body.uploads).toEqual([]);
	});

	it('a story that has a video shows it as it is now, and no more when it is withdrawn', async () => {
		await publish(content(), [section('/deportes')]);
		const call = await editor();
		const { id, revision, text } = (await upload(call, mp4Film())).body.video;
		const primary_section = { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' };
		const filed = { ...JSON.parse(text), taxonomy: { primary_section, sections: [primary_section] } };
		const shown = (await call('PUT', `notas/${id}/publicar/`, { base: revision, document: filed })).body;
		const reference = { type: 'reference', referent: { type: 'video', id }, additional_properties: { headline: 'El gol final' } };
		await publish(content(), [story('A', { website: 'tn', website_url: '/deportes/a/', content_elements: [reference] })]);
		const said = async () => /<video [^>]*aria-label="([^"]+)"/.exec((await get('tn', '/deportes/a/')).body)?.[1];
		expect(await said()).toBe('El gol final');
		const corrected = { ...filed, headlines: { basic: 'El gol del final' } };
		const newer = (await call('PUT', `notas/${id}/publicar/`, { base: shown.revision, document: corrected })).body;
		expect(await said()).toBe('El gol del final');
		await call('PUT', `notas/${id}/retirar/`, { base: newer.revision });
		expect(await said()).toBeUndefined();
	});

	it('an upload that broke off goes on where it stopped, and only its person sees it, in its brand', async () => {
		const cookie = await staffSession(sites, { role: 'editor' });
		const [call, film] = [senderOf(sites, cookie), webmFilm({ bytes: 2 * pieceBytes })];
		const { body: begun } = await call('POST', uploads, fileOf(film, 'gol.webm'));
		await call('PUT', `${uploads}${begun.id}/0/`, pieceOf(film, 0));
		const again = (await call('POST', uploads, fileOf(film, 'gol.webm'))).body;
		expect(again).toMatchObject({ id: begun.id, received: pieceBytes });
		expect((await call('GET', uploads)).body.uploads).toEqual([again]);
		const early = await call('PUT', `${uploads}${begun.id}/${2 * pieceBytes}/`, pieceOf(film, 2 * pieceBytes));
		expect(early.body.received).toBe(pieceBytes);
		for (const other of [senderOf(sites, await staffSession(sites, { role: 'admin' })), senderOf(sites, cookie, 'ciudad')]) {
			expect((await other('GET', uploads)).body.uploads).toEqual([]);
			expect((await other('PUT', `${uploads}${begun.id}/${pieceBytes}/`, pieceOf(film, pieceBytes))).status).toBe(404);
		}
		expect((await call('POST', `${uploads}${begun.id}/terminar/`)).body.code).toBe('upload-not-whole');
		await sendPieces(call, film, again);
		const done = await call('POST', `${uploads}${begun.id}/terminar/`);
		expect(done.body).toMatchObject({ kind: 'stored', video: { id: begun.id } });
		expect((await call('POST', `${uploads}${begun.id}/terminar/`)).body).toEqual(done.body);
	});

	it('a person has at most 200 uploads in a brand', async () => {
		const call = await editor();
		const begin = (at: number) => call('POST', uploads, fileOf(mp4Film(), `${at}.mp4`));
		for (let at = 0; at < 200; at += 1) expect((await begin(at)).status).toBe(200);
		expect((await begin(200)).body.code).toBe('too-many-uploads');
	});

	it('an upload without news for three days ends', async () => {
		const [call, film] = [await editor(), mp4Film()];
		const { body: begun } = await call('POST', uploads, fileOf(film));
		content.clock.now = new Date(content.clock.now.getTime() + 3 * 86_400_000 + 1);
		const later = await editor();
		await later('POST', uploads, fileOf(film, 'otro.mp4'));
		expect((await (await editor())('PUT', `${uploads}${begun.id}/0/`, film)).status).toBe(404);
	});

	it('what is no film, or one that browsers do not play, or too large, gets a word and leaves nothing', async () => {
		const call = await editor();
		const page = Buffer.from('<html><script>alert(1)</script></html>');
		const { body: begun } = await call('POST', uploads, fileOf(page, 'gol.mp4'));
		expect((await call('PUT', `${uploads}${begun.id}/0/`, page)).body.code).toBe('UNSUPPORTED_FILM');
		expect((await upload(call, mp4Film({ video: 'hvc1' }))).body).toEqual({ kind: 'unfit', problem: 'UNSUPPORTED_CODEC' });
		expect((await upload(call, mp4Film().subarray(0, -5))).body).toEqual({ kind: 'unfit', problem: 'CORRUPT_FILM' });
		expect((await call('POST', uploads, { name: 'a.mp4', bytes: 2_000_000_001, modified: 1 })).body.code).toBe('film-too-large');
		const { body: short } = await call('POST', uploads, fileOf(mp4Film(), 'corto.mp4'));
		expect((await call('PUT', `${uploads}${short.id}/0/`, mp4Film().subarray(0, 50))).body.code).toBe('wrong-piece');
		await call('PUT', `${uploads}${short.id}/cancelar/`);
		expect((await call('GET', uploads)).body.uploads).toEqual([]);
		expect((await call('GET', 'notas/?state=working&type=video')).body.rows).toEqual([]);
	});

	it('a video is deleted with its film when no draft and no story has it', async () => {
		const call = await editor();
		const { id } = (await upload(call, mp4Film())).body.video;
		const reference = { type: 'reference', referent: { type: 'video', id } };
		const draft = { _id: 'A', type: 'story', version: '0.10.12', headlines: { basic: 'Con video' }, content_elements: [reference] };
		const { body: written } = await call('PUT', 'notas/A/', { document: draft });
		expect((await call('GET', `videos/${id}/usos/`)).body).toEqual({ uses: [{ id: 'A', headline: 'Con video' }], elsewhere: 0 });
		const other = senderOf(sites, await staffSession(sites, { role: 'admin' }), 'ciudad');
		const copy = { _id: 'C', type: 'story', version: '0.10.12', content_elements: [reference] };
		const { body: copied } = await other('PUT', 'notas/C/', { document: copy });
		expect((await call('GET', `videos/${id}/usos/`)).body).toMatchObject({ uses: [{ id: 'A' }], elsewhere: 1 });
		await other('PUT', 'notas/C/', { base: copied.revision, document: { ...copy, content_elements: [] } });
		expect(await call('PUT', `videos/${id}/borrar/`)).toMatchObject({ status: 409, body: { code: 'video-in-use' } });
		expect((await get('tn', `/media/files/${id}.mp4`)).status).toBe(200);
		await call('PUT', 'notas/A/', { base: written.revision, document: { ...draft, content_elements: [] } });
		expect((await call('PUT', `videos/${id}/borrar/`)).status).toBe(200);
		expect((await get('tn', `/media/files/${id}.mp4`)).status).toBe(404);
		expect((await call('GET', `notas/${id}/`)).body).toEqual({});
		expect((await call('PUT', 'videos/A/borrar/')).body.code).toBe('video-not-found');
	});
}

describeOnBoth('videos of the newsroom', migrations, videos);

describe('captions', () => {
	const sites = servedNewsroom();

	it('are stored as WebVTT, or refused with the line of the mistake', async () => {
		const call = senderOf(sites, await staffSession(sites, { role: 'contributor' }));
		const srt = '1\r\n00:00:00,000 --> 00:00:01,500\r\nHola\r\n';
		const { body } = await call('POST', 'videos/subtitulos/', { text: srt });
		expect(body).toMatchObject({ kind: 'stored' });
		const file = await sites.get('tn', new URL(body.url).pathname);
		expect([file.body, file.headers['content-type']]).toEqual([
			'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nHola\n',
			'text/vtt; charset=utf-8',
		]);
		const wrong = await call('POST', 'videos/subtitulos/', { text: `${srt}\n2\n00:00:05,000 --> 00:00:02,000\nChau` });
		expect(wrong.body).toEqual({ kind: 'unfit', problem: 'ends-before-start', line: 6 });
		expect(captionProblems).toContain(wrong.body.problem);
	});
});
