import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { sharedMedia } from '../../src/media/fixtures/test-media.ts';
import { migrations, servedSites } from '../support/browser/served-sites.ts';
import { testDatabase } from '../support/databases/database.ts';

const media = sharedMedia();
const adsTxtFile = join(tmpdir(), `ads-${process.pid}.txt`);
const securityContacts = ['mailto:seguridad@diario.example', 'https://diario.example/aviso'];

/** Two of the four brands state who sells their ads and where to report vulnerabilities. */
const speaking = ['tn', 'eldoce'];
const { get, content } = servedSites(testDatabase(migrations), {
	drawPng: (svg) => media().media.drawPng(svg),
	siteFiles: new Map(speaking.map((id) => [id, { adsTxtFile, securityContacts }])),
});

const color = v.pipe(v.string(), v.hexColor());
/** What browsers need before they offer to install a site, and what we add. */
const manifest = v.strictObject({
	id: v.literal('/'),
	name: v.pipe(v.string(), v.nonEmpty()),
	short_name: v.pipe(v.string(), v.maxLength(12)),
	description: v.string(),
	lang: v.literal('es-AR'),
	dir: v.literal('ltr'),
	start_url: v.literal('/'),
	scope: v.literal('/'),
	display: v.literal('standalone'),
	background_color: color,
	theme_color: color,
	categories: v.tuple([v.literal('news')]),
	icons: v.array(
		v.strictObject({
			src: v.pipe(v.string(), v.startsWith('/')),
			sizes: v.picklist(['192x192', '512x512']),
			type: v.literal('image/png'),
			purpose: v.picklist(['any', 'maskable']),
		}),
	),
});

describe.each(brandList)('the files at the root of $id', ({ id: brand, name, theme }) => {
	const pngAt = async (path: string) => {
		const { status, headers, bytes } = await get(brand, path);
		expect([path, status, headers['content-type'], headers['x-robots-tag']]).toEqual([path, 200, 'image/png', undefined]);
		const { width, height, format } = await sharp(bytes).metadata();
		const { isOpaque } = await sharp(bytes).stats();
		return { size: `${width}x${height}`, format, isOpaque };
	};

	it('have a manifest whose icons have the sizes that it says, and fill their square where systems cut them', async () => {
		const { headers, body } = await get(brand, '/manifest.webmanifest');
		expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
		const { icons, ...about } = v.parse(manifest, JSON.parse(body));
		expect(about).toMatchObject({ name, theme_color: theme.light.bar });
		expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
		for (const { src, sizes, purpose } of icons) {
			const { size, format, isOpaque } = await pngAt(src);
			expect([src, size, format, isOpaque || purpose === 'any']).toEqual([src, sizes, 'png', true]);
		}
	});

	it('have a logo of the publisher, with the size that the metadata of the site says', async () => {
		const { body } = await get(brand, '/');
		const [, graphs = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
		const [, url, width, height] = /"logo":{"@type":"ImageObject","url":"([^"]+)","width":(\d+),"height":(\d+)}/.exec(graphs) ?? [];
		expect(url).toBe(`https://${brand}.test/logo.png`);
		expect(await pngAt('/logo.png')).toEqual({ size: `${width}x${height}`, format: 'png', isOpaque: true });
	});

	it('have an icon for the home screens of Apple, and one for tabs, with three pictures', async () => {
		expect(await pngAt('/apple-touch-icon.png')).toEqual({ size: '180x180', format: 'png', isOpaque: true });
		const { headers, bytes } = await get(brand, '/favicon.ico');
		expect(headers['content-type']).toBe('image/x-icon');
		expect(await Promise.all(picturesIn(Buffer.from(bytes)).map(async (picture) => (await sharp(picture).metadata()).width))).toEqual([
			16, 32, 48,
		]);
	});

	it('are named in the head of every page, where its policy lets browsers read them', async () => {
		for (const path of ['/', '/ingresar/']) {
			const { body, headers } = await get(brand, path);
			expect(body).toContain(
				'<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
			);
			expect(body).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
			expect(headers['content-security-policy']).toMatch(/manifest-src 'self'|default-src 'self'/);
		}
	});

	it('say where to report vulnerabilities and until when, or are not there', async () => {
		const { status, body } = await get(brand, '/.well-known/security.txt');
		expect(status).toBe(speaking.includes(brand) ? 200 : 404);
		if (status === 404) return;
		expect(body.split('\n')).toEqual([
			'Contact: mailto:seguridad@diario.example',
			'Contact: https://diario.example/aviso',
			'Expires: 2027-05-19T00:00:00.000Z',
			'Preferred-Languages: es, en',
			`Canonical: https://${brand}.test/.well-known/security.txt`,
			'',
		]);
	});

	it('say who may sell ads, as the operator wrote it, also while the file cannot be read; without a file nobody says it', async () => {
		const line = 'anuncios.example, 1234, DIRECT';
		writeFileSync(adsTxtFile, `${line}\n`);
		const { status, headers, body } = await get(brand, '/ads.txt');
		if (!speaking.includes(brand)) return expect(status).toBe(404);
		expect([status, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', `${line}\n`]);
		rmSync(adsTxtFile);
		content.clock.now = new Date(content.clock.now.getTime() + 301_000);
		expect((await get(brand, '/ads.txt')).body).toBe(`${line}\n`);
	});
});

/** The pictures of a Windows icon file: their places are in entries of 16 bytes behind a header of 6. */
function picturesIn(file: Buffer): readonly Buffer[] {
	const [reserved, kind, count] = [0, 2, 4].map((at) => file.readUInt16LE(at));
	expect([reserved, kind]).toEqual([0, 1]);
	return Array.from({ length: count ?? 0 }, (_, at) => {
		const entry = 6 + 16 * at;
		const start = file.readUInt32LE(entry + 12);
		return file.subarray(start, start + file.readUInt32LE(entry + 8));
	});
}
