import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';

const { get, content, cache } = servedSites();

const image = { type: 'image', version: '0.10.12', _id: 'FOTO', url: 'https://img.test/foto.jpg', width: 1600, height: 900 };
const streams = [{ url: 'https://cdn.test/uno.mp4', stream_type: 'mp4', bitrate: 2000, width: 1280, height: 720 }];
const film = {
	_id: 'FILM',
	type: 'video',
	version: '0.10.12',
	headlines: { basic: 'Un gol' },
	duration: 61_400,
	streams,
	promo_items: { basic: image },
};

const work = (website: BrandId, id: string, more: object = {}) =>
	story(id, { website, website_url: `/deportes/${id.toLowerCase()}/`, promo_items: { basic: image }, ...more });

/** Works that no sitemap of the brand lists: hidden ones, one that search engines must not index, and one whose canonical site is another. */
const unlisted = (brand: BrandId, other: BrandId) => [
	work(brand, 'BORRADOR', { revision: { published: false } }),
	work(brand, 'FUTURA', { display_date: '2026-11-20T15:00:01Z' }),
	work(brand, 'NOINDEX', { syndication: { search: false }, subtype: 'video', promo_items: { lead_art: film } }),
	work(brand, 'AJENA', {
		canonical_website: other,
		canonical_url: '/deportes/ajena/',
		websites: { [brand]: { website_url: '/deportes/ajena/' } },
	}),
];

const locations = (xml: string): readonly string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, loc]) => loc ?? []);

describe.each(brandList)('the sitemaps of $id', ({ id: brand, name }) => {
	const origin = `https://${brand}.test`;
	const other: BrandId = brand === 'tn' ? 'eldoce' : 'tn';
	const at = (...ids: readonly string[]) => ids.map((id) => `${origin}/deportes/${id}/`);
	const listed = async (path: string) => {
		const { status, headers, body } = await get(brand, path);
		expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8']);
		return locations(body);
	};

	beforeEach(async () => {
		await publish(
			content(),
			[
				section('/deportes'),
				work(brand, 'HOY', { first_publish_date: '2026-11-20T10:00:00Z', last_updated_date: '2026-11-20T14:00:00Z' }),
				work(brand, 'AYER', { display_date: '2026-11-19T20:00:00Z' }),
				work(brand, 'VIEJA', { display_date: '2026-11-18T14:59:59Z', subtype: 'video', promo_items: { lead_art: film } }),
				...unlisted(brand, other),
			],
			brand,
		);
		await publish(content(), [section('/deportes'), work(other, 'DEOTRA')], other);
	});

	it('are named in robots.txt, at the address of the brand', async () => {
		const { status, headers, body } = await get(brand, '/robots.txt');
		expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
		expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-news.xml\n`);
	});

	it('C08 lead from the index to the stories of each day, and to none that is hidden or has its place elsewhere', async () => {
		const files = await listed('/sitemap.xml');
		const days = ['2026-11-20', '2026-11-19', '2026-11-18'].map((day) => `${origin}/sitemap-${day}.xml`);
		expect(files).toEqual([...['news', 'sections', 'videos'].map((of) => `${origin}/sitemap-${of}.xml`), ...days]);
		const stories = await Promise.all(days.map((file) => listed(file.slice(origin.length))));
		expect(stories).toEqual([at('hoy'), at('ayer'), at('vieja')]);
		const { body } = await get(brand, '/sitemap-2026-11-20.xml');
		expect(body).toContain(
			`<loc>${origin}/deportes/hoy/</loc><lastmod>2026-11-20T14:00:00.000Z</lastmod><image:image><image:loc>${origin}/resizer/`,
		);
	});

	it('list for Google News what was first published in two days, with name, language, time and title', async () => {
		const ad = { owner: { sponsored: true, name: 'Una marca' } };
		await publish(content(), [work(brand, 'PAGA', ad), work(brand, 'REPUESTA', { first_publish_date: '2026-11-01T10:00:00Z' })], brand);
		expect(await listed('/sitemap-news.xml')).toEqual(at('hoy', 'ayer'));
		const publication = `<news:publication><news:name>${name}</news:name><news:language>es</news:language></news:publication>`;
		expect((await get(brand, '/sitemap-news.xml')).body).toContain(
			`<news:news>${publication}<news:publication_date>2026-11-20T10:00:00.000Z</news:publication_date><news:title>Titular de HOY</news:title></news:news>`,
		);
	});

	it('list the videos with picture, title, description, file and seconds', async () => {
		expect(await listed('/sitemap-videos.xml')).toEqual(at('vieja'));
		const { body } = await get(brand, '/sitemap-videos.xml');
		for (const part of [
			`<video:thumbnail_loc>${origin}/resizer/v2/`,
			'<video:title>Un gol</video:title><video:description>Titular de VIEJA</video:description>',
			'<video:content_loc>https://cdn.test/uno.mp4</video:content_loc>',
			`<video:player_loc>${origin}/reproductor/VIEJA/</video:player_loc><video:duration>61</video:duration>`,
		])
			expect(body).toContain(part);
	});

	it('list the front page and the sections', async () => {
		expect(await listed('/sitemap-sections.xml')).toEqual([`${origin}/`, `${origin}/deportes/`]);
	});

	it('C08 change with a publication of their day, and with no other', async () => {
		await listed('/sitemap-2026-11-19.xml');
		const made = cache().stats.renders;
		await publish(content(), [work(brand, 'NUEVA')], brand);
		expect(await listed('/sitemap-2026-11-19.xml')).toEqual(at('ayer'));
		expect(cache().stats.renders).toBe(made);
		await publish(content(), [work(brand, 'NUEVA', { display_date: '2026-11-19T10:00:00Z' })], brand);
		expect(await listed('/sitemap-2026-11-19.xml')).toEqual(at('ayer', 'nueva'));
		await content().unpublish({ brand, sender: 'test' }, { type: 'story', id: 'AYER' });
		expect(await listed('/sitemap-2026-11-19.xml')).toEqual(at('nueva'));
		expect(await listed('/sitemap-news.xml')).toEqual(at('hoy', 'nueva'));
	});

	it('are not there for days without stories, and for what is no day', async () => {
		const days = ['2026-11-17', '2026-13-45', '2026-02-30', '2026-11-20-2', '2026-11-20-1', 'ayer'];
		for (const path of days.map((day) => `/sitemap-${day}.xml`)) expect([path, (await get(brand, path)).status]).toEqual([path, 404]);
	});
});
