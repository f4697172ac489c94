import { beforeEach, describe, expect, it } from 'vitest';
import { type Brand, type BrandId, brandList } from '#brands';
import { migrations, servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { testDatabase } from '../support/databases/database.ts';
import { rowBrands } from '../support/row-brands.ts';
import { accountPaths } from '../support/site/account-paths.ts';

const appLinks = { androidAppUrl: 'https://play.example/app', iOSAppUrl: 'https://apps.example/app' };

/** The apps of every brand are configured, also of those that offer none. */
const { get, content } = servedSites(testDatabase(migrations), { appLinks: new Map(brandList.map(({ id }) => [id, appLinks])) });

const headline = (id: BrandId, what: string) => `${what} de ${id}`;
const inSection = (id: string, name: string) => ({ primary_section: { _id: id, type: 'section', version: '0.10.12', name } });

const documentsOf = (website: BrandId) => [
	section('/deportes', { name: 'Deportes' }),
	section('/deportes/futbol', { name: 'Fútbol', parent: { default: '/deportes' } }),
	section('/sociedad', { name: 'Sociedad' }),
	story(`${website}-A`, {
		website,
		website_url: '/deportes/futbol/nota/',
		headlines: { basic: headline(website, 'Quebracho') },
		content_elements: [{ type: 'text', content: headline(website, 'Texto') }],
		taxonomy: inSection('/deportes/futbol', 'Fútbol'),
	}),
	story(`${website}-V`, {
		website,
		website_url: '/sociedad/video/',
		subtype: 'video',
		headlines: { basic: headline(website, 'Video') },
		taxonomy: inSection('/sociedad', 'Sociedad'),
	}),
];

const texts = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '\n');

const part = (html: string, name: 'header' | 'main' | 'footer') => new RegExp(`<${name}\\b.*</${name}>`, 's').exec(html)?.[0] ?? '';
const bodyAt = async (id: BrandId, path: string) => {
	const { status, body } = await get(id, path);
	expect(status, `${id} ${path}`).toBe(200);
	return body;
};

const publishFor = (...sites: readonly Brand[]) =>
	sites.reduce((before, { id }) => before.then(() => publish(content(), documentsOf(id), id)), Promise.resolve());

