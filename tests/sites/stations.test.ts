import { beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish } from '../support/content.ts';

const { get, content } = servedSites();

const poster = { type: 'image', version: '0.10.12', _id: 'POSTER', url: 'https://img.test/poster.jpg', width: 1280, height: 720 };
const signal = (id: string, more: object = {}) => ({
	type: 'signal',
	_id: id,
	source: { name: 'el canal', updated_at: '2026-11-19T12:00:00Z' },
	title: `Señal ${id}`,
	stream: `https://stream.test/${id}.m3u8`,
	...more,
});
const radio = signal('am', { kind: 'radio', title: 'La AM' });

const linkTo = (path: string) => `href="${path}"`;

describe.each(brandList)('the stations of $id', ({ id: brand, name, texts: { schedule } }) => {
	beforeEach(() => publish(content(), [signal('tv', { promo_items: { basic: poster } }), radio], brand));

	it('ROUTE-05 the live page plays television with its poster, and leads to the radio', async () => {
		for (const path of ['/envivo/', '/vivo/']) {
			const { body } = await get(brand, path);
			expect(body).toMatch(/<video[^>]* poster="[^"]*img\.test[^"]*"[^>]*><source src="https:\/\/stream\.test\/tv\.m3u8"/);
			expect(body).toContain(linkTo('/envivo/am/'));
			expect(body).not.toContain(linkTo('/envivo/tv/'));
			expect(body).not.toContain('<audio');
		}
	});

	it('a radio has a page of its own with a player of sound, its metadata and the way to television', async () => {
		const { status, body } = await get(brand, '/envivo/am/');
		expect(status).toBe(200);
		expect(body).toContain(`<title>La AM | ${name}</title>`);
		expect(body).toContain(`<link rel="canonical" href="https://${brand}.test/envivo/am/">`);
		expect(body).toContain(schedule.stationDescriptions.radio.replace('{station}', 'La AM').replace('{brand}', name));
		expect(body).toMatch(/<audio[^>]*><source src="https:\/\/stream\.test\/am\.m3u8"/);
		expect(body).not.toMatch(/<video|data-island="live-tools"/);
		expect(body).toContain(linkTo('/envivo/'));
		expect(body).toContain(`https://${brand}.test/reproductor/envivo/am/`);
	});

	it('ROUTE-17 the player of a radio leads to its page', async () => {
		const { status, body } = await get(brand, '/reproductor/envivo/am/');
		expect(status).toBe(200);
		expect(body).toMatch(/<audio[^>]*><source src="https:\/\/stream\.test\/am\.m3u8"/);
		expect(body).toContain(`href="https://${brand}.test/envivo/am/"`);
		expect((await get(brand, '/reproductor/envivo/nada/')).status).toBe(404);
	});

	it('a radio shows its own week, and that of the channel stays with television', async () => {
		const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
		const week = [{ days: everyDay, broadcasts: [{ start: '00:00', title: 'La radio de siempre' }] }];
		const { source } = radio;
		const channel = everyDay.map((_id) => ({
			type: 'schedule',
			_id,
			source,
			broadcasts: [{ start: '00:00', title: 'El canal de siempre' }],
		}));
		await publish(content(), [{ ...radio, week }, ...channel], brand);
		const above = async (path: string) => (await get(brand, path)).body.split(schedule.otherStations)[0];
		expect(await above('/envivo/am/')).toContain('La radio de siempre');
		expect(await above('/envivo/am/')).not.toContain('El canal de siempre');
		expect(await above('/envivo/')).toContain('El canal de siempre');
		await publish(content(), [radio], brand);
		expect(await above('/envivo/am/')).not.toContain('El canal de siempre');
	});

	it('television has one address, whatever its id', async () => {
		const { status, body } = await get(brand, '/envivo/tv/');
		expect(status).toBe(200);
		expect(body).toContain(`<link rel="canonical" href="https://${brand}.test/envivo/">`);
	});

	it('an unknown station is a 404 in the dress of the brand, until it is published', async () => {
		const { status, body } = await get(brand, '/envivo/fm/');
		expect(status).toBe(404);
		expect(body).toMatch(/<header\b.*<footer\b/s);
		expect(body).toContain('<meta name="robots" content="noindex');
		await publish(content(), [signal('fm', { kind: 'radio' })], brand);
		expect((await get(brand, '/envivo/fm/')).status).toBe(200);
		expect((await get(brand, '/envivo/')).body).toContain(linkTo('/envivo/fm/'));
		await content().remove({ brand, sender: 'test', may: [] }, { type: 'signal', id: 'fm' });
		expect((await get(brand, '/envivo/fm/')).status).toBe(404);
		expect((await get(brand, '/envivo/')).body).not.toContain(linkTo('/envivo/fm/'));
	});

	it('a radio alone is the live page', async () => {
		await content().remove({ brand, sender: 'test', may: [] }, { type: 'signal', id: 'tv' });
		const { body } = await get(brand, '/envivo/');
		expect(body).toMatch(/<audio[^>]*><source src="https:\/\/stream\.test\/am\.m3u8"/);
		expect(body).not.toContain(schedule.otherStations);
	});
});
