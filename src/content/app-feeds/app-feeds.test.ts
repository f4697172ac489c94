import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { contentRoutesOf } from '../../../tests/support/content-routes.ts';
import * as android from '../../../tests/support/mobile-sdks/android.ts';
import * as ios from '../../../tests/support/mobile-sdks/ios.ts';
import { misfits } from '../../../tests/support/mobile-sdks/member.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';

const content = testContent();
let app: FastifyInstance;

const picture = { type: 'image', url: 'https://img.test/a.jpg', width: 1600, height: 900, caption: 'Una <b>foto</b>', alt_text: 'Foto' };
const reference = (id: string) => ({ type: 'reference', referent: { id, type: 'story', provider: '' } });
const at = (website_url: string, more = {}) => ({ website: 'tn', website_url, ...more });

/** Members that ANS allows and one of the SDKs cannot read. */
const hard = {
	rendering_guides: [{ preferred_method: ['website'] }],
	contributors: { created_by: { user_id: 'x', display_name: 'X' } },
	description: { mobile: 'sin basic' },
	display_date: '2026-11-20T11:00:00-03:00',
	content_elements: [
		{ type: 'text', content: 'Uno' },
		{ type: 'numeric_rating', numeric_rating: 4.5, min: 0, max: 5 },
		{ type: 'interstitial_link', url: '/x/', content: 'Ir', description: { type: 'text', content: 'a' } },
		{ type: 'custom_embed', subtype: 'custom-liveblog', embed: { config: { date: '1', title: 'T' } } },
		{ type: 'no-such-type', content: 'x' },
		{ type: 'quote', content_elements: [{ type: 'text', content: 'Dos' }], citation: { type: 'text', content: 'Ana' } },
		{ type: 'image', url: 'https://not-allowed.test/a.jpg' },
		picture,
		{
			type: 'video',
			_id: 'V',
			headlines: { basic: 'Video' },
			streams: [{ url: '/media/files/a.mp4', stream_type: 'mp4', audio_codec: 'AAC', video_codec: 'H264' }],
		},
	],
};

beforeEach(async () => {
	const log = silentLog();
	const config = { brandOrigins: new Map([['tn', 'https://tn.test']]), trustedProxies: [] };
	app = createHttpServer({ config, log, health: createHealth({}, log) });
	await app.register(contentRoutesOf(content()));
	await publish(content(), [
		section('/deportes', { name: 'Deportes', parent: { default: '/', 'mobile-nav': '/' }, order: { 'mobile-nav': 1 } }),
		section('/deportes/tenis', { name: 'Tenis', parent: { default: '/deportes', 'mobile-nav': '/deportes' } }),
		{ _id: 'link-1', node_type: 'link', display_name: 'Clima', url: '/clima/', parent: { 'mobile-nav': '/' }, order: { 'mobile-nav': 2 } },
		story('A', at('/a/', { ...hard, promo_items: { basic: picture } })),
		story('B', at('/b/', { display_date: '2026-11-20T13:00:00Z' })),
		story('DRAFT', { revision: { revision_id: '1', branch: 'default', published: false } }),
		{ ...story('FILM', at('/film/', { headlines: { basic: 'Titular filmado' } })), type: 'video', streams: [] },
		{
			_id: 'COL',
			type: 'collection',
			version: '0.10.12',
			content_aliases: ['tapa'],
			content_elements: [
				reference('DRAFT'),
				{ ...reference('B'), referent: { id: 'B', type: 'story', referent_properties: { headlines: { basic: 'Otro titular' } } } },
				reference('A'),
			],
		},
	]);
});
afterEach(() => app.close());

