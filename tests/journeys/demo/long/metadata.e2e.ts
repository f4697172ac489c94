import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { crawl } from '../../../support/browser/crawl.ts';
import { demoReaders } from '../../../support/browser/demo-readers.ts';
import { demoBrands } from '../../../support/demo.ts';
import { byForm } from '../../../support/form.ts';
import { headOf } from '../../../support/site/head.ts';
import { jsonLdOf } from '../../../support/site/json-ld.ts';

/** Pages that are looked at besides one of each type, and how many share cards are drawn. */
const [most, drawn] = byForm([60, 6], [2_000, 60]);

/** Longest title: search engines show about 60 characters, and the newsroom's headlines are longer. */
const titleLength = 160;

const { pathOf, sites } = demoReaders();

/** A page of each type that every brand has, and the graphs without which it says too little. */
const fixed: readonly (readonly [path: string, graphs: readonly string[]])[] = [
	['/', ['NewsMediaOrganization', 'WebSite']],
	['/deportes/', ['BreadcrumbList']],
	['/ultimas-noticias/', ['BreadcrumbList', 'CollectionPage']],
	['/tags/', ['BreadcrumbList']],
	['/autor/', ['BreadcrumbList']],
	['/colecciones/', ['BreadcrumbList']],
	['/buscar/', []],
	['/buscar/plaza/', []],
	['/envivo/', ['BreadcrumbList', 'BroadcastEvent']],
	['/grilla/', ['BreadcrumbList', 'BroadcastEvent']],
	['/clima/', ['BreadcrumbList']],
	['/videos/', ['BreadcrumbList', 'CollectionPage']],
	['/podcasts/', ['BreadcrumbList', 'CollectionPage']],
	['/newsletters/', ['BreadcrumbList']],
	['/mapa-del-sitio/', ['BreadcrumbList']],
	['/terminos-y-condiciones/', ['BreadcrumbList']],
	['/quienes-somos/', ['BreadcrumbList', 'NewsMediaOrganization']],
	['/convocatorias/', ['BreadcrumbList']],
	['/estadisticas/', ['BreadcrumbList']],
	['/ingresar/', []],
	['/perfil/', []],
];

const kinds = [
	['article', 'NewsArticle'],
	['video', 'VideoObject'],
	['live', 'LiveBlogPosting'],
	['gallery', 'ImageGallery'],
] as const;

describe.each(demoBrands)('the metadata of $id', ({ id }) => {
	const bodies = new Map<string, string>();
	const read = async (path: string): Promise<string> => {
		const body = bodies.get(path) ?? (await sites.get(id, path)).body;
		bodies.set(path, body);
		return body;
	};
	beforeAll(async () => {
		for await (const { path, answer } of crawl(sites.url(id, ''), most, (path) => sites.get(id, path)))
			if (answer.body.includes('data-output="html"')) bodies.set(path, answer.body);
		for (const [path] of fixed) await read(path);
	});

	it('has a title, a description, one canonical address and a share card on every page', () => {
		for (const [path, body] of bodies) {
			const { titles, canonicals, metas } = headOf(body);
			const said = { titles: titles.length, canonicals: canonicals.length, card: metas.get('og:image')?.length };
			expect({ path, ...said }).toEqual({ path, titles: 1, canonicals: 1, card: 1 });
			expect({ path, length: titles[0]?.length ?? 0 }).toSatisfy(({ length }) => length > 3 && length <= titleLength);
			expect({ path, description: metas.get('description') }).toEqual({ path, description: [expect.stringMatching(/\S{3}/)] });
			expect(URL.canParse(canonicals[0] ?? ''), path).toBe(true);
			expect(metas.get('robots'), path).toEqual([expect.stringMatching(/^(?:max-image-preview:large|noindex, follow)$/)]);
			expect(metas.get('twitter:card'), path).toEqual(['summary_large_image']);
		}
	});

	it('has the fields that search engines require in every graph of every page', () => {
		const errors = [...bodies].flatMap(([path, body]) => jsonLdOf(body).errors.map((error) => `${path} ${error}`));
		expect(errors).toEqual([]);
	});

	it.each(fixed)('has the graphs of %s', async (path, graphs) => {
		expect(jsonLdOf(await read(path)).types).toEqual(expect.arrayContaining([...graphs]));
	});

	it.each(kinds)('describes a story of kind %s as %s, with its way from home', async (kind, type) => {
		expect(jsonLdOf(await read(await pathOf(id, kind))).types).toEqual(expect.arrayContaining([type, 'BreadcrumbList']));
	});

	it('has share cards of 1200 × 630 pixels, with a picture and without one', async () => {
		const paths = [await pathOf(id, 'article'), ...bodies.keys()].slice(0, drawn);
		for (const path of paths) {
			const [card = ''] = headOf(await read(path)).metas.get('og:image') ?? [];
			// Node does not find the hosts below localhost; pictures do not depend on them.
			const answer = await fetch(`http://127.0.0.1:${inject('demoPort')}${card.slice(new URL(card).origin.length)}`);
			const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
			expect({ path, status: answer.status, width, height, format }).toEqual({
				path,
				status: 200,
				width: 1200,
				height: 630,
				format: 'jpeg',
			});
		}
	});
});
