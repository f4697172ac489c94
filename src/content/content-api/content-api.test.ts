import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { Secret } from '#platform/secret';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { contentRoutesOf } from '../../../tests/support/content-routes.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { contentApiCalls } from './content-api-routes.ts';
import { queryOfBody } from './search-body.ts';

const content = testContent();
let app: FastifyInstance;
const [readKey = '', draftKey = '', foreignKey = ''] = ['r', 'd', 'f'].map((letter) => letter.repeat(32));
const keyOf = (secret: string, mayReadDrafts: boolean) => ({ id: secret.slice(0, 1), secret: new Secret(secret), mayReadDrafts });

beforeEach(async () => {
	const log = silentLog();
	const config = { brandOrigins: new Map([['tn', 'https://tn.test']]), trustedProxies: [] };
	app = createHttpServer({ config, log, health: createHealth({}, log) });
	const contentKeys = new Map([
		['tn', [keyOf(readKey, false), keyOf(draftKey, true)]],
		['ciudad', [keyOf(foreignKey, true)]],
	]);
	await app.register(contentRoutesOf(content(), { contentKeys }));
	await publish(content(), [
		section('/deportes', { name: 'Deportes', parent: { default: '/', primary: '/' }, order: { primary: 1 } }),
		section('/show', { name: 'Show', parent: { default: '/' } }),
		story('A', { website: 'tn', website_url: '/a/', subheadlines: { basic: 'Bajada', web: 'Otra' } }),
		story('B', {
			website: 'tn',
			website_url: '/b/',
			display_date: '2026-11-20T13:00:00Z',
			taxonomy: { primary_section: { _id: '/show', type: 'section', version: '0.10.12', name: 'Show' } },
			related_content: { basic: [{ type: 'reference', referent: { id: 'A', type: 'story', provider: '' } }] },
		}),
		story('WALLED', {
			website: 'tn',
			website_url: '/cerrada/',
			content_restrictions: { content_code: 'registro' },
			content_elements: [
				{ type: 'text', content: 'Para todos.' },
				{ type: 'text', content: 'detras' },
			],
		}),
		story('DRAFT', { website: 'tn', website_url: '/borrador/', revision: { revision_id: '1', branch: 'default', published: false } }),
		{
			_id: 'COL',
			type: 'collection',
			version: '0.10.12',
			content_aliases: ['tapa'],
			content_elements: [{ type: 'reference', referent: { id: 'B', type: 'story', provider: '' } }],
		},
	]);
});
afterEach(() => app.close());

async function get(path: string, query: Record<string, string> = {}, secret = readKey) {
	const answer = await app.inject({
		url: `${path}?${new URLSearchParams({ website: 'tn', ...query })}`,
		headers: { host: 'tn.test', ...(secret !== '' && { authorization: `Bearer ${secret}` }) },
	});
	return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json() };
}

const ids = async (query: Record<string, string>) =>
	(await get('/content/v4/search/published', query)).body.content_elements.map(({ _id }: { _id: string }) => _id);

