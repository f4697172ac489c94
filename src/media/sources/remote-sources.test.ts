import { MockAgent } from 'undici';
import { describe, expect, it } from 'vitest';
import { type OutboundHttpOptions, openOutboundHttp } from '#platform/outbound-http';
import { quickDeadlines } from '../../../tests/support/quick-deadlines.ts';
import { imageAddress } from '../contract/contract.ts';
import { quarters } from '../fixtures/pictures.ts';
import { refusalOf, testMedia } from '../fixtures/test-media.ts';

const SOURCE = 'https://images.test/a/b.jpg?c=1';
const picture = () => quarters({ width: 400, height: 300 }).jpeg().toBuffer();

/** A media module whose only source is `images.test`, which gives the answers of the test. */
async function withSource({ deadline, ...options }: { dataDir?: string } & Pick<OutboundHttpOptions, 'deadline'> = {}) {
	const network = new MockAgent();
	network.disableNetConnect();
	const context = await testMedia({
		...options,
		allowedSourceHosts: ['images.test', 'more.test'],
		outboundHttp: openOutboundHttp({ dispatcher: network, ...(deadline && { deadline }) }),
	});
	const show = (address: string) => {
		const id = encodeURIComponent(address);
		return context.get(imageAddress({ id, extension: 'jpg', seoName: '', auth: context.media.sign(id) }, '16:9', 320));
	};
	const answers = (status: number, body: Buffer | string, headers: Record<string, string>) =>
		network.get('https://images.test').intercept({ path: '/a/b.jpg?c=1' }).reply(status, body, { headers });
	return { ...context, network, show, answers };
}

const jpeg = { 'content-type': 'image/jpeg' };