describe.each(brandList)('the site of $id', (brand) => {
	const { id, name } = brand;
	const others = brandList.filter((other) => other !== brand);
	beforeEach(() => publishFor(brand));

	it('SITE-01 opens with that brand and nothing of another', async () => {
		await publishFor(...others);
		const body = await bodyAt(id, '/');
		expect(body).toContain(`data-brand="${id}"`);
		expect(body).toContain(`<meta property="og:site_name" content="${name}">`);
		expect(part(body, 'main')).toContain(headline(id, 'Quebracho'));
		for (const other of others) {
			expect(body).not.toContain(`data-brand="${other.id}"`);
			expect(body).not.toContain(headline(other.id, 'Quebracho'));
			// Only the footer leads to the others.
			expect(body.replace(part(body, 'footer'), '')).not.toContain(`https://${other.id}.test`);
			expect(part(body, 'footer')).toContain(`href="https://${other.id}.test/"`);
		}
	});

	it('opens with the newest stories and their pictures until the newsroom has chosen some', async () => {
		const image = { _id: 'P', type: 'image', version: '0.10.12', url: 'https://img.test/p.jpg', width: 1200, height: 800 };
		const newest = { display_date: '2026-11-20T14:00:00Z', promo_items: { basic: image } };
		await publish(content(), [story(`${id}-N`, { website: id, website_url: '/deportes/nueva/', ...newest })], id);
		const first = async () => /<h[12][^>]*>(?:<[^>]*>)*([^<]+)/.exec(part(await bodyAt(id, '/'), 'main'))?.[1];
		expect(part(await bodyAt(id, '/'), 'main')).toContain('<img');
		expect(await first()).toBe(`Titular de ${id}-N`);
		const references = [{ type: 'reference', referent: { type: 'story', id: `${id}-A` } }];
		const home = { _id: 'HOME', type: 'collection', version: '0.10.12', content_aliases: ['home'], content_elements: references };
		await publish(content(), [home], id);
		expect(await first()).toBe(headline(id, 'Quebracho'));
	});

	it('shows its content to a reader without a session', async () => {
		const shown = {
			'/': headline(id, 'Quebracho'),
			'/deportes/': headline(id, 'Quebracho'),
			'/sociedad/': headline(id, 'Video'),
			'/deportes/futbol/nota/': headline(id, 'Texto'),
			'/sociedad/video/': headline(id, 'Video'),
			// The words that were searched are marked.
			'/buscar/quebracho/': headline(id, '<mark class="marked_marked">Quebracho</mark>'),
		};
		for (const [path, text] of Object.entries(shown)) expect(part(await bodyAt(id, path), 'main'), path).toContain(text);
	});

	it('SITE-05 has a header and a footer on every page, content, a search and account pages', async () => {
		for (const path of ['/', '/deportes/', '/sociedad/', '/deportes/futbol/nota/', '/buscar/quebracho/', '/ingresar/']) {
			const body = await bodyAt(id, path);
			expect(part(body, 'header'), path).toContain(`aria-label="${name}"`);
			expect(part(body, 'header'), path).toMatch(/<form[^>]*action="\/buscar\/"/);
			expect(part(body, 'footer'), path).toContain('Seguinos en las redes');
		}
		for (const path of accountPaths) expect(await bodyAt(id, path), path).toContain('data-page-type="users_registration"');
	});

	it('HDR-13 HDR-14 links from the bar to the section of the page, by its type', async () => {
		const linkAt = async (path: string) =>
			/data-secondary-nav=""><a[^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(await bodyAt(id, path))?.slice(1);
		const links = [
			await linkAt('/sociedad/'),
			await linkAt('/deportes/'),
			await linkAt('/deportes/futbol/'),
			await linkAt('/deportes/futbol/nota/'),
		];
		const expected = [
			['/sociedad/', 'Sociedad'],
			['/deportes/', 'Deportes'],
			['/deportes/futbol/', 'Fútbol'],
			['/deportes/futbol/', 'Fútbol'],
		];
		expect(links).toEqual(id === 'ciudad' ? [undefined, undefined, undefined, undefined] : expected);
		for (const path of ['/', '/buscar/', '/ingresar/']) expect(await linkAt(path), path).toBeUndefined();
	});
});

/** A page, what one reads in it, and the brands on which it is there. */
const differences: readonly (readonly [
	what: string,
	path: string,
	seen: (body: string, brand: Brand) => boolean,
	on: readonly BrandId[],
])[] = [
	['the placeholder "Buscá en TN"', '/', (body) => body.includes('placeholder="Buscá en TN"'), ['tn']],
	['the placeholder "Buscar..."', '/', (body) => body.includes('placeholder="Buscar..."'), ['eltrece', 'eldoce']],
	['the placeholder "Buscar en ciudad"', '/', (body) => body.includes('placeholder="Buscar en ciudad"'), ['ciudad']],
	['the link "Iniciar sesión"', '/', (body) => /data-sign-in-link="">(?:<svg.*?<\/svg>)?Iniciar sesión/s.test(body), ['ciudad']],
	['a header that switches', '/', (body) => body.includes('data-switches'), ['tn']],
	['a secondary nav', '/sociedad/', (body) => body.includes('data-secondary-nav'), ['tn', 'eltrece', 'eldoce']],
	['a copyright from 1996', '/', (body) => texts(part(body, 'footer')).includes('1996'), ['tn', 'eltrece', 'ciudad']],
	['the words "Quiero recuperarla"', '/ingresar/', (body) => body.includes('Quiero recuperarla'), ['ciudad']],
	['apps', '/', (body) => body.includes(appLinks.iOSAppUrl), ['tn', 'eltrece']],
	['a footer', '/', (body) => body.includes('<footer'), ['tn', 'eltrece', 'ciudad', 'eldoce']],
	['the title of the social links', '/', (body) => body.includes('Seguinos en las redes'), ['tn', 'eltrece', 'ciudad', 'eldoce']],
];

it('HDR-21 HDR-22 tn and eltrece link to their configured apps; ciudad and eldoce hide what is configured', async () => {
	const parts = rowBrands.map(async ({ id, texts: { appsTitle } }) => {
		const header = part(await bodyAt(id, '/'), 'header');
		return [id, [`>${appsTitle}<`, ...Object.values(appLinks).map((address) => `href="${address}"`)].map((text) => header.includes(text))];
	});
	const [shown, hidden] = [
		[true, true, true],
		[false, false, false],
	];
	expect(Object.fromEntries(await Promise.all(parts))).toEqual({ tn: shown, eltrece: shown, ciudad: hidden, eldoce: hidden });
});

it('SITE-06 what only some brands have is seen on these and on no other', async () => {
	await publishFor(...rowBrands);
	const found = differences.map(([what]) => ({ what, on: [] as BrandId[] }));
	for (const brand of rowBrands)
		for (const [index, [, path, seen]] of differences.entries())
			if (seen(await bodyAt(brand.id, path), brand)) found[index]?.on.push(brand.id);
	expect(found).toEqual(differences.map(([what, , , on]) => ({ what, on })));
});
