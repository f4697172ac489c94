import { assert, asyncProperty, constantFrom, integer, oneof, option } from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { byForm } from '../../tests/support/form.ts';
import { heightsFor, imageAddress, ratios, widths } from './contract/contract.ts';
import { colourAt, noise, quarters } from './fixtures/pictures.ts';
import { refusalOf, sharedMedia, testMedia } from './fixtures/test-media.ts';

const jpeg = (width: number, height: number) => quarters({ width, height }).jpeg().toBuffer();

describe('the resizer', () => {
	const shared = sharedMedia();

	it('I01 random sizes of a signed image are refused, and none is made', { tags: 'slow' }, async () => {
		const { media, resized, made } = shared();
		const { id } = await media.put(await jpeg(400, 300));
		const side = integer({ min: -10, max: 100_000 });
		const isOffered = (width: number, height: number | undefined) =>
			widths.some((listed) => listed === width && (height === undefined || heightsFor(listed).includes(height)));
		await assert(
			asyncProperty(oneof(side, constantFrom(...widths)), option(side, { nil: undefined }), async (width, height) => {
				if (isOffered(width, height)) return;
				const response = await resized(id, `width=${width}${height === undefined ? '' : `&height=${height}`}`);
				expect(response.status).toBe(400);
			}),
			{ numRuns: byForm(200, 1000) },
		);
		expect(made()).toBe(0);
	});

	it.each(['', 'width=', 'width=0', 'width=-1', 'width=1e9', 'width=NaN', 'width=320;640', 'width=320&width=320', 'width=320.5'])(
		'I01 refuses the size "%s"',
		async (query) => {
			const { media, resized, made } = shared();
			const { id } = await media.put(await jpeg(400, 300));
			expect(await refusalOf(await resized(id, query))).toEqual([400, 'SIZE_NOT_OFFERED']);
			expect(made()).toBe(0);
		},
	);

	it.each([
		'format=svg',
		'quality=0',
		'quality=101',
		'blur=9999',
		'focal=1',
		'focal=-1,5',
		'focal=1,2&smart=true',
		'smart=false',
		'height=321',
	])('I01 refuses the query "%s"', async (query) => {
		const { media, resized, made } = shared();
		const { id } = await media.put(await jpeg(400, 300));
		expect(await refusalOf(await resized(id, `width=320&${query}`))).toEqual([400, 'SIZE_NOT_OFFERED']);
		expect(made()).toBe(0);
	});

	it('I01 an address that is not signed, or signed for another image, is refused', async () => {
		const { media, get, made } = shared();
		const { id } = await media.put(await jpeg(400, 300));
		const other = media.sign('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
		for (const auth of [
			'',
			'auth=',
			`auth=${other}`,
			`auth=${media.sign(id).toUpperCase()}`,
			`auth=${media.sign(id)}&auth=${media.sign(id)}`,
		]) {
			expect(await refusalOf(await get(`/resizer/v2/${id}.jpg?${auth}&width=320`))).toEqual([403, 'IMAGE_NOT_SIGNED']);
		}
		expect(made()).toBe(0);
	});

	it('I01 I10 malformed names and missing images are not found', async () => {
		const { media, resized, get } = shared();
		expect(await refusalOf(await resized('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'width=320'))).toEqual([404, 'IMAGE_NOT_FOUND']);
		for (const name of ['..jpg', 'x.svg', 'abc.jpg', '%25%2e.jpg', 'https%253A%25.jpg', 'file%253A%252F%252F%252Fetc%252Fpasswd.jpg']) {
			expect(await refusalOf(await get(`/resizer/v2/${name}?auth=${media.sign(name)}&width=320`))).toEqual([404, 'IMAGE_NOT_FOUND']);
		}
	});

	it('serves every address that the contract can build', { tags: 'slow' }, async () => {
		const { media, get } = shared();
		const kept = await media.put(await jpeg(120, 90));
		const shapes = ['original', '16:9', '3:2', '4:3', '1:1', 'social'] as const;
		expect(shapes).toEqual(expect.arrayContaining(Object.keys(ratios)));
		const image = { ...kept, auth: media.sign(kept.id), seoName: 'una-plaza-con-gente' };
		const { focal: _, ...unfocused } = image;
		for (const picture of [image, unfocused, { ...image, seoName: '', focal: { x: 0, y: 0 } }]) {
			for (const shape of shapes) {
				for (const width of widths) expect((await get(imageAddress(picture, shape, width))).status).toBe(200);
			}
		}
	});

	it('crops around the focal point, also in a corner', async () => {
		const { media, resized } = shared();
		const { id } = await media.put(await jpeg(1000, 500));
		const colour = async (focal: string) => {
			const image = new Uint8Array(await (await resized(id, `width=96&height=96&focal=${focal}`)).arrayBuffer());
			return colourAt(image, 20, 20);
		};
		const [red, green] = [await colour('0,0'), await colour('1000,0')];
		expect(red[0]).toBeGreaterThan(200);
		expect(red[1]).toBeLessThan(60);
		expect(green[1]).toBeGreaterThan(200);
		expect(green[0]).toBeLessThan(60);
	});

	it('answers in the type that the browser accepts, with Vary', async () => {
		const { media, resized } = shared();
		const { id } = await media.put(await jpeg(400, 300));
		const types = [
			['image/avif,image/webp,*/*', 'image/avif', 'heif'],
			['image/webp,*/*', 'image/webp', 'webp'],
			['*/*', 'image/jpeg', 'jpeg'],
		] as const;
		for (const [accept, type, format] of types) {
			const response = await resized(id, 'width=160&height=90', { accept });
			expect(response.headers.get('content-type')).toBe(type);
			expect(response.headers.get('vary')).toBe('Accept');
			expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format, width: 160, height: 90 });
		}
	});

	it('I04 I07 responses are cached forever, never sniffed, and revalidated by their entity tag without work', async () => {
		const { media, resized, made } = shared();
		const { id } = await media.put(await jpeg(400, 300));
		const first = await resized(id, 'width=320');
		expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(first.headers.get('x-content-type-options')).toBe('nosniff');
		const again = await resized(id, 'width=320', { 'if-none-match': first.headers.get('etag') ?? '' });
		expect(again.status).toBe(304);
		expect(made()).toBe(1);
	});

	it('I07 two hundred equal concurrent requests make the image once', { tags: 'slow' }, async () => {
		const { media, inject, resizedPath, made } = shared();
		const { id } = await media.put(await noise({ width: 600, height: 400 }).jpeg().toBuffer());
		const answers = await Promise.all(Array.from({ length: 200 }, () => inject(resizedPath(id, 'width=480'), { accept: 'image/webp' })));
		expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
		expect(new Set(answers.map(({ rawPayload }) => rawPayload.length)).size).toBe(1);
		expect(made()).toBe(1);
	});

	it('I07 a restart makes no image again', { tags: 'slow' }, async () => {
		const before = await testMedia();
		const { id } = await before.media.put(await jpeg(400, 300));
		await before.resized(id, 'width=320');
		await before.media.close();
		const after = await testMedia({ dataDir: before.dataDir });
		expect((await after.resized(id, 'width=320')).status).toBe(200);
		expect(after.made()).toBe(0);
	});

	it('an image stored again under its id is shown in its new version', async () => {
		const { media, resized } = shared();
		const { id } = await media.put(await jpeg(400, 300));
		const old = await resized(id, 'width=320');
		await media.put(await jpeg(800, 200), id);
		const now = await resized(id, 'width=320', { 'if-none-match': old.headers.get('etag') ?? '' });
		expect(now.status).toBe(200);
		expect(await sharp(await now.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 80 });
	});
});
