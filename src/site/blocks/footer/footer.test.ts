import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import type { ListQuery } from '#content/contract';
import { shownBlock } from '../../../../tests/support/site/shown-block.ts';
import { blocks } from '../../blocks.ts';
import { sampleCards } from '../../samples/sample-cards.ts';
import { footer } from './footer.tsx';

const { tn, eltrece, ciudad, eldoce } = brands;

describe.each(brandList)('the footer of $id', (brand) => {
	it('FTR-02 CONT-03 lists the sections of footermenu1', async () => {
		const navigation = async (hierarchy: string) => [
			{ id: '/x', kind: 'section', text: `de ${hierarchy}`, href: '/x/', external: false, children: [] } as const,
		];
		expect(await shownBlock(footer, brand, { content: { navigation } })).toContain('de footermenu1');
	});

	it('LIM-06 lists news that the page does not show just above, and the newest where it shows them all', async () => {
		const [first = '', second = '', ...others] = sampleCards.map(({ href }) => href);
		const listed = async (...shown: string[]) => {
			const page = await shownBlock(footer, brand, { content: { list: async () => [...sampleCards] }, shown });
			return [...page.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href]) => href);
		};
		expect(await listed()).toEqual([first, second, ...others].slice(0, 4));
		expect(await listed(first)).toEqual([second, ...others]);
		expect(await listed(first, second)).toEqual([...others, first]);
	});

	it('BLK-02 is the block Footer', async () => {
		expect(await shownBlock(blocks.Footer, brand)).toMatch(/^<footer\b.*<\/footer>$/s);
	});

	it('FTR-03 leads to the other brands', async () => {
		const page = await shownBlock(footer, brand);
		const sites = [...page.matchAll(/href="https:\/\/(\w+)\.test\/"/g)].map(([, id]) => id);
		expect(sites).toEqual(brandList.map(({ id }) => id).filter((id) => id !== brand.id));
	});

	it('FTR-04 FTR-05 links to the seven networks in their order', async () => {
		const page = await shownBlock(footer, brand);
		expect(page).toContain('Seguinos en las redes');
		const names = [...page.matchAll(/<a[^>]*aria-label="([^"]*)" title=/g)].map(([, name]) => name);
		expect(names).toEqual(['Facebook', 'Instagram', 'Telegram', 'TikTok', 'X', 'YouTube', 'Email']);
		expect(page).toMatch(/href="mailto:[^"]+"[^>]*aria-label="Email"/);
	});
});

it('FTR-06 FTR-07 FTR-08 the copyright runs from 1996 to the year of the clock, and on eldoce is that year alone', async () => {
	const now = new Date('2031-06-01T12:00:00Z');
	for (const brand of [tn, eltrece, ciudad]) expect(await shownBlock(footer, brand, { now })).toContain('© 1996 - 2031');
	expect(await shownBlock(footer, eldoce, { now })).toContain('© 2031 El Doce');
});

it('FTR-06 the year is that of the brand’s time zone', async () => {
	expect(await shownBlock(footer, eldoce, { now: new Date('2027-01-01T01:30:00Z') })).toContain('© 2026');
});

it('FTR-01 LIM-06 CONT-05 the latest news are four stories of the staff, without those that the brand excludes', async () => {
	const queries: ListQuery[] = [];
	const list = async (query: ListQuery) => {
		queries.push(query);
		return [];
	};
	await shownBlock(footer, tn, { content: { list } });
	await shownBlock(footer, eldoce, { content: { list } });
	expect(queries[0]).toMatchObject({ all: ['source:staff', 'type:story'], size: 16 });
	expect(queries[0]?.none).toEqual([
		...['agencias', 'autos', 'estilo', 'programas', 'videos', 'galerias'].map((name) => `section:/${name}`),
		'subtype:video',
		'tag:horoscopo',
	]);
	expect(queries[1]?.none).toEqual([
		'section:/patrocinado',
		'section:/cuarteteando/agenda',
		'section:/videos',
		'subtype:video',
		'subtype:video_dark',
	]);
});
