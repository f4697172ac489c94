import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { pushNotificationSchema } from '#content/contract';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { Secret } from '#platform/secret';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { contentRoutesOf } from '../../../tests/support/content-routes.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { leastReads } from '../read/most-read.ts';
import { feedQuery } from './feed-query.ts';
import { readFilter, reduce } from './filter.ts';
import { mergeCalls } from './merge-calls.ts';

const content = testContent();
let app: FastifyInstance;

const [contentKey = '', draftKey = '', foreignKey = ''] = ['c', 'd', 'f'].map((letter) => letter.repeat(32));
const keyOf = (secret: string, mayReadDrafts: boolean) => ({ id: secret.slice(0, 1), secret: new Secret(secret), mayReadDrafts });

beforeEach(async () => {
	const log = silentLog();
	app = createHttpServer({
		config: { brandOrigins: new Map([['tn', 'https://tn.test']]), trustedProxies: [] },
		log,
		health: createHealth({}, log),
	});
	await app.register(
		contentRoutesOf(content(), {
			contentKeys: new Map([
				['tn', [keyOf(contentKey, false), keyOf(draftKey, true)]],
				['ciudad', [keyOf(foreignKey, true)]],
			]),
			contentOrigins: new Map([['tn', ['https://app.test']]]),
			profileOf: async ({ id }, uuid) => (id === 'tn' && uuid === 'ana' ? { uuid, displayName: 'Ana', picture: null } : undefined),
		}),
	);
});
afterEach(() => app.close());

const tags = (...slugs: readonly string[]) => slugs.map((slug) => ({ text: slug.toUpperCase(), slug }));
const inSection = (id: string) => ({ primary_section: { _id: id, type: 'section', version: '0.10.12', name: id.slice(1) } });

