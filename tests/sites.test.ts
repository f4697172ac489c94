import { beforeEach, describe, expect, it } from 'vitest';
import { type Brand, type BrandId, brandList, brands } from '#brands';
import { migrations, servedSites } from './support/browser/served-sites.ts';
import { publish, section, story } from './support/content.ts';
import { testDatabase } from './support/databases/database.ts';
import { english, readableTexts } from './support/readable-texts.ts';
import { rowBrands } from './support/row-brands.ts';

const appLinks = { androidAppUrl: 'https://play.example/app', iOSAppUrl: 'https://apps.example/app' };

/** The apps of every brand are configured, also of those that offer none. */
const { get, content } = servedSites(testDatabase(migrations), { appLinks: new Map(brandList.map(({ id }) => [id, appLinks])) });

const headline = (id: BrandId, what: string) => `${what} de ${id}`;
const menu = (hierarchy: string, ...names: readonly string[]) =>
	names.map((name, index) =>
		section(`/${hierarchy}-${name}`, { name: `${hierarchy} ${name}`, parent: { [hierarchy]: '/' }, order: { [hierarchy]: index + 1 } }),
	);
const inSection = (id: string, name: string) => ({ primary_section: { _id: id, type: 'section', version: '0.10.12', name } });

const documentsOf = (website: BrandId) => [
	section('/deportes', { name: 'Deportes' }),
	section('/deportes/futbol', { name: 'Fútbol', parent: { default: '/deportes' } }),
	section('/sociedad', { name: 'Sociedad' }),
	...menu('primary', 'uno', 'dos', 'tres', 'cuatro'),
	...menu('hamburger', 'costado', 'otro'),
	...menu('footermenu1', 'pie'),
	story(`${website}-A`, {
		website,
		website_url: '/deportes/futbol/nota/',
		headlines: { basic: headline(website, 'Quebracho') },
		content_elements: [{ type: 'text', content: headline(website, 'Texto') }],
		taxonomy: inSection('/deportes/futbol', 'Fútbol'),
	}),
	story(`${website}-W`, { website, website_url: '/sociedad/cerrada/', content_restrictions: { content_code: 'registro' } }),
	story(`${website}-N`, { website, website_url: '/sociedad/boletin/', subtype: 'newsletter' }),
	story(`${website}-V`, {
		website,
		website_url: '/sociedad/video/',
		subtype: 'video',
		headlines: { basic: headline(website, 'Video') },
		taxonomy: inSection('/sociedad', 'Sociedad'),
	}),
];

const texts = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '\n');
const accountPages = [
	'ingresar',
	'registrarse',
	'recuperar-contrasena',
	'modificar-contrasena',
	'validar-registro',
	'cuenta-verificada',
	'perfil',
].map((target) => `/${target}/`);

/** The texts that the forms of a page show once they run: the values of their props. */
function* laterTexts(html: string): Generator<string> {
	for (const [, props = ''] of html.matchAll(/ data-props="([^"]*)"/g))
		yield* stringsIn(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).words);
}

function* stringsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value.replace(/\{\w+\}/g, '');
	else if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) yield* stringsIn(member);
}

const part = (html: string, name: 'header' | 'main' | 'footer') => new RegExp(`<${name}\\b.*</${name}>`, 's').exec(html)?.[0] ?? '';
const bodyAt = async (id: BrandId, path: string) => {
	const { status, body } = await get(id, path);
	expect(status, `${id} ${path}`).toBe(200);
	return body;
};

beforeEach(async () => {
	for (const { id } of brandList) await publish(content(), documentsOf(id), id);
});

