import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';

const { get, content } = servedSites();

const primary_section = { _id: '/deportes/futbol', type: 'section', version: '0.10.12', name: 'Fútbol' };
const boca = { text: 'Boca', slug: 'boca' };
const ana = { type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' };
const image = { type: 'image', version: '0.10.12', _id: 'FOTO', url: 'https://img.test/foto.jpg', width: 1600, height: 900 };

const inFeed = (website: BrandId, id: string, more: object = {}) =>
	story(id, {
		website,
		website_url: `/deportes/futbol/${id.toLowerCase()}/`,
		taxonomy: { primary_section, tags: [boca] },
		credits: { by: [ana] },
		promo_items: { basic: image },
		...more,
	});

/** Stories that nobody may find in a feed. */
const hidden = (brand: BrandId) => [
	inFeed(brand, 'BORRADOR', { revision: { published: false } }),
	inFeed(brand, 'FUTURA', { display_date: '2026-11-20T15:00:01Z' }),
	inFeed(brand, 'NOINDEX', { syndication: { search: false } }),
];

const items = (xml: string): readonly string[] =>
	[...xml.matchAll(/<guid isPermaLink="false">(\w+)<\/guid>/g)].flatMap(([, id]) => id ?? []);

/** Type and address of each feed that the head of a page names. */
const feedsNamedIn = (html: string) =>
	[...html.matchAll(/<link rel="alternate" type="application\/(\S+)" title="[^"]+" href="([^"]+)">/g)].map(([, ...link]) => link);

/** Section, tag and author have feeds of their own, below their pages. */
const pages = ['/', '/deportes/', '/deportes/futbol/', '/tags/boca/', '/autor/ana-paz/'];

const url = v.pipe(v.string(), v.url());
/** What JSON Feed 1.1 requires, and how our feeds fill it. */
const jsonFeed = v.strictObject({
	version: v.literal('https://jsonfeed.org/version/1.1'),
	title: v.pipe(v.string(), v.nonEmpty()),
	home_page_url: url,
	feed_url: url,
	description: v.string(),
	language: v.literal('es-AR'),
	items: v.array(
		v.strictObject({
			id: v.string(),
			url,
			title: v.pipe(v.string(), v.nonEmpty()),
			content_text: v.pipe(v.string(), v.nonEmpty()),
			image: url,
			date_published: v.pipe(v.string(), v.isoTimestamp()),
			authors: v.array(v.strictObject({ name: v.string(), url })),
			tags: v.array(v.string()),
		}),
	),
});

describe.each(brandList)('the feeds of $id', ({ id: brand, name }) => {
	const others = brandList.filter(({ id }) => id !== brand);
	const origin = `https://${brand}.test`;

	beforeEach(() =>
		publish(
			content(),
			[
				section('/deportes', { name: 'Deportes' }),
				section('/deportes/futbol', { name: 'Fútbol' }),
				inFeed(brand, 'UNA', { display_date: '2026-11-20T11:00:00Z' }),
				inFeed(brand, 'DOS'),
				...hidden(brand),
			],
			brand,
		),
	);

	it('C08 list the newest stories of a page first, and none that is hidden or of another brand', async () => {
		for (const { id } of others) await publish(content(), [section('/deportes'), inFeed(id, `DE${id}`.toUpperCase())], id);
		for (const page of pages) {
			const { status, headers, body } = await get(brand, `${page}rss/`);
			expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
			expect(items(body)).toEqual(['DOS', 'UNA']);
			expect(body).toContain(`<atom:link href="${origin}${page}rss/" rel="self" type="application/rss+xml"/>`);
			const json = await get(brand, `${page}feed.json`);
			expect([json.status, json.headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8']);
			const feed = v.parse(jsonFeed, JSON.parse(json.body));
			expect(feed.items.map(({ id }) => id)).toEqual(['DOS', 'UNA']);
			expect([feed.home_page_url, feed.feed_url]).toEqual([`${origin}${page}`, `${origin}${page}feed.json`]);
		}
	});

	it('are named in the head of their page, and those of its section in the head of a story', async () => {
		for (const page of [...pages, '/deportes/futbol/una/']) {
			const about = page.endsWith('/una/') ? '/deportes/futbol/' : page;
			expect(feedsNamedIn((await get(brand, page)).body)).toEqual([
				['rss+xml', `${origin}${about}rss/`],
				['feed+json', `${origin}${about}feed.json`],
			]);
		}
	});

	it('are also at a former address of their page', async () => {
		const former = (from: string, to: string) => ({ _id: to, type: 'redirect', version: '0.10.12', canonical_url: from, redirect_url: to });
		await publish(content(), [former('/tag/boca/', '/tags/boca/'), former('/afuera/', 'https://otro.test/')], brand);
		const { status, body } = await get(brand, '/tag/boca/rss/');
		expect([status, items(body)]).toEqual([200, ['DOS', 'UNA']]);
		expect(body).toContain(`<atom:link href="${origin}/tags/boca/rss/" rel="self"`);
		expect((await get(brand, '/afuera/rss/')).status).toBe(404);
	});

	it('are where readers look for them: in the footer and on the site map', async () => {
		const { body } = await get(brand, '/mapa-del-sitio/');
		expect(body.split('<footer').map((part) => part.includes('href="/rss/"'))).toEqual([true, true]);
	});

	it('C08 change with a publication, and lose what is unpublished', async () => {
		const before = await get(brand, '/deportes/rss/');
		await publish(content(), [inFeed(brand, 'TRES', { display_date: '2026-11-20T13:00:00Z' })], brand);
		const after = await get(brand, '/deportes/rss/', { 'if-none-match': String(before.headers.etag) });
		expect([after.status, items(after.body)]).toEqual([200, ['TRES', 'DOS', 'UNA']]);
		expect((await get(brand, '/deportes/rss/', { 'if-none-match': String(after.headers.etag) })).status).toBe(304);
		await content().unpublish({ brand, sender: 'test' }, { type: 'story', id: 'TRES' });
		expect(items((await get(brand, '/deportes/rss/')).body)).toEqual(['DOS', 'UNA']);
	});

	it('of pages that are not there, or list no stories, are not there, which the brand’s page says', async () => {
		const without = ['/nada/', '/tags/nada/', '/tags/', '/autor/nadie/', '/autor/', '/deportes/futbol/una/', '/tags/boca/x/'];
		for (const path of without.flatMap((page) => [`${page}rss/`, `${page}feed.json`])) {
			const { status, body } = await get(brand, path);
			expect([path, status, body.includes(`data-brand="${brand}"`)]).toEqual([path, 404, true]);
		}
	});

	it('of a story for registered readers say what its card says, and nothing of its text', async () => {
		const closed = { content_restrictions: { content_code: 'registro' }, content_elements: [{ type: 'text', content: 'Lo secreto' }] };
		await publish(content(), [inFeed(brand, 'CERRADA', closed)], brand);
		for (const path of ['/rss/', '/feed.json']) {
			const { body } = await get(brand, path);
			expect([path, body.includes('CERRADA'), body.includes('secreto')]).toEqual([path, true, false]);
		}
	});

	it('for Flipboard and Facebook have the texts of stories, and of one for registered readers no more than its excerpt', async () => {
		const elements = ['La entrada.', 'El resto.'].map((text) => ({ type: 'text', content: text }));
		const closed = { content_restrictions: { content_code: 'registro' }, content_elements: elements, display_date: '2026-11-20T13:00:00Z' };
		await publish(content(), [inFeed(brand, 'CERRADA', closed)], brand);
		for (const page of ['/', '/deportes/']) {
			const [flipboard, facebook] = [await get(brand, `${page}rss/flipboard/`), await get(brand, `${page}rss/fbia/`)];
			for (const { status, body } of [flipboard, facebook]) {
				expect([status, items(body)]).toEqual([200, ['CERRADA', 'DOS', 'UNA']]);
				expect(['Cuerpo de DOS', 'La entrada.', 'El resto.'].map((text) => body.includes(text))).toEqual([true, true, false]);
			}
			expect(flipboard.body).toContain('<content:encoded><![CDATA[<p>Cuerpo de UNA</p>]]></content:encoded>');
			expect(facebook.body).toContain('<meta property="op:markup_version" content="v1.0">');
			expect(facebook.body).toContain(`<atom:link href="${origin}${page}rss/fbia/" rel="self"`);
		}
		await content().unpublish({ brand, sender: 'test' }, { type: 'story', id: 'DOS' });
		for (const path of ['/rss/flipboard/', '/rss/fbia/']) expect(items((await get(brand, path)).body)).toEqual(['CERRADA', 'UNA']);
	});

	it('have one address: no page of a list and no other output is a copy of them', async () => {
		for (const path of ['/rss/?page=2', '/amp/rss/', '/feed.json?page=3', '/amp/feed.json'])
			expect([path, (await get(brand, path)).status]).toEqual([path, 404]);
	});

	it('have the name of the brand', async () => {
		expect((await get(brand, '/rss/')).body).toContain(`<channel><title>${name}</title>`);
		expect((await get(brand, '/tags/boca/rss/')).body).toContain(`<channel><title>Boca | ${name}</title>`);
	});
});

it('W06 headlines with markup and characters that XML does not have leave a feed readable', async () => {
	const basic = 'Río & mar <b>"uno"</b> ]]>\uFFFE\u0008 🎈';
	await publish(content(), [section('/deportes'), inFeed('tn', 'RARA', { headlines: { basic } })]);
	const { body } = await get('tn', '/rss/');
	expect(body).toContain('<title>Río &amp; mar &lt;b&gt;&quot;uno&quot;&lt;/b&gt; ]]&gt; 🎈</title>');
	expect(v.parse(jsonFeed, JSON.parse((await get('tn', '/feed.json')).body)).items[0]?.title).toContain('<b>"uno"</b>');
});

it.each([
	['rss/', '/rss/'],
	['rss/category/deportes/futbol/?outputType=xml', '/deportes/futbol/rss/'],
	['rss/author/ana-paz/', '/autor/ana-paz/rss/'],
	['sitemap-index/?outputType=xml', '/sitemap.xml'],
	['news-sitemap/?outputType=xml', '/sitemap-news.xml'],
	['fb-ia/', '/rss/fbia/'],
])('subscribers of the former platform’s %s are sent to %s', async (path, place) => {
	const { status, headers } = await get('tn', `/arc/outboundfeeds/${path}`);
	expect([status, headers.location]).toEqual([301, place]);
});

it('addresses that the former platform had for other programs are not there', async () => {
	for (const path of ['', 'ans/', 'rss/category/', 'rss/keyword/x/', 'constructor/', 'rss/constructor/x/'])
		expect([path, (await get('tn', `/arc/outboundfeeds/${path}`)).status]).toEqual([path, 404]);
});
