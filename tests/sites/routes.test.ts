import { describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { countReads, publish, section, story } from '../support/content.ts';
import { rowBrands } from '../support/row-brands.ts';

const { get, content } = servedSites();

const perBrandDocuments = (website: BrandId) => [
	section('/deportes'),
	section('/deportes/futbol', { name: 'Fútbol', parent: { default: '/deportes' } }),
	section('/sociedad'),
	section('/tnylagente'),
	{ _id: 'ana', type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz', bio: 'Escribe.' },
	{ _id: 'boca', type: 'tag', text: 'Boca', slug: 'boca' },
	story('A', {
		website,
		website_url: '/deportes/futbol/la-final/',
		taxonomy: {
			primary_section: { _id: '/deportes/futbol', type: 'section', version: '0.10.12', name: 'Fútbol' },
			tags: [{ text: 'Boca', slug: 'boca' }],
		},
		credits: { by: [{ type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' }] },
	}),
	story('V', { website, website_url: '/deportes/un-video/', subtype: 'video' }),
	story('C', {
		website,
		website_url: '/tnylagente/una-carta/',
		taxonomy: { primary_section: { _id: '/tnylagente', type: 'section', version: '0.10.12', name: 'TN y la gente' } },
	}),
];

const covers = [
	...['musica', 'autos', 'show', 'salud', 'running', 'deportes', 'tecno', 'estilo', 'tnylagente', 'campo', 'politica', 'cucinare'],
	...['economia', 'cine-y-series', 'los-mas-clickeados', 'todesnosotres', 'cocina'],
].map((slug) => `/${slug}/`);

/** The cover of what was read most. */
const mostRead = '/los-mas-clickeados/';

/** Publishes sections, and a story in each. */
const putStoriesBelow = (website: BrandId, paths: readonly string[]) => {
	const documents = paths.flatMap((path) => {
		const primary_section = { _id: path.slice(0, -1), type: 'section', version: '0.10.12', name: path };
		return [section(primary_section._id), story(`S${path}`, { website, website_url: `${path}nota/`, taxonomy: { primary_section } })];
	});
	return publish(content(), documents, website);
};

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
/** The stories that a page lists, without the newest of the brand beside or below its list. */
const storiesIn = (html: string) => {
	const [list = ''] = mainOf(html).split(/ class="brick_menor|<h2[^>]*><a[^>]*href="\/ultimas-noticias\/"/);
	return [...list.matchAll(/<h\d[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href]) => href);
};

/** What a reader gets at a path: the status, the page type, the output and whether a link leads to this path. */
async function opened(brand: BrandId, path: string) {
	const { status, body } = await get(brand, path);
	const mark = (name: string) => new RegExp(`<body[^>]* data-${name}="([\\w-]+)"`).exec(body)?.[1];
	return { status, type: mark('page-type'), output: mark('output'), subtype: mark('subtype'), body };
}
const typeAt = async (brand: BrandId, path: string) => {
	const { status, type } = await opened(brand, path);
	return status === 200 ? type : status;
};

describe.each(brandList)('the routes of $id', ({ id }) => {
	const put = () => publish(content(), perBrandDocuments(id), id);
	const typesAt = async (...paths: readonly string[]) =>
		Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await typeAt(id, path)])));

	it('ROUTE-01 a page names its type: by its path, else by the content there', async () => {
		expect(await typesAt('/buscar/', '/deportes/', '/sociedad/', '/deportes/futbol/la-final/')).toEqual({
			'/buscar/': 'search',
			'/deportes/': 'cover',
			'/sociedad/': 404,
			'/deportes/futbol/la-final/': 404,
		});
		await put();
		expect(await typesAt('/sociedad/', '/deportes/futbol/', '/deportes/futbol/la-final/')).toEqual({
			'/sociedad/': 'section',
			'/deportes/futbol/': 'section',
			'/deportes/futbol/la-final/': 'story',
		});
		expect((await opened(id, '/deportes/un-video/')).subtype).toBe('video');
	});

	it('ROUTE-02 the seven account pages are there, with a page type of their own', async () => {
		const paths = [
			...['ingresar', 'registrarse', 'recuperar-contrasena', 'modificar-contrasena'],
			'validar-registro',
			'cuenta-verificada',
			'perfil',
		];
		const types = await typesAt(...paths.map((target) => `/${target}/`));
		expect(types).toEqual(Object.fromEntries(paths.map((target) => [`/${target}/`, 'users_registration'])));
	});

	it('ROUTE-03 /buscar/ and the paths below it are the search', async () => {
		await put();
		const found = ['/buscar/titular/', '/buscar/titular-de/', '/buscar/titular/de/'];
		const others = ['/buscar/', '/buscar/copa-del-mundo/'];
		expect(await typesAt(...found, ...others)).toEqual(Object.fromEntries([...found, ...others].map((path) => [path, 'search'])));
		for (const path of found) expect((await opened(id, path)).body, path).toContain('>3 resultados<');
		expect(mainOf((await opened(id, '/buscar/titular/de/')).body)).toMatch(/<h1[^>]*>[^<]*titular de\b/);
		for (const path of others) expect((await opened(id, path)).body, path).not.toContain('3 resultados');
	});

	it('ROUTE-04 /tags/ and /autor/ list the tags and authors with their numbers of stories, and the stories of each', async () => {
		await put();
		expect(await typesAt('/tags/', '/tags/boca/', '/autor/', '/autor/ana-paz/', '/tags/nada/')).toEqual({
			'/tags/': 'tag',
			'/tags/boca/': 'tag',
			'/autor/': 'author',
			'/autor/ana-paz/': 'author',
			'/tags/nada/': 404,
		});
		for (const [list, entry] of [
			['/tags/', '/tags/boca/'],
			['/autor/', '/autor/ana-paz/'],
		] as const) {
			const { body } = await opened(id, list);
			expect(mainOf(body), list).toMatch(new RegExp(`href="${entry}".*>1 nota<`, 's'));
		}
		for (const path of ['/tags/boca/', '/autor/ana-paz/'])
			expect((await opened(id, path)).body, path).toContain('href="/deportes/futbol/la-final/"');
		expect((await opened(id, '/autor/ana-paz/')).body).toContain('Ana Paz');
	});

	it('ROUTE-06 /videos/ lists the videos and no other story; /podcasts/ opens', async () => {
		await put();
		expect(await typesAt('/videos/', '/podcasts/')).toEqual({ '/videos/': 'videos', '/podcasts/': 'podcasts' });
		const main = mainOf((await opened(id, '/videos/')).body);
		expect(main).toContain('href="/deportes/un-video/"');
		expect(main).not.toContain('href="/deportes/futbol/la-final/"');
	});

	it('/colecciones/ and the site map lead to dossiers with stories, and to no collection that only feeds pages', async () => {
		const collection = (alias: string, name: string, members: readonly string[]) => ({
			_id: `COL-${alias}`,
			type: 'collection',
			version: '0.10.12',
			canonical_website: id,
			content_aliases: [alias],
			headlines: { basic: name },
			content_elements: members.map((referent) => ({ type: 'reference', referent: { type: 'story', id: referent } })),
		});
		const linksAt = async (path: string) => {
			const links = mainOf((await opened(id, path)).body).matchAll(/href="(\/colecciones\/[^"]*)"/g);
			return [...new Set([...links].map(([, to]) => to))];
		};
		const feeds = ['home', 'alert-bar', 'notificaciones'].map((alias) => collection(alias, alias, ['A']));
		await publish(content(), [...perBrandDocuments(id), ...feeds, collection('especial-vacio', 'Sin notas', ['NONE'])], id);
		expect([await linksAt('/colecciones/'), await linksAt('/mapa-del-sitio/')]).toEqual([[], []]);

		await publish(content(), [collection('especial-final', 'La final', ['A', 'V'])], id);
		expect(await linksAt('/colecciones/')).toEqual(['/colecciones/especial-final/']);
		expect(mainOf((await opened(id, '/colecciones/')).body)).toContain('href="/deportes/un-video/"');
		expect(await linksAt('/mapa-del-sitio/')).toEqual(['/colecciones/']);
		expect(await typesAt('/colecciones/especial-final/', '/colecciones/home/')).toEqual({
			'/colecciones/especial-final/': 'collection',
			'/colecciones/home/': 'collection',
		});
	});

	it('ROUTE-11 /tnylagente/ is a cover, and a page below it a story', async () => {
		await put();
		expect(await typesAt('/tnylagente/', '/tnylagente/una-carta/')).toEqual({ '/tnylagente/': 'cover', '/tnylagente/una-carta/': 'story' });
		expect((await opened(id, '/tnylagente/')).body).toContain('href="/tnylagente/una-carta/"');
	});

	it('ROUTE-16 /ultimas-noticias/ and /lo-ultimo/ are sections of the newest stories', async () => {
		await put();
		for (const path of ['/ultimas-noticias/', '/lo-ultimo/']) {
			const { type, body } = await opened(id, path);
			expect([type, ...storiesIn(body).toSorted()], path).toEqual([
				'section',
				'/deportes/futbol/la-final/',
				'/deportes/un-video/',
				'/tnylagente/una-carta/',
			]);
		}
	});

	it('ROUTE-20 seventeen sections have a cover, with content and without', async () => {
		expect(await typesAt(...covers)).toEqual(Object.fromEntries(covers.map((path) => [path, 'cover'])));
		await putStoriesBelow(id, covers);
		content.clock.now = new Date(content.clock.now.getTime() + 3_600_000);
		for (const path of covers.filter((path) => path !== mostRead)) {
			const { type, body } = await opened(id, path);
			expect([type, ...storiesIn(body)], path).toEqual(['cover', `${path}nota/`]);
		}
		await countReads(content, ['S/musica/'], id);
		content.clock.now = new Date(content.clock.now.getTime() + 60_000);
		const { type, body } = await opened(id, mostRead);
		const rankings = [...body.matchAll(/<ol[^>]*_numbered"[^>]*>(.*?)<\/ol>/gs)].map(([ranking]) => /href="([^"]+)"/.exec(ranking)?.[1]);
		expect([type, ...rankings]).toEqual(['cover', '/musica/nota/', '/musica/nota/', '/musica/nota/']);
		expect(await typeAt(id, '/musica/nota/')).toBe('story');
	});

	it('ROUTE-19 the root is a cover, and /homepage/ is the same page', async () => {
		await put();
		expect(await typesAt('/', '/homepage/', '/pf/homepage/')).toEqual({ '/': 'cover', '/homepage/': 'cover', '/pf/homepage/': 'cover' });
		const { body } = await opened(id, '/homepage/');
		expect(body).toBe((await opened(id, '/')).body);
		expect(body).toContain(`<link rel="canonical" href="https://${id}.test/">`);
		expect(
			await content().putAll({ brand: id, sender: 'test', may: 'operator' }, [
				JSON.stringify(story('H', { website: id, website_url: '/homepage/' })),
			]),
		).toMatchObject([{ kind: 'refused', code: 'RESERVED_PATH' }]);
	});

	it.each(['amp', 'fbia'])('a path with /%s/ in it is answered in that output', async (output) => {
		await put();
		const paths = [`/${output}/deportes/futbol/la-final/`, `/deportes/${output}/futbol/la-final/`, `/deportes/futbol/la-final/${output}/`];
		for (const path of [...paths, `/pf/deportes/futbol/${output}/la-final/`]) {
			expect(await opened(id, path), path).toMatchObject({ status: 200, output, type: 'story' });
			expect((await opened(id, path)).body).toContain(`<link rel="canonical" href="https://${id}.test/deportes/futbol/la-final/">`);
		}
		const lists = output === 'fbia' ? { status: 302 } : { status: 200, output };
		expect(await opened(id, `/deportes/${output}/futbol/`)).toMatchObject(lists);
		expect(await opened(id, `/${output}/`)).toMatchObject(lists);
		expect(await opened(id, '/deportes/futbol/la-final/')).toMatchObject({ status: 200, output: 'html' });
		expect((await opened(id, `/deportes/${output}es/`)).output).toBe('html');
	});

	it('no story may have an address that reads as an output', async () => {
		for (const path of ['/deportes/amp/nota/', '/deportes/fbia/', '/lite/nota/']) {
			const [result] = await content().putAll({ brand: id, sender: 'test', may: 'operator' }, [
				JSON.stringify(story('X', { website: id, website_url: path })),
			]);
			expect(result, path).toMatchObject({ kind: 'refused', code: 'RESERVED_PATH' });
		}
	});
});

describe('routes that differ by brand', () => {
	const onEach = async (path: string) =>
		Object.fromEntries(await Promise.all(rowBrands.map(async ({ id }) => [id, await typeAt(id, path)])));

	it('ROUTE-07 ROUTE-08 /programas/ is a section, and programs on eltrece, with content and without', async () => {
		const expected = { tn: 'section', eltrece: 'programs', ciudad: 'section', eldoce: 'section' };
		expect(await onEach('/programas/')).toEqual(expected);
		for (const { id } of brandList) await publish(content(), [section('/programas', { name: 'Todos los programas' })], id);
		content.clock.now = new Date(content.clock.now.getTime() + 3_600_000);
		expect(await onEach('/programas/')).toEqual(expected);
		for (const { id } of brandList) expect((await opened(id, '/programas/')).body).toContain('Todos los programas');
	});

	it('ROUTE-09 /capitulos/ is chapters on eltrece; elsewhere the content decides', async () => {
		expect(await onEach('/capitulos/')).toEqual({ tn: 404, eltrece: 'chapters', ciudad: 404, eldoce: 404 });
		for (const { id } of brandList) await publish(content(), [section('/capitulos')], id);
		content.clock.now = new Date(content.clock.now.getTime() + 3_600_000);
		expect(await onEach('/capitulos/')).toEqual({ tn: 'section', eltrece: 'chapters', ciudad: 'section', eldoce: 'section' });
	});

	it('ROUTE-21 /cuarteteando/ is a cover on eldoce alone', async () => {
		expect(await onEach('/cuarteteando/')).toEqual({ tn: 404, eltrece: 404, ciudad: 404, eldoce: 'cover' });
		for (const { id } of brandList) await publish(content(), [section('/cuarteteando')], id);
		content.clock.now = new Date(content.clock.now.getTime() + 3_600_000);
		expect(await onEach('/cuarteteando/')).toEqual({ tn: 'section', eltrece: 'section', ciudad: 'section', eldoce: 'cover' });
	});

	it.each(['/perfil/juan-perez/', '/perfil/una-figura/biografia/'])('ROUTE-18 %s is a story on eltrece alone', async (path) => {
		for (const { id } of brandList) {
			const document = JSON.stringify(story('P', { website: id, website_url: path }));
			await publish(content(), [section('/deportes')], id);
			const [result] = await content().putAll({ brand: id, sender: 'test', may: 'operator' }, [document]);
			expect(result, id).toMatchObject(id === 'eltrece' ? { kind: 'stored' } : { kind: 'refused', code: 'RESERVED_PATH' });
		}
		expect(await onEach(path)).toEqual({ tn: 404, eltrece: 'story', ciudad: 404, eldoce: 404 });
		expect(await onEach('/perfil/')).toEqual({
			tn: 'users_registration',
			eltrece: 'users_registration',
			ciudad: 'users_registration',
			eldoce: 'users_registration',
		});
	});
});
