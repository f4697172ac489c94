import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';

const { get, content } = servedSites();

const id = 'BRVXTIJMTNF55ZHKWBWB2WMTGG';
const url = '/deportes/un-gol/';
const stream = { url: 'https://cdn.test/gol.mp4', stream_type: 'mp4', bitrate: 2_000, width: 1280, height: 720 };
const subtitles = { urls: ['/media/files/GOL.vtt', 'https://cdn.test/gol.vtt'].map((file) => ({ format: 'WEB_VTT', url: file })) };
const video = { type: 'video', version: '0.10.12', streams: [stream], subtitles };

const videoStory = (website: BrandId, more: object = {}) =>
	story(id, { website, website_url: url, subtype: 'video', headlines: { basic: 'Un gol' }, promo_items: { lead_art: video }, ...more });
const signal = {
	type: 'signal',
	_id: 'tv',
	source: { name: 'el canal', updated_at: '2026-11-19T12:00:00Z' },
	title: 'Señal en vivo',
	stream: 'https://stream.test/tv.m3u8',
};

const prefixes = ['', '/amp', '/fbia', '/lite'];
const typeOf = (body: string) => /<body[^>]* data-page-type="([\w-]+)"/.exec(body)?.[1];

describe.each(brandList)('a player of $id', ({ id: brand, texts }) => {
	const path = `/reproductor/${id}/`;
	beforeEach(() => publish(content(), [section('/deportes'), videoStory(brand), signal], brand));

	it.each(prefixes)('ROUTE-17 below %s/reproductor/ is the video alone, with its title and its captions', async (prefix) => {
		const { status, body } = await get(brand, prefix + path);
		expect({ status, type: typeOf(body) }).toEqual({ status: 200, type: 'player' });
		expect(body).toContain('src="https://cdn.test/gol.mp4"');
		expect(body).toContain('<track kind="captions" src="/media/files/GOL.vtt"');
		expect(body).toContain('&quot;src&quot;:&quot;https://cdn.test/gol.vtt&quot;');
		expect(body).toContain(`href="https://${brand}.test${url}"`);
		expect(body).not.toMatch(/<header|<footer|<nav|data-island="consent"/);
	});

	it.each(prefixes)('ROUTE-17 below %s/reproductor/ plays the live signal too', async (prefix) => {
		const { status, body } = await get(brand, `${prefix}/reproductor/envivo/`);
		expect({ status, type: typeOf(body) }).toEqual({ status: 200, type: 'player' });
		expect(body).toContain('https://stream.test/tv.m3u8');
		expect(body).toContain(`href="https://${brand}.test/envivo/"`);
	});

	it('ROUTE-17 says in its place that there is no such video, whatever the path names', async () => {
		for (const missing of ['/reproductor/', '/reproductor/nada/', '/reproductor/a/b/', '/reproductor/?url=https://evil.test/a.mp4']) {
			for (const prefix of prefixes) {
				const { status, body, headers } = await get(brand, prefix + missing);
				expect({ missing, status, type: typeOf(body) }).toEqual({ missing, status: 404, type: 'player' });
				expect(body).toContain(texts.player.missing);
				expect(body).not.toMatch(/<header|<footer|evil/);
				expect(headers['content-security-policy']).toContain('frame-ancestors *');
			}
		}
	});

	it('W11 may be framed by any site; other pages only by our own', async () => {
		for (const framed of [path, `/amp${path}`, '/reproductor/envivo/', path]) {
			const { headers } = await get(brand, framed);
			expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
			expect(headers['x-frame-options']).toBeUndefined();
		}
		for (const page of ['/', url, `/amp${url}`, '/envivo/']) {
			const { headers } = await get(brand, page);
			expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
			expect(headers['x-frame-options']).toBe('SAMEORIGIN');
		}
	});

	it('is not for search engines, sets no cookie and measures nobody', async () => {
		const { body, headers } = await get(brand, path);
		expect(headers['x-robots-tag']).toBe('noindex');
		expect(headers['set-cookie']).toBeUndefined();
		expect(body).toContain('<meta name="robots" content="noindex, follow">');
		expect(body).toContain(`<link rel="canonical" href="https://${brand}.test${url}">`);
		expect(body).not.toMatch(/data-measured|data-path|data-accounts/);
	});

	it('changes and goes with its story', async () => {
		expect((await get(brand, path)).body).toContain('Un gol');
		await publish(content(), [videoStory(brand, { headlines: { basic: 'Un golazo' }, last_updated_date: '2026-11-24T00:00:00Z' })], brand);
		expect((await get(brand, path)).body).toContain('Un golazo');
		await content().remove({ brand, sender: 'test', may: [] }, { type: 'story', id });
		expect((await get(brand, path)).status).toBe(404);
	});
});
