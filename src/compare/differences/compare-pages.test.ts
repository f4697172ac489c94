import { describe, expect, it } from 'vitest';
import { oneSite } from '../addresses/one-site.ts';
import type { Answer } from '../page/answer.ts';
import { readPage } from '../page/read-page.ts';
import { pageTemplate } from '../templates/page-template.ts';
import { comparePages } from './compare-pages.ts';
import { shareFound } from './compare-story.ts';

const [oldOrigin, newOrigin] = ['https://www.diario.example', 'http://nuevo.localhost:4000'];
const path = '/deportes/2026/11/24/la-final/';
const site = oneSite(newOrigin, [oldOrigin + path]);
const words = 'El equipo de la ribera ganó la final con dos goles en el segundo tiempo y festejó hasta la madrugada en la plaza.';

type PageParts = { readonly head?: string; readonly body?: string; readonly title?: string };

const html = (origin: string, { head = '', body = '', title = 'La final | Diario' }: PageParts) =>
	`<html><head><title>${title}</title><meta property="og:type" content="article"><link rel="canonical" href="${origin}${path}">${head}</head>
	<body><h1>La final</h1><p>${words}</p>${body}</body></html>`;

const answer = (address: string, text: string, more: Partial<Answer> = {}): Answer => ({
	...{ status: 200, redirects: [], contentType: 'text/html', robotsHeader: '', page: readPage(text, address) },
	...more,
});

const oldAnswer = (parts: PageParts = {}) => answer(oldOrigin + path, html(oldOrigin, parts));
const newAnswer = (parts: PageParts = {}, more: Partial<Answer> = {}) => answer(newOrigin + path, html(newOrigin, parts), more);
const moved = (status: number, to: string, ...more: readonly string[]) => ({
	redirects: [to, ...more].map((target) => ({ status, to: newOrigin + target })),
});

/** The kinds of differences between two answers. The new site answers every address except those that begin with `/no`. */
async function kinds(old: Answer, fresh: Answer): Promise<readonly string[]> {
	const statusOf = async (address: string) => (new URL(address).pathname.startsWith('/no') ? 404 : 200);
	const pair = { address: oldOrigin + path, old, fresh, site };
	const template = pageTemplate(pair.address, old.page);
	return (await comparePages(pair, template, { statusOf, isCompared: () => false })).map(({ kind }) => kind);
}

describe('two answers for an address', () => {
	it('do not differ by their hosts, typography and what the new one adds', async () => {
		const old = oldAnswer({ title: '“La final” – Diario' });
		expect(await kinds(old, newAnswer({ title: '"La final" - Diario', head: '<meta name="description" content="Más">' }))).toEqual([]);
	});

	it.each([
		[['missing'], { status: 404, page: undefined }],
		[['missing'], { status: 0, page: undefined }],
		[['elsewhere'], moved(301, '/')],
		[['elsewhere'], moved(301, '/deportes/')],
		[['temporary', 'canonical'], moved(302, '/otra/la-final/')],
		[['chain', 'canonical'], moved(301, '/x/', '/otra/la-final/')],
		[['noindex'], { robotsHeader: 'noindex' }],
		[['contentType'], { contentType: 'application/pdf', page: undefined }],
	] as const)('differ by %j', async (expected, more) => {
		expect(await kinds(oldAnswer(), newAnswer({}, more))).toEqual(expected);
	});

	it('are not compared where the old site has no page either, and where it redirected to the same place', async () => {
		expect(await kinds({ ...oldAnswer(), status: 410 }, newAnswer({}, { status: 404 }))).toEqual([]);
		const old = { ...oldAnswer(), redirects: [{ status: 301, to: `${oldOrigin}/x/` }] };
		expect(await kinds(old, newAnswer({ title: 'Otra' }, moved(301, '/x/')))).toEqual([]);
	});
});

describe('two pages', () => {
	const jsonLd = (more: object) =>
		`<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'La final', datePublished: '2026-11-24T10:00:00-03:00', ...more })}</script>`;

	it.each([
		[['title'], {}, { title: 'La final' }],
		[['description'], { head: '<meta name="description" content="Fue">' }, {}],
		[['snippet'], { head: '<meta name="robots" content="max-image-preview:large">' }, {}],
		[['opened'], { head: '<meta name="robots" content="noindex">' }, {}],
		[['languages'], { head: '<link rel="alternate" hreflang="es-AR" href="/">' }, {}],
		[['ampPage'], { head: '<link rel="amphtml" href="/amp/">' }, {}],
		[['shareImage'], { head: '<meta property="og:image" content="/x.jpg">' }, {}],
		[['jsonLdType'], { head: jsonLd({}) }, {}],
		[[], { head: jsonLd({}) }, { head: jsonLd({ '@type': 'Article', datePublished: '2026-11-24T13:00:00Z' }) }],
		[['headline', 'datePublished'], { head: jsonLd({}) }, { head: jsonLd({ headline: 'Otra', datePublished: '2026-11-25' }) }],
		[['author', 'image'], { head: jsonLd({ author: 'Ana', image: 'x' }) }, { head: jsonLd({ author: 'Luz' }) }],
		[['jsonLdSyntax'], { head: jsonLd({}) }, { head: '<script type="application/ld+json">{</script>' }],
		[['pictures'], { body: '<img src="/a.jpg"><img src="/b.jpg">' }, { body: '<img src="/c.jpg">' }],
		[['words'], { body: `<p>${'Nadie trajo a la página nueva este párrafo de la nota vieja. '.repeat(2)}</p>` }, {}],
		[['brokenPicture'], {}, { body: '<img src="/no.jpg">' }],
		[['oldLink'], { body: '<a href="/no-esta/">x</a><a href="https://otro.example/no/">x</a>' }, { body: '<a href="/no-esta/">x</a>' }],
		[['newLink'], {}, { body: '<a href="/no-esta/">x</a>' }],
	] as const)('differ by %j', async (expected, old, fresh) => {
		expect(await kinds(oldAnswer(old), newAnswer(fresh))).toEqual(expected);
	});

	it('differ by their text when few of its first words are there, in whatever order of the page', () => {
		expect(shareFound(words, `Menú. ${words.toUpperCase()} Más notas.`)).toBe(1);
		expect(shareFound(words, 'El equipo de la ribera perdió, y en la plaza no hubo nadie hasta la madrugada.')).toBeLessThan(0.5);
		expect(shareFound('', 'x')).toBe(1);
	});
});
