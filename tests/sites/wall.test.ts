import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { migrations, type ServedSites, servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { breakable } from '../support/databases/breakable-database.ts';
import { describeOnBoth, testDatabase } from '../support/databases/database.ts';
import { goodPassword, newAccount, signIn } from '../support/identity/identity.ts';

const path = '/deportes/cerrada/';
const gate = { content_restrictions: { content_code: 'registro' } };
const text = (content: string) => ({ type: 'text', content });
const picture = (name: string) => ({
	type: 'image',
	url: `https://img.test/${name}.jpg`,
	width: 1600,
	height: 900,
	caption: `${name} se ve`,
});

/** A story for registered readers; what lies behind its wall says `detras` in every kind of part that a story has. */
const walled = {
	website: 'tn',
	website_url: path,
	...gate,
	headlines: { basic: 'Un titular para todos' },
	subheadlines: { basic: 'Una bajada para todos' },
	promo_items: {
		basic: { ...picture('portada'), additional_properties: {} },
		lead_art: {
			type: 'video',
			_id: 'F',
			headlines: { basic: 'x' },
			streams: [{ url: 'https://img.test/detras.mp4', stream_type: 'mp4', width: 16, height: 9 }],
			promo_items: { basic: picture('portada') },
		},
		otro: { type: 'raw_html', content: 'detras' },
	},
	corrections: [{ type: 'correction', text: 'detras' }],
	additional_properties: { copia: 'detras' },
	content_elements: [
		text('El primer párrafo es de todos.'),
		text('Lo de detras es de pocos: ornitorrinco.'),
		{ type: 'header', level: 2, content: 'detras' },
		{ type: 'raw_html', _id: 'RAW', content: '<p>detras crudo</p>' },
		{ type: 'quote', content_elements: [text('detras')], citation: { type: 'text', content: 'detras' } },
		{ type: 'list', list_type: 'unordered', items: [text('detras')] },
		{ type: 'numeric_rating', numeric_rating: 3, min: 1, max: 5, units: 'detras' },
		{ type: 'gallery', _id: 'G', headlines: { basic: 'detras' }, content_elements: [picture('detras')] },
		{ type: 'reference', referent: { type: 'video', id: 'FILM', provider: '' } },
		{ type: 'custom_embed', subtype: 'timeline', embed: { id: 't', url: '/', config: { items: [{ date: '1', text: 'detras' }] } } },
	],
};
const film = {
	_id: 'FILM',
	type: 'video',
	version: '0.10.12',
	headlines: { basic: 'Una película' },
	display_date: '2026-11-20T10:00:00Z',
	website: 'tn',
	website_url: '/deportes/pelicula/',
	...gate,
	streams: [{ url: 'https://img.test/detras-film.mp4', stream_type: 'mp4', width: 16, height: 9 }],
	embed_html: '<p>detras</p>',
};
const gallery = {
	_id: 'GALLERY',
	type: 'gallery',
	version: '0.10.12',
	headlines: { basic: 'Una galería' },
	display_date: '2026-11-20T10:00:00Z',
	website: 'tn',
	website_url: '/deportes/galeria/',
	...gate,
	content_elements: [picture('primera'), picture('detras')],
};
const open = story('OPEN', {
	website: 'tn',
	website_url: '/deportes/abierta/',
	content_elements: [text('Para todos.'), { type: 'reference', referent: { type: 'video', id: 'FILM', provider: '' } }],
	related_content: { basic: [{ type: 'reference', referent: { type: 'story', id: 'WALLED', provider: '' } }] },
});
const embedding = story('EMBEDDING', {
	website: 'tn',
	website_url: '/deportes/con-otra-adentro/',
	content_elements: [
		text('La de afuera es de todos.'),
		story('AMID', { ...walled, website_url: '/deportes/en-medio/', content_elements: [text('Se abre.'), text('detras: kriptonita')] }),
		{ ...gallery, _id: 'PICTURES', content_elements: [picture('primera'), picture('detras uranio')] },
	],
	related_content: { basic: [story('INSIDE', { ...walled, website_url: '/deportes/adentro/' })] },
});
const documents = [section('/deportes'), film, gallery, story('WALLED', walled), open, embedding];

const source = (name: string, query: object) => `/pf/api/v3/content/fetch/${name}?query=${encodeURIComponent(JSON.stringify(query))}`;
const api = source('content-api', { _id: 'WALLED' });
const surfaces = [
	...['', 'amp/', 'fbia/', 'lite/', '?outputType=amp', '?page=2'].map((output) => path + output),
	...[
		'/deportes/pelicula/',
		'/deportes/galeria/',
		'/deportes/abierta/',
		'/deportes/con-otra-adentro/',
		'/',
		'/deportes/',
		'/deportes/?page=2',
		'/buscar/ornitorrinco/',
	],
	...['WALLED', 'FILM', 'GALLERY', 'OPEN', 'EMBEDDING'].map((_id) => source('content-api', { _id })),
	source('content-api', { website_url: path }),
	source('content-api-video', { _id: 'FILM' }),
	source('content-feed', { size: 50 }),
	source('story-feed-sections', { includeSections: '/deportes', size: 50 }),
	source('search-api', { query: 'titular', size: 20 }),
	source('search-api', { query: 'ornitorrinco', size: 20 }),
	source('related-content', { _id: 'OPEN' }),
	source('most-read', { size: 20 }),
	...['WALLED', 'FILM', 'GALLERY', 'OPEN', 'EMBEDDING'].map((_id) => `/arc/outboundfeeds/article/?_id=${_id}`),
	...['collection/deportes', 'collection-full/deportes', 'search/titular/', 'searchVideo/pelicula/'].map(
		(feed) => `/arc/outboundfeeds/${feed}`,
	),
];

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `otra=1; __Host-kiosco-session=${token}` });