async function feed(path: string, host = 'tn.test') {
	const answer = await app.inject({ url: `/arc/outboundfeeds/${path}`, headers: { host } });
	return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const ids = async (path: string) => (await feed(path)).body.map(({ _id }: { _id: string }) => _id);

describe('feeds for apps of the mobile SDKs', () => {
	it('an article has what both SDKs can read, although ANS has more', async () => {
		const { body } = await feed('article/?_id=A');
		for (const declared of [ios.article, android.contentElement, android.story]) expect(misfits(declared, body)).toEqual([]);
		const types = body.content_elements.map(({ type }: { type: string }) => type);
		expect(types).toEqual(['text', 'numeric_rating', 'interstitial_link', 'custom_embed', 'quote', 'image', 'video']);
		expect(body).toMatchObject({ display_date: '2026-11-20T14:00:00.000Z', website_url: '/a/' });
		const raw = await app.inject({ url: '/pf/api/v3/content/fetch/content-api?query={"_id":"A"}', headers: { host: 'tn.test' } });
		for (const declared of [ios.article, android.contentElement]) expect(misfits(declared, raw.json())).not.toEqual([]);
	});

	it('pictures and files have whole addresses, and pictures need no token of the app', async () => {
		const { promo_items, content_elements } = (await feed('article?_id=A')).body;
		expect(promo_items.basic).toMatchObject({ type: 'image', width: 1280, height: 720, caption: 'Una foto', alt_text: 'Foto' });
		expect(promo_items.basic.url).toMatch(/^https:\/\/tn\.test\/resizer\/v2\/.+\?auth=a{64}&width=1280$/);
		expect(promo_items.basic).not.toHaveProperty('auth');
		expect(promo_items.basic.additional_properties.thumbnailResizeUrl).toMatch(/^\/resizer\/v2\/.+&width=480$/);
		expect(content_elements.at(-1)).toMatchObject({
			streams: [{ url: 'https://tn.test/media/files/a.mp4' }],
			credits: { by: [] },
			duration: 0,
		});
	});

	it('a collection is a list of its visible works in its order, with the headlines of the collection', async () => {
		const { body, headers } = await feed('collection/tapa?from=0&size=20');
		expect(body.map(({ _id, headlines }: { _id: string; headlines: object }) => [_id, headlines])).toEqual([
			['B', { basic: 'Otro titular' }],
			['A', { basic: 'Titular de A' }],
		]);
		expect(body[0]).not.toHaveProperty('content_elements');
		expect(headers).toMatchObject({
			'surrogate-key': expect.stringContaining('tn/collection/tapa'),
			expires: expect.stringContaining('GMT'),
		});
		const [first] = (await feed('collection-full/COL/?from=0&size=1')).body;
		expect(first).toMatchObject({ _id: 'B', headlines: { basic: 'Otro titular' }, content_elements: [{ content: 'Cuerpo de B' }] });
		expect(await ids('collection/tapa?from=1&size=1')).toEqual(['A']);
		expect(await ids('collection/tapa?from=5')).toEqual([]);
	});

	it('the path of a section that has no collection gives its newest works', async () => {
		expect(await ids('collection/deportes?from=0&size=2')).toEqual(['A', 'B']);
		expect(await ids('collection/%2Fdeportes?from=0&size=1')).toEqual(['A']);
	});

	it('a menu is a list of sections and links, each with its navigation', async () => {
		const { body } = await feed('navigation/mobile-nav/');
		for (const { navigation } of [ios, android]) expect(misfits(navigation, body)).toEqual([]);
		const section = { node_type: 'section', _website: 'tn', navigation: {} };
		expect(body).toMatchObject([
			{ ...section, _id: '/deportes', name: 'Deportes', children: [{ ...section, _id: '/deportes/tenis', children: [] }] },
			{ _id: 'link-1', node_type: 'link', name: 'Clima', url: '/clima/', navigation: {} },
		]);
	});

	it('search takes words with commas, and searchVideo finds videos alone', async () => {
		expect((await ids('search/titular/?size=20&from=0')).toSorted()).toEqual(['A', 'B', 'FILM']);
		expect(await ids('search/titular,%20filmado?size=20&from=0')).toEqual(['FILM']);
		expect(await ids('searchVideo/titular/')).toEqual(['FILM']);
		expect(await ids('search/titular/?from=2&size=5')).toHaveLength(1);
		expect(await ids('search/nada-de-esto/')).toEqual([]);
	});

	it.each([
		['article/?_id=DRAFT', 404, 'nothing-found'],
		['article/', 400, 'invalid-query'],
		['collection/nada', 404, 'nothing-found'],
		['collection/%00', 404, 'nothing-found'],
		['collection/tapa?size=21', 400, 'invalid-query'],
		['navigation/nada/', 404, 'nothing-found'],
	])('%s is refused with the envelope', async (path, status, code) => {
		expect(await feed(path)).toMatchObject({ status, body: { code, httpStatus: status, error: true } });
	});

	it('a brand has no works of another', async () => {
		expect((await feed('article/?_id=A', 'ciudad.test')).status).toBe(404);
		expect((await feed('article/?_id=A', 'unknown.test')).body).toMatchObject({ code: 'unknown-site' });
	});
});
