import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { structureBrands } from '../support/demo.ts';
import { rowBrands } from '../support/row-brands.ts';

const { get, content } = servedSites();

const picture = { type: 'image', version: '0.10.12', _id: 'FOTO', url: 'https://img.test/foto.jpg', width: 1600, height: 900 };

/** Publishes stories of a brand in `/deportes`, each at `/deportes/{name}/`. */
const publishNamed = (website: BrandId, stories: Readonly<Record<string, object>>) => {
	const documents = Object.entries(stories).map(([name, more]) =>
		story(`${website}-${name}`, { website, website_url: `/deportes/${name}/`, promo_items: { basic: picture }, ...more }),
	);
	return publish(content(), [section('/deportes'), ...documents], website);
};

/** What the cards on a page of a brand have where `part` says, by the names of their stories. */
async function onCards(id: BrandId, path: string, part: RegExp): Promise<Readonly<Record<string, string | undefined>>> {
	const { body } = await get(id, path);
	const [main = ''] = /<main\b.*<\/main>/s.exec(body) ?? [];
	const found: Record<string, string | undefined> = {};
	for (const [card] of main.matchAll(/<article\b.*?<\/article>/gs)) {
		const name = /href="\/deportes\/([\w-]+)\/"/.exec(card)?.[1] ?? 'no story';
		// A story may have another card beside the list.
		found[name] ??= part.exec(card)?.[1];
	}
	return found;
}

describe.each(structureBrands)('the time on a card of $id', ({ id }) => {
	const minute = 60_000;
	const ages = { 'hace-30-s': 0.5, 'hace-1-m': 1, 'hace-2-m': 2, 'hace-59-m': 59.9, 'hace-1-h': 60, 'hace-2-h': 125, 'hace-23-h': 23 * 60 };

	it('UI-06 UI-07 reads "Hace 1 minuto" and "Hace N minutos" below an hour, then "Hace 1 hora" and "Hace N horas"', async () => {
		const now = content.clock.now.getTime();
		const stories = Object.entries(ages).map(([name, age]) => [name, { display_date: new Date(now - age * minute).toISOString() }]);
		await publishNamed(id, Object.fromEntries(stories));
		expect(await onCards(id, '/lo-ultimo/', /<time[^>]*>([^<]*)</)).toMatchObject({
			'hace-30-s': 'Hace 1 minuto',
			'hace-1-m': 'Hace 1 minuto',
			'hace-2-m': 'Hace 2 minutos',
			'hace-59-m': 'Hace 59 minutos',
			'hace-1-h': 'Hace 1 hora',
			'hace-2-h': 'Hace 2 horas',
			'hace-23-h': 'Hace 23 horas',
		});
	});
});

describe('the marquee on a card', () => {
	const marquees = ['premiereWithSign', 'exclusive', 'exclusiveWithSign', 'urgent'];

	it('UI-09 UI-10 UI-11 UI-12 has the words of its brand, which shows no other marquees', async () => {
		const named = Object.fromEntries(marquees.map((marquee) => [marquee, { additional_properties: { marquee } }]));
		const shown = rowBrands.map(async ({ id }) => {
			await publishNamed(id, named);
			return [id, await onCards(id, '/deportes/', /class="[^"]*marquee[^"]*">([^<]+)</)];
		});
		expect(Object.fromEntries(await Promise.all(shown))).toEqual({
			tn: { premiereWithSign: undefined, exclusive: undefined, exclusiveWithSign: undefined, urgent: undefined },
			eltrece: { premiereWithSign: '¡Estreno!', exclusive: undefined, exclusiveWithSign: '¡Exclusivo!', urgent: 'Urgente' },
			ciudad: { premiereWithSign: undefined, exclusive: 'Exclusivo', exclusiveWithSign: undefined, urgent: 'Urgente' },
			eldoce: { premiereWithSign: undefined, exclusive: 'Exclusivo', exclusiveWithSign: undefined, urgent: 'Urgente' },
		});
	});
});