beforeEach(() =>
	publish(content(), [
		section('/deportes', {
			name: 'Deportes',
			parent: { default: '/', primary: '/' },
			order: { primary: 1 },
			site: { site_title: 'Todo el deporte' },
		}),
		section('/deportes/tenis', { name: 'Tenis', parent: { default: '/deportes', primary: '/deportes' }, order: { primary: 1 } }),
		section('/politica', { name: 'Política', parent: { default: '/', primary: '/' }, order: { primary: 2 } }),
		{ _id: 'link-1', node_type: 'link', display_name: 'Clima', url: '/clima/', parent: { primary: '/' }, order: { primary: 3 } },
		{ _id: 'ana', type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz', bio: 'Escribe.' },
		story('A', {
			website: 'tn',
			website_url: '/a/',
			display_date: '2026-11-20T10:00:00Z',
			source: { source_type: 'staff' },
			subtype: 'article',
			taxonomy: { ...inSection('/deportes'), tags: tags('boca') },
			credits: { by: [{ type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' }] },
		}),
		story('B', {
			website: 'tn',
			website_url: '/b/',
			display_date: '2026-11-20T11:00:00Z',
			source: { source_type: 'wires' },
			taxonomy: { ...inSection('/deportes/tenis'), tags: tags('boca', 'copa') },
			related_content: {
				basic: [
					{ type: 'reference', referent: { id: 'A', type: 'story', provider: '' } },
					{ type: 'reference', referent: { id: 'DRAFT', type: 'story', provider: '' } },
				],
			},
		}),
		story('C', {
			website: 'tn',
			website_url: '/c/',
			display_date: '2026-11-20T12:00:00Z',
			source: { source_type: 'staff' },
			subtype: 'live',
			taxonomy: inSection('/politica'),
		}),
		story('DRAFT', { revision: { revision_id: '1', branch: 'default', published: false } }),
		{
			_id: 'COL',
			type: 'collection',
			version: '0.10.12',
			content_aliases: ['alert-bar', 'notificaciones'],
			content_elements: ['A', 'DRAFT', 'C'].map((id) => ({ type: 'reference', referent: { id, type: 'story', provider: '' } })),
		},
	]),
);

async function fetchSource(name: string, query: unknown = {}, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
	const text = typeof query === 'string' ? query : JSON.stringify(query);
	const answer = await app.inject({
		url: `/pf/api/v3/content/fetch/${name}?${new URLSearchParams({ query: text, _website: 'tn', d: '724', ...more })}`,
		headers: { host: 'tn.test', ...headers },
	});
	return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const ids = ({ body }: { body: { content_elements: { _id: string }[] } }) => body.content_elements.map(({ _id }) => _id);

describe('content sources', () => {
	it('ENT-18 a story has its type, subtype, section, primary section, cover, headlines, subheadlines and website_url', async () => {
		const sent = {
			subtype: 'longform',
			headlines: { basic: 'La final' },
			subheadlines: { basic: 'Se juega hoy' },
			taxonomy: { primary_section: { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes', path: '/deportes' } },
			promo_items: { cover: { type: 'image', version: '0.10.12', _id: 'TAPA', url: 'https://tn.test/tapa.jpg', width: 1600, height: 900 } },
		};
		const website_section = { _id: '/deportes/tenis', type: 'section', version: '0.10.12', name: 'Tenis' };
		await publish(content(), [story('LARGA', { ...sent, websites: { tn: { website_url: '/deportes/larga/', website_section } } })]);
		const { body } = await fetchSource('content-api', { website_url: '/deportes/larga/' });
		const primary = sent.taxonomy.primary_section;
		expect(body).toMatchObject({ ...sent, type: 'story', website_url: '/deportes/larga/', section: website_section });
		await publish(content(), [story('CORTA', { ...sent, website: 'tn', website_url: '/deportes/corta/' })]);
		expect((await fetchSource('content-api', { website_url: '/deportes/corta/' })).body).toMatchObject({ section: primary });
		const listed = (await fetchSource('content-feed', { size: 10 })).body.content_elements;
		expect(listed.filter((one: object) => !('section' in one))).toEqual([]);
	});

	it('CONT-01 sites-api gives the first level of a hierarchy, cut by size and reduced by the filter', async () => {
		const answer = await fetchSource(
			'sites-api',
			{ hierarchy: 'primary', size: 2 },
			{ filter: '{ children { name site { site_title } } }' },
		);
		expect(answer.body).toEqual({ children: [{ name: 'Deportes', site: { site_title: 'Todo el deporte' } }, { name: 'Política' }] });
		const whole = await fetchSource('sites-api', { hierarchy: 'primary' });
		expect(whole.body.children[0]).toMatchObject({ _id: '/deportes', node_type: 'section', children: [{ _id: '/deportes/tenis' }] });
		expect(whole.body.children[2]).toMatchObject({ node_type: 'link', display_name: 'Clima', url: '/clima/' });
		expect(await fetchSource('site-service-hierarchy', { hierarchy: 'primary', sectionId: '/deportes' })).toMatchObject({
			body: { children: [{ name: 'Tenis' }] },
		});
	});

	it('CONT-04 section-service gives a section by its id', async () => {
		expect((await fetchSource('section-service', { _id: '/deportes' })).body).toMatchObject({
			_id: '/deportes',
			name: 'Deportes',
			_website: 'tn',
		});
		expect(await fetchSource('section-service', { _id: '/nada' })).toMatchObject({
			status: 404,
			body: { code: 'nothing-found', error: true },
		});
	});

	it('CONT-05 content-feed gives the latest stories of the staff', async () => {
		const answer = await fetchSource('content-feed', { feed_query: 'type:story AND source.source_type:staff', size: 4 });
		expect(ids(answer)).toEqual(['C', 'A']);
		expect(answer.body).toMatchObject({ type: 'results', count: 2 });
		expect(answer.body).not.toHaveProperty('next');
	});

	it('content-feed has pages until there is no next', async () => {
		const first = await fetchSource('content-feed', { feed_query: '*', size: '2', page: '1' });
		expect([ids(first), first.body.next, first.body.count]).toEqual([['C', 'B'], 2, 3]);
		const second = await fetchSource('content-feed', { feed_query: '*', size: 2, page: 2 });
		expect([ids(second), second.body.next, second.body.previous]).toEqual([['A'], undefined, 0]);
	});

	it('C01 content-api gives a repaired document without what was left out', async () => {
		const sites = [{ _id: '/deportes', type: 'site', version: '0.5.8', name: 'Deportes', description: null }];
		const taxonomy = { ...inSection('/deportes'), sites };
		await publish(content(), [story('R', { website: 'tn', website_url: '/r/', foo: { html: '<b>' }, taxonomy })]);
		const { body } = await fetchSource('content-api', { website_url: '/r/' });
		expect(body).toMatchObject({ _id: 'R', taxonomy: { sites: [{ name: 'Deportes' }] } });
		expect(body).not.toHaveProperty('foo');
		expect(body.taxonomy.sites[0]).not.toHaveProperty('description');
	});

	it('content-api gives a document by id and address, never a draft, and redirects to a new address', async () => {
		expect((await fetchSource('content-api', { website_url: '/a/' })).body).toMatchObject({
			_id: 'A',
			type: 'story',
			version: '0.10.12',
			website_url: '/a/',
		});
		expect((await fetchSource('content-api', { _id: 'A' })).body.content_elements).toHaveLength(1);
		expect((await fetchSource('content-api', { _id: 'DRAFT' })).status).toBe(404);
		expect((await fetchSource('content-api', {})).status).toBe(400);
		await publish(content(), [story('A', { website: 'tn', website_url: '/nueva/' })]);
		expect(await fetchSource('content-api', { website_url: '/a/' })).toMatchObject({ status: 302, headers: { location: '/nueva/' } });
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'A' });
		expect((await fetchSource('content-api', { website_url: '/nueva/' })).status).toBe(410);
	});

	it('story feeds list by section, tag, author and query', async () => {
		expect(
			ids(await fetchSource('story-feed-sections', { includeSections: '/deportes,/politica', excludeSections: '/deportes/tenis' })),
		).toEqual(['C', 'A']);
		expect(ids(await fetchSource('story-feed-tag', { tagSlug: 'boca' }))).toEqual(['B', 'A']);
		expect(ids(await fetchSource('story-feed-author', { authorSlug: 'ana-paz' }))).toEqual(['A']);
		expect(
			ids(await fetchSource('story-feed-query', { query: 'taxonomy.sections._id:"/deportes" AND NOT taxonomy.tags.slug:copa' })),
		).toEqual(['A']);
	});

	it('C08 search-suggestions gives topics, then the newest visible stories, in whose names each typed word begins a word', async () => {
		await publish(content(), [
			story('TENIS', { website: 'tn', website_url: '/tenis/', headlines: { basic: 'Ganó en el ténis de Paz' } }),
			story('EMBARGO', { headlines: { basic: 'Ténis bajo embargo' }, content_restrictions: { embargo: { active: true } } }),
			story('OTRA', { headlines: { basic: 'Un pretenista' } }),
		]);
		const suggested = async (query: string) => (await fetchSource('search-suggestions', { query })).body.suggestions;
		const tennis = { kind: 'section', text: 'Tenis', url: '/deportes/tenis/' };
		const won = { kind: 'story', text: 'Ganó en el ténis de Paz', url: '/tenis/' };
		expect(await suggested('TEN')).toEqual([tennis, won]);
		expect(await suggested('paz')).toEqual([{ kind: 'author', text: 'Ana Paz', url: '/autor/ana-paz/' }, won]);
		expect(await suggested('paz gan')).toEqual([won]);
		for (const nothing of ['', 't', ' - ', '😀', '"" or', 'xyz']) expect(await suggested(nothing), nothing).toEqual([]);
		expect((await fetchSource('search-suggestions', { query: 'a'.repeat(201) })).status).toBe(400);
		expect((await fetchSource('search-suggestions', { query: 'ten' })).headers).toMatchObject({
			'cache-control': expect.stringContaining('s-maxage=60'),
		});
	});

	it('C08 collections leave out works that are not visible', async () => {
		expect(ids(await fetchSource('collections', { content_alias: 'alert-bar' }))).toEqual(['A', 'C']);
		expect(ids(await fetchSource('collections', { _id: 'COL', from: 1, size: 1 }))).toEqual(['C']);
		expect(ids(await fetchSource('alert-bar-collections'))).toEqual(['A']);
		expect(ids(await fetchSource('related-content', { _id: 'B' }))).toEqual(['A']);
	});

	it('ENT-19 C08 push notifications are what the newsroom sent, with the time of each in epoch seconds', async () => {
		const { body } = await fetchSource('push-notifications');
		const items = v.parse(v.array(v.strictObject(pushNotificationSchema.entries)), body.notifications);
		expect(items.map(({ id }) => id)).toEqual(['A', 'C']);
		expect(items[1]).toMatchObject({ url: '/c/', send_after: Date.parse('2026-11-20T12:00:00Z') / 1000, included_tags: ['/politica'] });
	});

	it('search, authors, tags and the most read are content sources', async () => {
		expect((await fetchSource('search-api', { query: 'titular-de-b', size: 5 })).body).toMatchObject({
			data: [{ _id: 'B' }],
			metadata: { total_hits: 1 },
		});
		expect((await fetchSource('search-api', { query: '' })).body).toMatchObject({ data: [] });
		expect((await fetchSource('author-api', { slug: 'ana-paz' })).body).toMatchObject({ authors: [{ name: 'Ana Paz' }] });
		expect((await fetchSource('tags-api', { slug: 'boca' })).body).toMatchObject({ Payload: [{ slug: 'boca', name: 'BOCA' }] });
		expect((await fetchSource('tags-api', { slug: '__proto__' })).status).toBe(404);
		expect(ids(await fetchSource('most-read', { size: 2 }))).toEqual([]);
		for (let read = 0; read < leastReads; read += 1) content().countRead('tn', 'A');
		await content().close();
		expect(ids(await fetchSource('most-read', { size: 2 }))).toEqual(['A']);
	});

	it('an answer has a TTL and purge keys', async () => {
		const { headers } = await fetchSource('story-feed-tag', { tagSlug: 'boca' });
		expect(headers['cache-control']).toContain('s-maxage=300');
		expect(headers['surrogate-key']).toBe('tn/tag:boca');
	});

	it.each([
		['an unknown source', 'nothing-like-it', '{}', {}, 404],
		['a name of a prototype', 'constructor', '{}', {}, 404],
		['a query that is not JSON', 'content-feed', '{', {}, 400],
		['a query of the wrong form', 'content-feed', '{"size":"many"}', {}, 400],
		['too large a size', 'content-feed', '{"size":5000}', {}, 400],
		['an unknown field', 'content-feed', '{"feed_query":"password:x"}', {}, 400],
		['an unknown site', 'sites-api', '{}', { _website: 'evil' }, 404],
		['an invalid filter', 'sites-api', '{}', { filter: '{ a(b: 1) }' }, 400],
		['a filter without an end', 'sites-api', '{}', { filter: '{'.repeat(4000) }, 400],
	])('%s is refused with the envelope', async (_what, name, query, more, status) => {
		expect(await fetchSource(name, query, more)).toMatchObject({
			status,
			body: { error: true, httpStatus: status, code: expect.any(String) },
		});
	});

	it('CONT-07 get-profile answers by uuid, for readers of the brand, and is not cached', async () => {
		const answer = await fetchSource('get-profile', { uuid: 'ana' });
		expect(answer).toMatchObject({ status: 200, body: { uuid: 'ana', displayName: 'Ana', picture: null } });
		expect(answer.headers['cache-control']).toBe('no-store');
		expect(answer.headers).not.toHaveProperty('surrogate-key');
		expect((await fetchSource('get-profile', { uuid: 'berta' })).status).toBe(404);
		expect((await fetchSource('get-profile', { uuid: 'ana' }, { _website: 'ciudad' })).status).toBe(404);
		expect((await fetchSource('get-profile')).status).toBe(400);
	});

	it('content-api-collections answers as collections does', async () => {
		expect((await fetchSource('content-api-collections', { content_alias: 'alert-bar' })).body).toEqual(
			(await fetchSource('collections', { content_alias: 'alert-bar' })).body,
		);
	});

	it('canonical_website tells works of the brand from works that it shows of another', async () => {
		const websites = { tn: { website_url: '/ajena/' }, ciudad: { website_url: '/propia/' } };
		await publish(content(), [story('SHARED', { websites, canonical_website: 'ciudad', canonical_url: '/propia/' })]);
		const found = async (query: string) => ids(await fetchSource('story-feed-query', { query }));
		expect(await found('canonical_website:ciudad')).toEqual(['SHARED']);
		expect(await found('type:story AND NOT canonical_website:tn')).toEqual(['SHARED']);
		expect(await found('canonical_website:tn AND taxonomy.sections._id:"/deportes"')).toEqual(['B', 'A']);
	});

	it('C08 drafts are for keys that may read them, and are not cached', async () => {
		const draft = (authorization?: string) =>
			fetchSource('content-api-unpublished', { _id: 'DRAFT' }, {}, authorization ? { authorization } : {});
		expect(await draft(`Bearer ${draftKey}`)).toMatchObject({
			status: 200,
			headers: { 'cache-control': 'private, no-store' },
			body: { _id: 'DRAFT', content_elements: [{ content: 'Cuerpo de DRAFT' }] },
		});
		expect(await draft()).toMatchObject({ status: 401, body: { code: 'no-credentials' }, headers: { 'www-authenticate': 'Bearer' } });
		expect(await draft(`Bearer ${contentKey}`)).toMatchObject({ status: 403, body: { code: 'no-drafts' } });
		expect(await draft(`Bearer ${foreignKey}`)).toMatchObject({ status: 403, body: { code: 'other-brand' } });
		expect(await draft('Bearer nothing-like-it')).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
		expect((await fetchSource('unpublished', { _id: 'NADA' }, {}, { authorization: `Bearer ${draftKey}` })).status).toBe(404);
		expect((await fetchSource('meta-api')).status).toBe(404);
	});

	it('signing-service and resize-image-api sign pictures of allowed hosts for keys alone', async () => {
		const authorization = `Bearer ${contentKey}`;
		const sign = (id: string) => fetchSource('signing-service', { id }, {}, { authorization });
		const hash = 'a'.repeat(64);
		expect((await sign('https://img.test/a.jpg')).body).toEqual({ hash });
		expect((await sign('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).body).toEqual({ hash });
		expect((await sign('https://evil.test/a.jpg')).status).toBe(404);
		const resized = { path: '/resizer/v2/https%253A%252F%252Fimg.test%252Fa.png.png', auth: { 1: hash } };
		const named = { raw_image_url: 'https://img.test/a.png' };
		expect((await fetchSource('resize-image-api', named, {}, { authorization })).body).toEqual(resized);
		for (const name of ['signing-service', 'resize-image-api']) expect((await fetchSource(name, { id: 'x', ...named })).status).toBe(401);
	});

	it('pages of named origins may read, without credentials; other pages may not', async () => {
		const asked = async (origin: string, more = {}) => (await fetchSource('sites-api', {}, more, { origin })).headers;
		expect(await asked('https://app.test')).toMatchObject({ 'access-control-allow-origin': 'https://app.test', vary: 'Origin' });
		expect(await asked('https://app.test')).not.toHaveProperty('access-control-allow-credentials');
		for (const origin of ['https://evil.test', 'https://app.test.evil.test', 'http://app.test', 'null'])
			expect(await asked(origin)).not.toHaveProperty('access-control-allow-origin');
		expect(await asked('https://app.test', { _website: 'ciudad' })).not.toHaveProperty('access-control-allow-origin');
		const refused = await fetchSource('nothing-like-it', {}, {}, { origin: 'https://app.test' });
		expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([404, 'https://app.test']);
	});

	it('concurrent calls with the same key are made once', async () => {
		let calls = 0;
		const merged = mergeCalls<number>();
		const call = async () => ++calls;
		expect(await Promise.all([merged('a', call), merged('a', call), merged('b', call)])).toEqual([1, 1, 2]);
		expect(await merged('a', call)).toBe(3);
	});
});

describe('hostile texts', () => {
	it.each(['\\u0000', '\\ud800', 'a\\udc00b'])('%s finds nothing and causes no fault', async (text) => {
		const fields: readonly (readonly [string, string])[] = [
			['author-api', 'slug'],
			['tags-api', 'slug'],
			['story-feed-tag', 'tagSlug'],
			['content-api', '_id'],
			['collections', 'content_alias'],
			['sites-api', 'hierarchy'],
		];
		for (const [name, field] of fields) expect([200, 404]).toContain((await fetchSource(name, `{"${field}":"${text}"}`)).status);
	});
});

describe('feed queries', () => {
	const otherBrands = brandList.flatMap(({ id }) => (id === 'tn' ? [] : [`canonical:${id}`]));

	it.each([
		['*', { all: [], any: [], none: [] }],
		['type:story', { all: ['type:story'], any: [], none: [] }],
		['subtype:article AND source.source_type:staff', { all: ['subtype:article', 'source:staff'], any: [], none: [] }],
		['type:(story OR video) -subtype:live', { all: [], any: ['type:story', 'type:video'], none: ['subtype:live'] }],
		[
			'(type:story OR type:"video") AND NOT taxonomy.sections._id:"/a/b/"',
			{ all: [], any: ['type:story', 'type:video'], none: ['section:/a/b'] },
		],
		['type:story OR type:video', { all: [], any: ['type:story', 'type:video'], none: [] }],
		['revision.published:true && type:story', { all: ['type:story'], any: [], none: [] }],
		['canonical_website:ciudad', { all: ['canonical:ciudad'], any: [], none: [] }],
		['canonical_website:tn AND type:story', { all: ['type:story'], any: [], none: otherBrands }],
		['NOT canonical_website:"tn"', { all: [], any: otherBrands, none: [] }],
	])('%s', (query, terms) => expect(feedQuery(query, 'tn')).toEqual(terms));

	it.each([
		'type:',
		'(((',
		'type:a OR type:b AND type:c',
		'publish_date:[now-2d TO now]',
		'headline',
		')',
		'type:(',
		'"',
		'a'.repeat(9000),
		'type:a '.repeat(500),
	])('%s is refused', (query) => expect(() => feedQuery(query, 'tn')).toThrow(/not understood/));
});

describe('filters', () => {
	it('reduce objects and lists to the selected fields', () => {
		const value = { a: [{ b: 1, c: 2 }], d: null, e: 5 };
		expect(reduce(value, readFilter('{ a { b }, d { x } missing }'))).toEqual({ a: [{ b: 1 }], d: null });
		expect(reduce({}, readFilter('{__proto__ constructor}'))).toEqual({});
	});
});