function wall({ get, content, service, cache }: ServedSites) {
	const put = () => publish(content(), documents);
	const member = async () => (await service.reader()).accessToken;
	const cachedBy = (answer: Awaited<ReturnType<typeof get>>) => [answer.headers['cache-control'], answer.headers.vary];

	it('what is behind the wall is in no page, list, search, feed or answer without a session', async () => {
		await put();
		const leaks: string[] = [];
		for (const surface of surfaces) if ((await get('tn', surface)).body.includes('detras')) leaks.push(surface);
		expect(leaks).toEqual([]);
		const { body } = await get('tn', path);
		for (const shown of ['Un titular para todos', 'Una bajada para todos', 'El primer párrafo es de todos.', 'portada'])
			expect(body).toContain(shown);
	});

	it('an open story gives the excerpt alone of a walled one that is embedded in it', async () => {
		await put();
		const answer = JSON.parse((await get('tn', source('content-api', { _id: 'EMBEDDING' }))).body);
		const [inside] = answer.related_content.basic;
		expect(inside).toMatchObject({ _id: 'INSIDE', headlines: walled.headlines });
		expect(inside.content_elements.map(({ content }: { content: string }) => content)).toEqual(['El primer párrafo es de todos.']);
	});

	it('search engines learn of the wall', async () => {
		await put();
		const { body } = await get('tn', path);
		expect(body).toContain(
			'"isAccessibleForFree":false,"hasPart":{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".para-registrados"}',
		);
		expect(body).toMatch(/<section class="[^"]*\bpara-registrados\b/);
	});

	it('search knows the words of the opening and none of those behind the wall', async () => {
		await put();
		const found = async (query: string) => JSON.parse((await get('tn', source('search-api', { query }))).body).metadata.total_hits;
		expect([await found('primer párrafo'), await found('ornitorrinco'), await found('"detras es de pocos"')]).toEqual([1, 0, 0]);
		expect([await found('"de afuera es de todos"'), await found('kriptonita'), await found('uranio')]).toEqual([1, 0, 0]);
	});

	it.each([
		['a bearer token', bearer],
		['the cookie', cookie],
	])('P10 a reader with %s gets the whole story, which no cache but ours may keep; others go on getting the wall', async (_by, shown) => {
		await put();
		const token = await member();
		for (const [asked, vary] of [
			[path, /authorization, cookie$/],
			[api, /^authorization, cookie, accept-encoding$/],
		] as const) {
			const others = await get('tn', asked);
			const whole = await get('tn', asked, shown(token));
			expect(whole.body).toContain('ornitorrinco');
			expect(cachedBy(whole)).toEqual(['private, no-store', expect.stringMatching(vary)]);
			expect(await get('tn', asked)).toMatchObject({ status: 200, body: others.body });
			expect(cachedBy(others)).toEqual([expect.stringContaining('public'), expect.stringMatching(vary)]);
		}
		const made = cache().stats.renders;
		expect((await get('tn', path, shown(token))).body).toContain('<video');
		expect(cache().stats.renders).toBe(made);
	});

	it('P10 no ETag, HEAD request or other spelling of the address gives others what a reader got', async () => {
		await put();
		const whole = await get('tn', path, bearer(await member()));
		const etag = String(whole.headers.etag);
		expect((await get('tn', path, { 'if-none-match': etag })).status).toBe(200);
		for (const asked of ['/pf/deportes/cerrada/', `${path}?registered`, `${path}%20registered/`, `${path}?page=1`]) {
			expect((await get('tn', asked)).body).not.toContain('ornitorrinco');
		}
	});

	it('T05 T06 T16 only a session that is valid at this moment opens the wall', async () => {
		await put();
		const { accessToken, refreshToken } = await service.reader();
		const signedUp = await service.call('POST', '/signup', { body: newAccount('sin-verificar@mail.test') });
		const forged = `${accessToken.slice(0, -4)}AAAA`;
		for (const token of [forged, 'x', refreshToken, String(signedUp.body.accessToken), '']) {
			for (const shown of [bearer(token), cookie(token)]) {
				expect((await get('tn', path, shown)).body, token).not.toContain('ornitorrinco');
				expect((await get('tn', api, shown)).body, token).not.toContain('ornitorrinco');
			}
		}
		expect((await get('tn', path, bearer(accessToken))).body).toContain('ornitorrinco');
		await service.call('DELETE', '/auth/token', { token: accessToken });
		expect((await get('tn', path, bearer(accessToken))).body).not.toContain('ornitorrinco');
	});

	it('T05 a session of another brand does not open it', async () => {
		await put();
		await service.register('bea@mail.test', undefined, { brand: 'ciudad' });
		const { body } = await service.call('POST', '/auth/login', { brand: 'ciudad', body: signIn('bea@mail.test') });
		expect((await get('tn', path, bearer(String(body.accessToken)))).body).not.toContain('ornitorrinco');
		expect((await get('tn', `${api}&_website=tn`, bearer(String(body.accessToken)))).body).not.toContain('ornitorrinco');
	});

	it('W12 a session changes nothing on a page that is for all, nor how it is cached', async () => {
		await publish(content(), [section('/deportes'), story('FREE', { website: 'tn', website_url: '/deportes/libre/' })]);
		const token = await member();
		for (const asked of ['/deportes/libre/', '/', source('content-api', { _id: 'FREE' })]) {
			const plain = await get('tn', asked);
			const made = cache().stats.renders;
			for (const shown of [bearer(token), cookie(token), bearer('x')]) {
				const answer = await get('tn', asked, shown);
				expect([answer.status, answer.body, ...cachedBy(answer)]).toEqual([plain.status, plain.body, ...cachedBy(plain)]);
			}
			expect(cache().stats.renders).toBe(made);
		}
	});

	it.each(brandList)('ADM-01 every page of $id opens for an anonymous reader and for a logged-in one', async ({ id }) => {
		const own = { website: id, content_elements: [text('Para todos.'), text('Para pocos.')] };
		const free = story('FREE', { ...own, website_url: '/deportes/libre/' });
		const closed = story('CLOSED', { ...own, ...gate, website_url: path });
		await publish(content(), [section('/deportes'), free, closed], id);
		const { accessToken } = await service.reader('ana@mail.test', goodPassword, id);
		const reader = cookie(accessToken);
		const wrong: unknown[] = [];
		const paths = ['/', '/deportes/', '/deportes/libre/', path, '/buscar/gol/', '/lo-ultimo/', '/ingresar/', '/perfil/', '/newsletters/'];
		for (const asked of paths) {
			const statuses = [(await get(id, asked)).status, (await get(id, asked, reader)).status];
			if (statuses.some((status) => status !== 200)) wrong.push([asked, statuses]);
		}
		expect(wrong).toEqual([]);
		expect((await get(id, path)).body).not.toContain('Para pocos.');
		expect((await get(id, path, reader)).body).toContain('Para pocos.');
	});

	it('a change reaches both pages; a story that is opened is for all at once, one that is closed for none but readers', async () => {
		await put();
		const shown = bearer(await member());
		await Promise.all([get('tn', path), get('tn', path, shown)]);
		await publish(content(), [story('WALLED', { ...walled, content_elements: [text('Otro comienzo.'), text('Otro final.')] })]);
		expect((await get('tn', path, shown)).body).toContain('Otro final.');
		expect((await get('tn', path)).body).toContain('Otro comienzo.');
		expect((await get('tn', path)).body).not.toContain('Otro final.');
		const { content_restrictions: _, ...opened } = walled;
		await publish(content(), [story('WALLED', opened)]);
		expect((await get('tn', path)).body).toContain('ornitorrinco');
		await publish(content(), [story('WALLED', walled)]);
		expect((await get('tn', path)).body).not.toContain('ornitorrinco');
		await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'WALLED' });
		expect((await get('tn', path, shown)).status).toBe(410);
	});

	it('W06 the frame of raw HTML behind the wall is at an address that only the whole story tells, and is kept by no other cache', async () => {
		await put();
		const { body } = await get('tn', path, bearer(await member()));
		const frame = /src="(\/marco\/WALLED\/[\da-f]{24}\/)"/.exec(body)?.[1] ?? '';
		const answer = await get('tn', frame);
		expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
		expect(answer.body).toContain('<p>detras crudo</p>');
		expect((await get('tn', '/marco/WALLED/RAW/')).status).toBe(404);
	});
}

describeOnBoth('the wall', migrations, (database) => wall(servedSites(database)));

describe('the wall without a database', () => {
	const database = breakable(testDatabase(migrations));
	const { get, content, service } = servedSites(database);

	it('X01 is shown to readers with a session, as to others', async () => {
		await publish(content(), documents);
		const shown = bearer((await service.reader()).accessToken);
		const { body } = await get('tn', path);
		database.down = true;
		expect(await get('tn', path, shown)).toMatchObject({ status: 200, body });
		database.down = false;
		expect((await get('tn', path, shown)).body).toContain('ornitorrinco');
	});
});
