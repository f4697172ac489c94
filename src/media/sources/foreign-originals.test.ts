import sharp from 'sharp';
import { MockAgent } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DiskFiles } from '#platform/files';
import { openOutboundHttp } from '#platform/outbound-http';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { quarters } from '../fixtures/pictures.ts';
import { emptyDirectory } from '../fixtures/test-media.ts';
import { ImageIntake } from '../image-intake.ts';
import { StoredOriginals } from '../originals/stored-originals.ts';
import { ImageWorkers } from '../worker/image-workers.ts';
import { ForeignOriginals } from './foreign-originals.ts';

const hosts: ReadonlySet<string> = new Set(['viejo.test']);
const address = (name: string) => `https://viejo.test/${name}`;
const small = () => quarters({ width: 40, height: 30 });

/** The pictures of an old site, which gives these answers in order. */
async function oldSite() {
	const network = new MockAgent();
	network.disableNetConnect();
	const workers = new ImageWorkers(silentLog());
	onTestFinished(() => workers.close());
	const intake = new ImageIntake(new StoredOriginals(new DiskFiles(await emptyDirectory())), workers);
	const outboundHttp = openOutboundHttp({ dispatcher: network });
	const answers = (name: string, status: number, body: Buffer | string, headers: Record<string, string>) =>
		network
			.get('https://viejo.test')
			.intercept({ path: `/${name}` })
			.reply(status, body, { headers });
	return { originals: new ForeignOriginals({ intake, outboundHttp, wait: async () => {} }), answers };
}

describe('a picture of another site', () => {
	it('of every format is fetched once and stays; AVIF becomes WebP, and of a moving GIF the first frame stays as PNG', {
		tags: 'slow',
	}, async () => {
		const { originals, answers } = await oldSite();
		const frames = Buffer.concat([await small().raw().toBuffer(), Buffer.alloc(40 * 30 * 3, 200)]);
		const moving = sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } }).gif();
		const files = { jpeg: small().jpeg(), png: small().png(), webp: small().webp(), avif: small().avif(), gif: moving };
		const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'webp', gif: 'png' };
		for (const [format, image] of Object.entries(files)) {
			answers(format, 200, await image.toBuffer(), { 'content-type': `image/${format}` });
			const fetched = await originals.fetch(address(format), hosts);
			expect(fetched).toMatchObject({ width: 40, height: 30, extension: Reflect.get(extensions, format) });
			expect(await originals.find(address(format))).toEqual(fetched);
			expect(await originals.fetch(address(format), hosts)).toEqual(fetched);
		}
	});

	it.each([
		['a status', 404, 'x', 'text/html', 'was answered with status 404'],
		['a page', 200, '<html></html>', 'text/html', 'is not an image: its type is text/html'],
		['a drawing', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'is an SVG drawing, which can hold programs'],
		['a drawing in disguise', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 'is neither JPEG, PNG, WebP, AVIF nor GIF'],
		['rubbish', 200, '\x89PNG\r\n\x1a\nx', 'image/png', 'is damaged'],
	])('that is %s is missing, with the reason', async (_what, status, body, type, why) => {
		const { originals, answers } = await oldSite();
		answers('a', status, Buffer.from(body, 'latin1'), { 'content-type': type });
		expect(await originals.fetch(address('a'), hosts)).toContain(why);
		expect(await originals.find(address('a'))).toBeUndefined();
		expect(await originals.fetch(address('a'), hosts), 'is not asked for again').toContain(why);
	});

	it('is asked for again when the site is busy', { tags: 'slow' }, async () => {
		const { originals, answers } = await oldSite();
		answers('a', 503, '', {});
		answers('a', 429, '', {});
		answers('a', 200, await small().jpeg().toBuffer(), { 'content-type': 'image/jpeg' });
		expect(await originals.fetch(address('a'), hosts)).toMatchObject({ width: 40 });
	});

	it('is fetched once for several documents at a time', { tags: 'slow' }, async () => {
		const { originals, answers } = await oldSite();
		answers('a', 200, await small().jpeg().toBuffer(), { 'content-type': 'image/jpeg' });
		const both = await Promise.all([originals.fetch(address('a'), hosts), originals.fetch(address('a'), hosts)]);
		expect(both[0]).toMatchObject({ width: 40 });
		expect(both[1]).toEqual(both[0]);
	});

	it.each([
		['another host', 'https://otro.test/a'],
		['a host of this machine', 'https://127.0.0.1/a'],
		['no https', 'http://viejo.test/a'],
	])('I05 at %s is never asked for', async (_what, place) => {
		const { originals } = await oldSite();
		expect(await originals.fetch(place, hosts)).toContain('--media does not name');
	});

	it('I05 whose host redirects elsewhere is not followed', async () => {
		const { originals, answers } = await oldSite();
		answers('a', 302, '', { location: 'https://169.254.169.254/latest' });
		expect(await originals.fetch(address('a'), hosts)).toContain('--media does not name');
	});
});

describe('a picture at an address that the operator allows', () => {
	it('I05 is not fetched when its host is one of a private network', async () => {
		const workers = new ImageWorkers(silentLog());
		onTestFinished(() => workers.close());
		const intake = new ImageIntake(new StoredOriginals(new DiskFiles(await emptyDirectory())), workers);
		const outboundHttp = openOutboundHttp();
		onTestFinished(() => outboundHttp.close());
		const originals = new ForeignOriginals({ intake, outboundHttp, wait: async () => {} });
		expect(await originals.fetch('https://127.0.0.1/a.jpg', new Set(['127.0.0.1']))).toContain('no public address');
	});
});
