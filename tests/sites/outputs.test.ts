import { beforeEach, describe, expect, it } from 'vitest';
import { type BrandId, brandList } from '#brands';
import { migrations, servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { testDatabase } from '../support/databases/database.ts';
import { goodPassword } from '../support/identity/identity.ts';

const { get, post, content, service } = servedSites(testDatabase(migrations));

const path = '/deportes/la-final/';
const walled = '/deportes/cerrada/';
const picture = (name: string) => ({
	type: 'image',
	url: `https://img.test/${name}.jpg`,
	width: 1600,
	height: 900,
	caption: `Foto de ${name}`,
});
const text = (words: string) => ({ type: 'text', content: words });
const posts = [
	'https://www.youtube.com/watch?v=abcdefgh',
	'https://x.com/kiosco/status/1234567',
	'https://open.spotify.com/track/abcdefghij',
];

const documentsOf = (website: BrandId) => [
	section('/deportes', { name: 'Deportes' }),
	{ _id: 'boca', type: 'tag', text: 'Boca', slug: 'boca' },
	story('A', {
		website,
		website_url: path,
		headlines: { basic: 'La final <b>&</b> su público' },
		subheadlines: { basic: 'Una bajada' },
		promo_items: { basic: picture('portada') },
		credits: { by: [{ type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' }] },
		content_elements: [
			text('Fue <a href="/deportes/">en casa</a>.'),
			picture('tribuna'),
			{ type: 'raw_html', _id: 'RAW', content: '<script>window.__xss=1</script>' },
			...posts.map((url) => ({ type: 'oembed_response', raw_oembed: { url, title: 'Una publicación' } })),
		],
	}),
	...['video', 'live', 'longform', 'newsletter'].map((subtype) =>
		story(subtype, { website, website_url: `/deportes/${subtype}/`, subtype }),
	),
	{
		...story('G', { website, website_url: '/deportes/galeria/', content_elements: [picture('primera'), picture('segunda')] }),
		type: 'gallery',
	},
	story('W', {
		website,
		website_url: walled,
		content_restrictions: { content_code: 'registro' },
		content_elements: [text('Para todos.'), text('detras'), text('detras')],
	}),
];

const stories = [path, walled, ...['video', 'live', 'longform', 'newsletter', 'galeria'].map((slug) => `/deportes/${slug}/`)];
const lists = ['/', '/deportes/', '/politica/', '/ultimas-noticias/', '/tags/boca/', '/tags/', '/autor/', '/videos/', '/colecciones/'];
const outputOf = (body: string) => /<body[^>]* data-output="(\w+)"/.exec(body)?.[1];
const linksOf = (body: string) => [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);

describe.each(brandList)('on $id', ({ id, name, texts }) => {
	const origin = `https://${id}.test`;
	beforeEach(() => publish(content(), documentsOf(id), id));

	it('OUT-01 stories of every kind, covers and lists have an amp page, which names the html page and is named by it', async () => {
		for (const page of [...stories, ...lists]) {
			const { status, body, headers } = await get(id, `/amp${page}`);
			expect({ page, status, output: outputOf(body) }).toEqual({ page, status: 200, output: 'amp' });
			expect(body).toMatch(/^<!doctype html><html amp lang="es-AR"/);
			expect(body).toContain(`<link rel="canonical" href="${origin}${page}">`);
			expect((await get(id, page)).body).toContain(`<link rel="amphtml" href="${origin}/amp${page}">`);
			expect(headers['content-security-policy']).toContain('script-src blob: https://cdn.ampproject.org/v0.js');
			expect(/<style amp-custom>(.*?)<\/style>/s.exec(body)?.[1]?.length).toBeLessThan(50_000);
			for (const href of linksOf(body)) expect(href).toMatch(/^(https:\/\/|#contenido$)/);
		}
	});

	it('OUT-01 W19 an amp story has its words escaped, and no script but those of AMP', async () => {
		const { body } = await get(id, `/amp${path}`);
		expect(body).toContain('La final &lt;b&gt;&amp;&lt;/b&gt; su público</h1>');
		expect(body).not.toContain('__xss');
		const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
		for (const script of scripts)
			expect(script).toMatch(/^ type="application\/(ld\+)?json"$|src="https:\/\/cdn\.ampproject\.org\/v0[\w./-]+"$/);
		expect(body).toContain('custom-element="amp-youtube"');
		expect(body).not.toContain('custom-element="amp-vimeo"');
		expect(body).toMatch(/<amp-consent id="posts"/);
	});

	it('W19 reads no cookie for amp and fbia pages: a registered reader gets the excerpt there, and the whole story in lite', async () => {
		const headers = { authorization: `Bearer ${(await service.reader('ana@mail.test', goodPassword, id)).accessToken}` };
		for (const output of ['amp', 'fbia']) {
			const answer = await get(id, `/${output}${walled}`, headers);
			expect(answer.body).toContain(texts.wallTitle);
			expect(answer.body).not.toContain('detras');
			expect(answer.headers.vary).toBe('accept-encoding');
		}
		expect((await get(id, `/lite${walled}`, headers)).body).toContain('detras');
		expect((await get(id, `/lite${walled}`)).body).not.toContain('detras');
	});

	it('OUT-02 stories of every kind have the markup of Instant Articles', async () => {
		for (const page of stories) {
			const { status, body } = await get(id, `/fbia${page}`);
			expect({ page, status, output: outputOf(body) }).toEqual({ page, status: 200, output: 'fbia' });
			expect(body).toContain(`<link rel="canonical" href="${origin}${page}">`);
			expect(body).toMatch(/<article><header>.*<h1>.*<time class="op-published" dateTime="2026-11-20T12:00:00/s);
			expect(body).not.toMatch(/<script|<link rel="preload"| (?:href|src)="\//);
		}
		const { body } = await get(id, `/fbia${path}`);
		expect(body).toMatch(/<figure><img src="https:\/\/[^"]+portada/);
		expect(body).toMatch(/<figure class="op-interactive"><iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefgh"/);
		expect(body).toContain(`<footer><small>© 2026 ${name}`);
	});

	it('has a lite page of stories, covers, lists, search and sign-in, without scripts, whose links stay in lite', async () => {
		for (const page of [...stories, ...lists, '/buscar/', '/buscar/final/', '/ingresar/']) {
			const { status, body, headers } = await get(id, `/lite${page}`);
			expect({ page, status, output: outputOf(body) }).toEqual({ page, status: 200, output: 'lite' });
			expect(body).not.toMatch(/<script|<iframe|<link rel="stylesheet"|@font-face|\son\w+="/);
			expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
			const own = linksOf(body).filter((href) => stories.includes(href) || (lists.includes(href) && href !== page));
			expect({ page, own: own.filter((href) => href !== page) }).toEqual({ page, own: [] });
			expect(linksOf(body)).toContain(page);
		}
		expect((await get(id, path)).body).toContain(`href="/lite${path}"`);
	});

	it('sends a page that has no form in an output to its html page', async () => {
		const wanted = {
			...{ '/amp/clima/': '/clima/', '/amp/ingresar/': '/ingresar/', '/amp/buscar/final/': '/buscar/final/' },
			...{ '/amp/deportes/?page=2': '/deportes/?page=2', '/fbia/deportes/': '/deportes/', '/fbia/': '/' },
			...{ '/lite/registrarse/': '/registrarse/', '/lite/grilla/': '/grilla/', '/lite/mapa-del-sitio/': '/mapa-del-sitio/' },
		};
		await publish(
			content(),
			Array.from({ length: 21 }, (_, n) => story(`N${n}`, { website: id, website_url: `/deportes/n${n}/` })),
			id,
		);
		for (const [from, to] of Object.entries(wanted)) {
			const { status, headers } = await get(id, from);
			expect({ from, status, to: headers.location }).toEqual({ from, status: 302, to });
		}
	});

	it('answers an unknown path with 404: in lite, and else in html', async () => {
		for (const [output, shown] of [
			['lite', 'lite'],
			['amp', 'html'],
			['fbia', 'html'],
		] as const) {
			const { status, body } = await get(id, `/${output}/deportes/nada/`);
			expect({ output, status, shown: outputOf(body) }).toEqual({ output, status: 404, shown });
			expect(body).toContain(texts.notFoundTitle);
		}
	});

	it('keeps the output where a story moved, and where the search form is sent', async () => {
		await publish(content(), [story('A', { website: id, website_url: '/deportes/mudada/', revision: { revision_id: '2' } })], id);
		expect((await get(id, `/lite${path}`)).headers.location).toBe('/lite/deportes/mudada/');
		expect((await get(id, '/lite/buscar/?q=copa+del+mundo')).headers.location).toBe('/lite/buscar/copa-del-mundo/');
	});

	it('signs in on the lite page, which says there what is wrong, and leads back', async () => {
		const email = 'ana@mail.test';
		await service.reader(email, goodPassword, id);
		const at = `/lite/ingresar/?volver=${encodeURIComponent(`/lite${walled}`)}`;
		expect((await get(id, `/lite${walled}`)).body).toContain(`href="${at.replaceAll('&', '&amp;')}"`);
		const wrong = await post(id, at, { form: 'sign-in', email, password: 'otra-cosa-1A' });
		expect({ status: wrong.status, output: outputOf(wrong.body) }).toEqual({ status: 422, output: 'lite' });
		expect(wrong.body).toMatch(/role="alert"|aria-invalid="true"/);
		const right = await post(id, at, { form: 'sign-in', email, password: goodPassword });
		expect(right.status).toBe(303);
		expect(String(right.headers.location)).toContain(`/lite${walled}`);
	});
});