describe('the Content API', () => {
	it.each(Object.keys(contentApiCalls))('%s is for keys of the brand, and no cache may keep its answer', async (path) => {
		const address = path.replace(':website', 'tn');
		for (const [secret, status, code] of [
			['', 401, 'no-credentials'],
			['nothing-like-it', 401, 'wrong-credentials'],
			[foreignKey, 403, 'other-brand'],
		] as const)
			expect(await get(address, { _id: 'A' }, secret)).toMatchObject({ status, body: { code, error: true } });
		const { status, headers } = await get(address, { _id: path.includes('/site/') ? '/deportes' : 'A', ids: 'A' });
		expect([200, 404]).toContain(status);
		if (status === 200) expect(headers['cache-control']).toBe('private, no-store');
	});

	it('gives a work by its id or address, with the members that were chosen', async () => {
		expect((await get('/content/v4/', { website_url: '/a/' })).body).toMatchObject({ _id: 'A', type: 'story', website_url: '/a/' });
		expect((await get('/content/v4/stories', { _id: 'A', included_fields: 'subheadlines.basic,website_url' })).body).toEqual({
			_id: 'A',
			type: 'story',
			version: '0.10.12',
			subheadlines: { basic: 'Bajada' },
			website_url: '/a/',
		});
		const { body } = await get('/content/v4/search/published', {
			q: 'taxonomy.sections._id:"/show"',
			_sourceExclude: 'content_elements,headlines.basic',
		});
		expect(body.content_elements[0]).toMatchObject({ _id: 'B', headlines: {} });
		expect(body.content_elements[0]).not.toHaveProperty('content_elements');
		expect((await get('/content/v4/', { _id: 'NADA' })).status).toBe(404);
		expect((await get('/content/v4/')).body).toMatchObject({ code: 'invalid-query' });
	});

	it('C08 gives drafts to keys that may read them alone', async () => {
		const asked = { _id: 'DRAFT', published: 'false' };
		expect((await get('/content/v4/', { _id: 'DRAFT' }, draftKey)).status).toBe(404);
		expect((await get('/content/v4/', asked)).body).toMatchObject({ code: 'no-drafts', httpStatus: 403 });
		expect((await get('/content/v4/', asked, draftKey)).body).toMatchObject({ _id: 'DRAFT', headlines: { basic: 'Titular de DRAFT' } });
		expect((await get('/content/v4/', { website_url: '/a/', published: 'false' }, draftKey)).body).toMatchObject({ _id: 'A' });
		expect((await get('/content/v4/search', { q: '*', published: 'false' }, draftKey)).status).toBe(400);
		expect(await ids({ q: '*' })).toEqual(['B', 'WALLED', 'A']);
	});

	it('works for registered readers are whole for keys that may read drafts alone', async () => {
		for (const path of ['/content/v4/', '/content/v4/ids', '/content/v4/search'])
			expect((await get(path, { _id: 'WALLED', ids: 'WALLED' })).text).not.toContain('detras');
		expect((await get('/content/v4/', { _id: 'WALLED' }, draftKey)).text).toContain('detras');
	});

	it('searches by query, words and search body, by pages', async () => {
		expect(
			(await get('/content/v4/search/published', { q: 'type:story', size: '1', from: '1', sort: 'display_date:desc' })).body,
		).toMatchObject({
			type: 'results',
			count: 3,
			next: 2,
			previous: 0,
		});
		expect(await ids({ q: 'titular' })).toHaveLength(3);
		expect(await ids({ q: 'canonical_website:tn' })).toHaveLength(3);
		const nested = {
			path: 'taxonomy.sections',
			query: { bool: { must: [{ terms: { 'taxonomy.sections._id': ['/show'] } }, { term: { 'taxonomy.sections._website': 'tn' } }] } },
		};
		const body = {
			query: { bool: { must: [{ term: { type: 'story' } }, { term: { 'revision.published': 'true' } }], must_not: [{ nested }] } },
		};
		expect(await ids({ body: JSON.stringify(body) })).toEqual(['WALLED', 'A']);
		expect(await ids({ body: JSON.stringify({ query: { bool: { must: [{ nested }] } } }) })).toEqual(['B']);
		for (const refused of [{ sort: 'score' }, { size: '101' }, { body: '{' }, { body: '{"query":{"script":{}}}' }, { q: 'password:x' }])
			expect((await get('/content/v4/search/published', refused)).body).toMatchObject({ code: 'invalid-query' });
	});

	it('gives collections, related works, works by their ids, and the site', async () => {
		expect((await get('/content/v4/collections', { content_alias: 'tapa' })).body.content_elements).toMatchObject([{ _id: 'B' }]);
		expect((await get('/content/v4/related-content', { _id: 'B' })).body).toMatchObject({ basic: [{ _id: 'A' }], redirect: [] });
		expect((await get('/content/v4/ids', { ids: 'B,NADA,DRAFT,A' })).body.content_elements).toMatchObject([{ _id: 'B' }, { _id: 'A' }]);
		expect((await get('/site/v3/navigation/tn', { hierarchy: 'primary' })).body).toMatchObject({
			_id: '/',
			children: [{ _id: '/deportes' }],
		});
		expect((await get('/site/v3/website')).body).toMatchObject([{ _id: 'tn' }]);
		expect((await get('/site/v3/website/tn/section', { limit: '1' })).body).toMatchObject({
			count: 1,
			total_count: 2,
			q_results: [{ _id: '/deportes' }],
		});
		expect((await get('/site/v3/website/tn/section', { _id: '/show' })).body).toMatchObject({ _id: '/show', _website: 'tn' });
		expect((await get('/site/v3/navigation/ciudad')).body).toMatchObject({ code: 'other-brand' });
	});
});

describe('search bodies', () => {
	it.each([
		['everything', { match_all: {} }, '*'],
		['one value', { term: { type: 'story' } }, 'type:"story"'],
		['several values', { terms: { 'taxonomy.tags.slug': ['a', 'b'] } }, 'taxonomy.tags.slug:("a" OR "b")'],
		['a quotation mark', { match: { subtype: 'a"b' } }, 'subtype:"a\\"b"'],
		[
			'a filter and its contrary',
			{ bool: { filter: { term: { type: 'x' } }, must_not: [{ term: { subtype: 'y' } }] } },
			'type:"x" AND NOT subtype:"y"',
		],
	])('with %s', (_what, query, expected) => expect(queryOfBody(JSON.stringify({ query }))).toBe(expected));

	const both = { bool: { must: [{ term: { type: 'x' } }, { term: { subtype: 'y' } }] } };
	const contrary = { bool: { must_not: [{ term: { type: 'x' } }] } };
	it.each([
		{ bool: { should: [] } },
		{ range: {} },
		{ term: {}, terms: {} },
		{ bool: { must: ['x'] } },
		{ bool: { must_not: [both] } },
		{ bool: { must_not: [contrary] } },
	])('%j is refused', (query) => expect(() => queryOfBody(JSON.stringify({ query }))).toThrow(/not understood/));
});