describe('an image of another host', () => {
	it('is fetched once, stored, and shown in our own sizes', { tags: 'slow' }, async () => {
		const { show, answers, dataDir, media } = await withSource();
		answers(200, await picture(), jpeg);
		expect((await show(SOURCE)).status).toBe(200);
		expect((await show(SOURCE)).status).toBe(200);
		await media.close();
		const later = await withSource({ dataDir });
		expect((await later.show(SOURCE)).status).toBe(200);
	});

	it.each([
		'https://evil.test/x.jpg',
		'https://images.test.evil.test/x.jpg',
		'https://user:pw@images.test/x.jpg',
		'https://images.test@evil.test/x.jpg',
		'https://evil.test#images.test',
		'https://evil.test\\images.test/x.jpg',
		'https://images.test:8443/x.jpg',
		'https://127.0.0.1/x.jpg',
		'https://2130706433/x.jpg',
		'https://[::1]/x.jpg',
	])('I05 is not fetched from %s, though the address is signed', async (address) => {
		const { show, log } = await withSource();
		expect(await refusalOf(await show(address))).toEqual([403, 'SOURCE_NOT_ALLOWED']);
		expect(log.told.filter(({ event }) => event.includes('source'))).toEqual([]);
	});

	it.each([
		'http://images.test/a.jpg',
		'ftp://images.test/a.jpg',
		'file:///etc/passwd',
		'data:image/png;base64,AA',
		'gopher://images.test/',
	])('I05 is not fetched by %s', async (address) => {
		expect(await refusalOf(await (await withSource()).show(address))).toEqual([404, 'IMAGE_NOT_FOUND']);
	});

	it('I05 C09 a redirect is followed to an allowed host, and to no other', { tags: 'slow' }, async () => {
		const { show, answers, network } = await withSource();
		answers(302, '', { location: 'https://more.test/c.jpg' });
		network
			.get('https://more.test')
			.intercept({ path: '/c.jpg' })
			.reply(200, await picture(), { headers: jpeg });
		expect((await show(SOURCE)).status).toBe(200);

		const other = await withSource();
		other.answers(302, '', { location: 'https://127.0.0.1/latest/meta-data' });
		const refused = await other.show(SOURCE);
		expect(await refused.clone().text()).not.toContain('127.0.0.1');
		expect(await refusalOf(refused)).toEqual([403, 'SOURCE_NOT_ALLOWED']);
	});

	it('I05 C09 three redirects are followed, and a loop is abandoned', async () => {
		const { show, network } = await withSource();
		let asked = 0;
		network
			.get('https://images.test')
			.intercept({ path: '/a/b.jpg?c=1' })
			.reply(() => ({ statusCode: 302, data: `${asked++}`, responseOptions: { headers: { location: SOURCE } } }))
			.persist();
		expect(await refusalOf(await show(SOURCE))).toEqual([502, 'SOURCE_ERROR']);
		expect(asked).toBe(4);
	});

	it('I05 C09 an allowed name that resolves to this machine gets no connection, and the response does not reveal it', async () => {
		let asked = 0;
		const outboundHttp = openOutboundHttp({
			lookup: (_host, _options, callback) => {
				asked++;
				callback(null, [{ address: '127.0.0.1', family: 4 }]);
			},
		});
		const { media, get, log } = await testMedia({ allowedSourceHosts: ['images.test'], outboundHttp });
		const id = encodeURIComponent(SOURCE);
		const response = await get(imageAddress({ id, extension: 'jpg', seoName: '', auth: media.sign(id) }, '16:9', 320));
		expect(await response.clone().text()).not.toMatch(/127|public/);
		expect(await refusalOf(response)).toEqual([502, 'SOURCE_ERROR']);
		expect(asked).toBe(1);
		expect(log.told.find(({ level }) => level === 'warn')?.fields.error).toMatchObject({ name: 'NotPublic' });
	});

	it.each<[string, number, string | Buffer, Record<string, string>]>([
		['a page', 200, '<html>', { 'content-type': 'text/html' }],
		['a page that says it is a JPEG', 200, '<html>', jpeg],
		['nothing', 200, '', jpeg],
		['that it is not there', 404, 'gone', jpeg],
		['with a fault', 500, 'oops', jpeg],
		['with more than 20 MB', 200, Buffer.alloc(21 * 1024 * 1024), jpeg],
	])('a source that answers %s is an error, and is not fetched again for a while', async (_name, ...response) => {
		const { show, answers } = await withSource();
		answers(...response);
		expect(await refusalOf(await show(SOURCE))).toEqual([502, 'SOURCE_ERROR']);
		// The source would answer correctly now.
		answers(200, await picture(), jpeg);
		expect(await refusalOf(await show(SOURCE))).toEqual([502, 'SOURCE_ERROR']);
	});

	it('a slow source is abandoned after five seconds', async () => {
		const { deadline, asked } = quickDeadlines();
		const { show, network } = await withSource({ deadline });
		network
			.get('https://images.test')
			.intercept({ path: '/a/b.jpg?c=1' })
			.reply(200, await picture(), { headers: jpeg })
			.delay(8000);
		expect(await refusalOf(await show(SOURCE))).toEqual([502, 'SOURCE_ERROR']);
		expect(new Set(asked)).toEqual(new Set([5000]));
	});

	it('the last copy is shown while its source fails', { tags: 'slow' }, async () => {
		const { show, answers, dataDir, media } = await withSource();
		answers(200, await picture(), jpeg);
		await show(SOURCE);
		await media.close();
		const later = await withSource({ dataDir });
		later.answers(500, '', {});
		expect((await later.show(SOURCE)).status).toBe(200);
		await expect.poll(() => later.log.told.filter(({ level }) => level === 'warn')).toHaveLength(1);
		expect((await later.show(SOURCE)).status).toBe(200);
	});

	it('twenty concurrent readers cause one fetch', { tags: 'slow' }, async () => {
		const { show, answers } = await withSource();
		answers(200, await picture(), jpeg);
		const shown = await Promise.all(Array.from({ length: 20 }, () => show(SOURCE)));
		expect(shown.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
	});
});
