import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';
import { readPage } from './read-page.ts';

const address = 'https://diario.example/nota/';
const longer = 'uno dos tres cuatro cinco seis siete ocho nueve';

describe('what is read of a page', () => {
	it('is the story, without teasers, menus, times and what is hidden', () => {
		const page = readPage(
			`<body><header><p>${longer} menú</p></header><main><h1> El  título </h1><time>Hace una hora</time><p>${longer} historia</p>
			<img src="/a.jpg"><a href="/otra/"><img src="/b.jpg"></a><div hidden><p>${longer} oculto</p></div>
			<article><img src="/c.jpg"><p>${longer} otra historia</p></article></main></body>`,
			address,
		);
		expect(page.heading).toBe('El título');
		expect(page.firstWords).toBe(`${longer} historia`);
		expect(page.pictures).toEqual(['https://diario.example/a.jpg']);
		expect(page.links).toEqual(['https://diario.example/otra/']);
	});

	it('is the article with the heading, where the story is in one', () => {
		const teaser = `<article><p>${longer} de otra</p><img src="/t.jpg"></article>`;
		const page = readPage(
			`<body>${teaser}<article><h1>Título</h1><p>${longer}</p><img data-src="/p.jpg" src="data:,"></article>${teaser}</body>`,
			address,
		);
		expect(page.firstWords).toBe(longer);
		expect(page.pictures).toEqual(['https://diario.example/p.jpg']);
	});

	it('is at any depth of the page', () => {
		const deep = '<div>'.repeat(5_000);
		expect(readPage(`<body>${deep}<a href="/fondo/">x</a>`, address).links).toEqual(['https://diario.example/fondo/']);
	});

	it('is its main JSON-LD object, also in a graph, and how many blocks are broken', () => {
		const graph = { '@graph': [{ '@type': 'WebSite' }, { '@type': ['NewsArticle'], headline: 'H', author: { name: 'Ana' }, image: 'x' }] };
		const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
		const { jsonLd } = readPage(script(JSON.stringify(graph)) + script('{'), address);
		expect(jsonLd).toEqual({
			types: ['NewsArticle', 'WebSite'],
			broken: 1,
			main: { type: 'NewsArticle', headline: 'H', datePublished: '', authors: ['Ana'], hasImage: true },
		});
	});

	it('is decoded by the charset that its bytes or its header state', () => {
		const bytes = Buffer.from('<meta charset="windows-1252"><title>Año</title>', 'latin1');
		expect(readPage(decodeHtml(bytes), address).title).toBe('Año');
		expect(decodeHtml(Buffer.from('Año', 'latin1'), 'text/html; charset=ISO-8859-1')).toBe('Año');
	});
});
