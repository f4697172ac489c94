import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { story, testContent } from '../../../tests/support/content.ts';
import { importDocuments } from './import-documents.ts';
import type { ImportEvent } from './import-event.ts';
import type { OwnPicture, PictureSupply } from './own-pictures.ts';

const content = testContent();
const id = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const kept: OwnPicture = { id, extension: 'jpg', width: 1200, height: 800, dominant: '#102030' };
const picture = (url: string, more = {}) => ({ type: 'image', version: '0.10.12', url, ...more });

/** Pictures of which some are here, some can be fetched, and some cannot. */
const supply: PictureSupply = {
	origin: 'https://tn.test',
	fetches: true,
	find: async (address) => (address === 'https://viejo.test/aqui.jpg' ? kept : undefined),
	fetch: async (address) =>
		({ 'https://viejo.test/nueva.jpg': kept, 'https://viejo.test/falta.jpg': 'was answered with status 404' })[address],
};

async function run(document: object): Promise<readonly ImportEvent[]> {
	const path = join(await mkdtemp(join(tmpdir(), 'kiosco-pictures-')), 'a.json');
	await writeFile(path, JSON.stringify(document));
	const common = { content: content(), brand: brands.tn, brands: brandList, section: '/noticias', stopped: () => false };
	const events: ImportEvent[] = [];
	for await (const event of importDocuments({ ...common, paths: [path], pictures: supply })) events.push(event);
	return events;
}

describe('the pictures of an import', () => {
	it('that are here or were fetched are ours on pages, in their true size', async () => {
		const document = story('A', {
			...{ website: 'tn', website_url: '/a/' },
			promo_items: { basic: picture('http://viejo.test/aqui.jpg', { caption: 'Al pie' }) },
			content_elements: [picture('https://viejo.test/nueva.jpg', { width: 10, height: 10 })],
		});
		expect(await run(document)).toMatchObject([{ kind: 'stored', notes: [] }]);
		const own = { id, width: 1200, height: 800, dominant: '#102030' };
		expect(await content().queries('tn').at('/a/')).toMatchObject({
			story: { lead: { picture: { ...own, caption: 'Al pie' } }, body: [{ kind: 'picture', picture: own }] },
		});
		expect((await run(document)).map(({ kind }) => kind)).toEqual(['ignored']);
	});

	it('keep a focal point with the size in which it was chosen', async () => {
		const basic = picture('https://viejo.test/aqui.jpg', { width: 600, height: 400, focal_point: { x: 300, y: 200 } });
		await run(story('A', { website: 'tn', website_url: '/a/', promo_items: { basic } }));
		expect(await content().queries('tn').at('/a/')).toMatchObject({
			story: { lead: { picture: { id, width: 600, height: 400, focal: { x: 300, y: 200 } } } },
		});
	});

	it('that cannot be had are listed with the reason, and the story is stored', async () => {
		const events = await run(story('A', { promo_items: { basic: picture('https://viejo.test/falta.jpg') } }));
		expect(events).toMatchObject([
			{ kind: 'missing-picture', why: 'the picture https://viejo.test/falta.jpg: was answered with status 404', place: { id: 'A' } },
			{ kind: 'stored' },
		]);
	});

	it('of hosts that were not named are counted by their host', async () => {
		const events = await run(story('A', { promo_items: { basic: picture('https://otro.test/a.jpg') } }));
		expect(events).toMatchObject([{ kind: 'stored', notes: ['pictures are at otro.test: --media otro.test brings them here'] }]);
	});
});
