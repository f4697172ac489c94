import { beforeEach, describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';

const { get, content } = servedSites();

const show = {
	type: 'podcast',
	_id: 'la-cuenta',
	source: { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' },
	title: 'Pan & cuentas',
	text: 'La economía de todos los días.',
	author: 'La redacción',
	email: 'podcasts@diario.example',
	category: 'Business',
};
const stream = { url: 'https://cdn.test/uno.mp3', stream_type: 'mp3', filesize: 1_000_000, bitrate: 80 };
const chapters = [
	{ start: 62_000, title: 'El kilo de pan' },
	{ start: 0, title: 'Presentación' },
];
const sound = { type: 'audio', version: '0.10.12', streams: [stream], additional_properties: { chapters, transcript: 'Hola.\nChau.' } };
const home = { _id: '/deportes', type: 'section', version: '0.10.12', name: 'Deportes' };
const tags = [{ slug: 'la-cuenta', text: 'La cuenta' }];

const episode = (id: string, elements: readonly object[], more: object = {}) =>
	story(id, {
		taxonomy: { primary_section: home, tags },
		content_elements: [{ type: 'text', content: 'Se habla del pan.' }, ...elements],
		...more,
	});

describe.each(brandList)('a podcast of $id', ({ id: brand, texts }) => {
	beforeEach(() =>
		publish(
			content(),
			[
				section('/deportes'),
				show,
				episode('UNO', [sound], { website: brand, website_url: '/podcasts/2026/11/20/uno/' }),
				episode('SINSONIDO', [], { website: brand, website_url: '/podcasts/2026/11/20/sin-sonido/' }),
				episode('CERRADO', [sound], {
					website: brand,
					website_url: '/podcasts/2026/11/20/cerrado/',
					content_restrictions: { content_code: 'registro' },
				}),
			],
			brand,
		),
	);

	it('ROUTE-06 has a feed of the stories with its tag that have a sound which everybody may hear', async () => {
		const { status, body, headers } = await get(brand, '/podcasts/la-cuenta/rss/');
		expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/rss+xml; charset=utf-8' });
		expect([...body.matchAll(/<guid isPermaLink="false">(\w+)<\/guid>/g)].map(([, guid]) => guid)).toEqual(['UNO']);
		expect(body).toContain('<title>Pan &amp; cuentas</title>');
		expect(body).toContain('<enclosure url="https://cdn.test/uno.mp3" length="1000000" type="audio/mpeg"/>');
		expect(body).toContain('<itunes:duration>100</itunes:duration>');
		expect(body).toContain(
			'<itunes:owner><itunes:name>La redacción</itunes:name><itunes:email>podcasts@diario.example</itunes:email></itunes:owner>',
		);
	});

	it('ROUTE-06 has the same feed for programs that read JSON, and its page names both', async () => {
		const { status, body, headers } = await get(brand, '/podcasts/la-cuenta/feed.json');
		expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/feed+json; charset=utf-8' });
		expect(JSON.parse(body)).toMatchObject({
			version: 'https://jsonfeed.org/version/1.1',
			title: 'Pan & cuentas',
			feed_url: `https://${brand}.test/podcasts/la-cuenta/feed.json`,
			authors: [{ name: 'La redacción' }],
			items: [
				{
					id: 'UNO',
					url: `https://${brand}.test/podcasts/2026/11/20/uno/`,
					attachments: [{ url: 'https://cdn.test/uno.mp3', mime_type: 'audio/mpeg', size_in_bytes: 1_000_000, duration_in_seconds: 100 }],
				},
			],
		});
		const page = (await get(brand, '/podcasts/la-cuenta/')).body;
		for (const feed of ['rss/', 'feed.json']) expect(page).toContain(`href="https://${brand}.test/podcasts/la-cuenta/${feed}"`);
	});

	it('ROUTE-06 has its chapters in order, in the feed and on its page, and there what is said', async () => {
		const inFeed = '<psc:chapter start="00:00:00.000" title="Presentación"/><psc:chapter start="00:01:02.000" title="El kilo de pan"/>';
		expect((await get(brand, '/podcasts/la-cuenta/rss/')).body).toContain(inFeed);
		const { body } = await get(brand, '/podcasts/la-cuenta/');
		expect([...body.matchAll(/data-start-ms="(\d+)"/g)].map(([, start]) => start)).toEqual(['0', '62000']);
		expect(body).toContain('<p>Hola.</p><p>Chau.</p>');
	});

	it('is not there in the page’s dress and as a feed when no show has that name', async () => {
		const { status, body } = await get(brand, '/podcasts/nada/');
		expect(status).toBe(404);
		expect(body).toContain(`data-brand="${brand}"`);
		expect(body).toContain(texts.notFoundTitle);
		for (const feed of ['rss/', 'feed.json']) expect((await get(brand, `/podcasts/nada/${feed}`)).status).toBe(404);
	});

	it('changes with its episodes', async () => {
		for (const feed of ['rss/', 'feed.json']) await get(brand, `/podcasts/la-cuenta/${feed}`);
		await content().remove({ brand, sender: 'test', may: [] }, { type: 'story', id: 'UNO' });
		for (const feed of ['rss/', 'feed.json']) expect((await get(brand, `/podcasts/la-cuenta/${feed}`)).body, feed).not.toContain('UNO');
	});
});

it.each([
	['category', { category: 'Chismes' }],
	['email', { email: 'la redacción' }],
	['text', { text: '' }],
])('C01 a podcast without a %s that apps take is refused, and the last good one stays', async (path, wrong) => {
	await publish(content(), [section('/deportes'), show]);
	const put = await content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify({ ...show, title: 'Otro', ...wrong }));
	expect(put).toMatchObject({ kind: 'refused', problems: [expect.objectContaining({ path: `$.${path}` })] });
	expect((await get('tn', '/podcasts/la-cuenta/rss/')).body).toContain('<title>Pan &amp; cuentas</title>');
});