describe.each(brandList)('the site of $id', ({ id, name, header, texts: words }) => {
	it('SITE-01 opens with that brand and nothing of another', async () => {
		const body = await bodyAt(id, '/');
		expect(body).toContain(`data-brand="${id}"`);
		expect(body).toContain(`<meta property="og:site_name" content="${name}">`);
		expect(part(body, 'main')).toContain(headline(id, 'Quebracho'));
		for (const other of brandList.filter((brand) => brand.id !== id)) {
			expect(body).not.toContain(`data-brand="${other.id}"`);
			expect(body).not.toContain(headline(other.id, 'Quebracho'));
			// Only the footer leads to the others.
			expect(body.replace(part(body, 'footer'), '')).not.toContain(`https://${other.id}.test`);
			expect(part(body, 'footer')).toContain(`href="https://${other.id}.test/"`);
		}
	});

	it('SITE-02 is in Spanish on every kind of page, in what is read, heard, and said by forms later', async () => {
		const contents = [
			'/',
			'/deportes/',
			'/sociedad/',
			'/deportes/futbol/nota/',
			'/sociedad/video/',
			'/sociedad/cerrada/',
			'/sociedad/boletin/',
		];
		const lists = [
			'/buscar/',
			'/buscar/quebracho/',
			'/buscar/nada/',
			'/tags/',
			'/autor/',
			'/videos/',
			'/podcasts/',
			'/lo-ultimo/',
			'/programas/',
		];
		const others = ['/mapa-del-sitio/', '/envivo/', '/clima/', '/newsletters/', '/terminos-y-condiciones/', '/no-hay-tal-cosa/'];
		const foreign: string[] = [];
		for (const path of [...contents, ...lists, ...others, ...accountPages]) {
			const { body } = await get(id, path);
			expect(body, path).toMatch(/^<!doctype html><html lang="es/);
			for (const text of [...readableTexts(body), ...laterTexts(body)])
				for (const [word] of text.matchAll(english)) foreign.push(`${path}: ${word} in ${text.slice(0, 200)}`);
		}
		expect(foreign).toEqual([]);
	});

	it('SITE-03 shows its content to a reader without a session', async () => {
		const shown = {
			'/': headline(id, 'Quebracho'),
			'/deportes/': headline(id, 'Quebracho'),
			'/sociedad/': headline(id, 'Video'),
			'/deportes/futbol/nota/': headline(id, 'Texto'),
			'/sociedad/video/': headline(id, 'Video'),
			'/buscar/quebracho/': headline(id, 'Quebracho'),
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
		for (const path of accountPages) expect(await bodyAt(id, path), path).toContain('data-page-type="users_registration"');
	});

	it('CONT-01 HDR-02 LIM-05 sites-api gives three names of the hierarchy primary, and the main menu shows these', async () => {
		const query = encodeURIComponent(JSON.stringify({ hierarchy: 'primary', size: 3 }));
		const filter = encodeURIComponent('{ children { name site { site_title } } }');
		const answer = JSON.parse(await bodyAt(id, `/pf/api/v3/content/fetch/sites-api?query=${query}&filter=${filter}&_website=${id}`));
		const names = answer.children.map(({ name: label }: { name: string }) => label);
		expect(names).toEqual(['primary uno', 'primary dos', 'primary tres']);
		const nav = new RegExp(`<nav[^>]*aria-label="${words.mainMenu}">.*?</nav>`, 's').exec(await bodyAt(id, '/sociedad/'))?.[0] ?? '';
		expect([...nav.matchAll(/<a [^>]*href="[^"]*"[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(names);
	});

	it('CONT-02 CONT-03 the side menu shows the hierarchy hamburger, and the footer footermenu1', async () => {
		const body = await bodyAt(id, '/sociedad/');
		const side = new RegExp(`<nav[^>]*aria-label="${words.sideMenu}">.*?</nav>`, 's').exec(body)?.[0] ?? '';
		expect([...side.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(['hamburger costado', 'hamburger otro']);
		const query = encodeURIComponent(JSON.stringify({ hierarchy: 'hamburger' }));
		const answer = JSON.parse(await bodyAt(id, `/pf/api/v3/content/fetch/sites-api?query=${query}&_website=${id}`));
		expect(answer.children.map(({ name: label }: { name: string }) => label)).toEqual(['hamburger costado', 'hamburger otro']);
		const foot = part(body, 'footer');
		expect(foot).toContain('footermenu1 pie');
		expect(foot).not.toMatch(/hamburger|primary/);
	});

	it('HDR-21 HDR-22 links to its configured apps where the brand offers apps, and hides them elsewhere', async () => {
		const shown = part(await bodyAt(id, '/'), 'header');
		const offers = header.offersApps;
		for (const address of Object.values(appLinks)) expect(shown.includes(`href="${address}"`), address).toBe(offers);
		expect(shown.includes(words.appsTitle)).toBe(offers);
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

	it('BLK-02 BLK-09 is framed by its header and the footer', async () => {
		const body = await bodyAt(id, '/sociedad/');
		expect(rowBrands.filter((brand) => brand.header.block === 'TN/Header')).toEqual([brands.tn]);
		expect(body.match(/<header\b[^>]* data-mode=/g)).toHaveLength(1);
		expect(body.match(/<footer\b/g)).toHaveLength(1);
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

it.each(differences)('SITE-06 %s (%s) is seen on the brands that have it and on no other', async (_what, path, seen, on) => {
	const found: BrandId[] = [];
	for (const brand of rowBrands) if (seen(await bodyAt(brand.id, path), brand)) found.push(brand.id);
	expect(found.toSorted()).toEqual(on.toSorted());
});
