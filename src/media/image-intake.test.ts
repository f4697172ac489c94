import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measuresTheMachine } from '../../tests/support/form.ts';
import { colourAt, noise, quarters, vastPng } from './fixtures/pictures.ts';
import { sharedMedia, testMedia } from './fixtures/test-media.ts';
import type { OriginalStore } from './media.ts';

const jpeg = () => quarters({ width: 400, height: 300 }).jpeg().toBuffer();
const png = () => noise({ width: 200, height: 100 }).png().toBuffer();
const text = (content: string) => Buffer.from(content, 'latin1');

const shared = sharedMedia();

describe('a stored image', () => {
	it('is described by size, type, most frequent colour and attention point', { tags: 'slow' }, async () => {
		const { media } = shared();
		const spot = { input: { create: { width: 60, height: 60, channels: 3 as const, background: '#ff2200' } }, left: 520, top: 20 };
		const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#405060' } }).composite([spot]);
		const kept = await media.put(await picture.webp().toBuffer());
		expect(kept).toMatchObject({ width: 600, height: 400, extension: 'webp', dominant: expect.stringMatching(/^#[0-9a-f]{6}$/) });
		expect(kept.focal.x).toBeGreaterThan(500);
		expect(kept.focal.y).toBeLessThan(100);
		expect(await media.image(kept.id)).toEqual(kept);
	});

	it('I10 is stored under a generated id; no other name reaches the disk', async () => {
		const { media, files } = shared();
		const before = new Set(await files());
		const { id } = await media.put(await jpeg());
		expect(id).toMatch(/^[A-Z2-7]{26}$/);
		const names = (await files()).filter((name) => !before.has(name));
		expect(names).toHaveLength(2);
		for (const name of names) expect(name).toMatch(new RegExp(`^media/originals/${id.slice(0, 2)}/${id}\\.(?:json|[0-9a-f]{12})$`));
	});

	it.each(['../../x.jpg', 'C:\\x', 'a\0.jpg', 'con.jpg', 'x'.repeat(300), 'x.jpg.html', '📷', '‮gpj.exe', ''])(
		'I10 the name %j is not taken as an id',
		async (name) => {
			const { media, files } = shared();
			const before = await files();
			await expect(media.put(await jpeg(), name)).rejects.toThrow();
			expect(await files()).toEqual(before);
		},
	);

	it('I04 loses its metadata and appended data, and is upright', async () => {
		const { media, original } = shared();
		const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } };
		const lying = await quarters({ width: 400, height: 200 }).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
		expect((await sharp(lying).metadata()).exif).toBeDefined();
		const { id, width, height } = await media.put(Buffer.concat([lying, text('<script>alert(1)</script>PK\x03\x04')]));
		expect([width, height]).toEqual([200, 400]);
		const kept = await original(id);
		expect(kept.toString('latin1')).not.toContain('script');
		const { exif: none, icc, orientation } = await sharp(kept).metadata();
		expect([none, icc, orientation]).toEqual([undefined, undefined, undefined]);
		// Turned clockwise: what was at the bottom left is at the top left.
		expect((await colourAt(kept, 10, 10))[2]).toBeGreaterThan(200);
	});

	it('keeps its colours when it was made for printing, with 8 bits per channel', async () => {
		const { media, original } = shared();
		const { id } = await media.put(await quarters({ width: 100, height: 100 }).toColourspace('cmyk').jpeg().toBuffer());
		expect(await sharp(await original(id)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
		const deep = await media.put(await quarters({ width: 100, height: 100 }).toColourspace('rgb16').png().toBuffer());
		expect(await sharp(await original(deep.id)).metadata()).toMatchObject({ depth: 'uchar' });
	});

	it('shows its first frame when it is animated', async () => {
		const { media } = shared();
		const frames = await Promise.all(
			['#ff0000', '#00ff00'].map((background) =>
				sharp({ create: { width: 50, height: 40, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		expect(await media.put(moving)).toMatchObject({ width: 50, height: 40 });
	});
});

describe('a refused image', () => {
	/** Expects that the media module refuses the bytes, and that nothing reaches the disk. */
	async function expectRefusal(bytes: Buffer, refusal: { code: string; httpStatus: number }): Promise<void> {
		const { media, files } = shared();
		const before = await files();
		await expect(media.put(bytes)).rejects.toMatchObject(refusal);
		expect(await files()).toEqual(before);
	}

	const avif = () => quarters({ width: 40, height: 40 }).avif().toBuffer();
	it.each<[string, () => Promise<Buffer> | Buffer]>([
		[
			'SVG that reads a file',
			() => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'),
		],
		['SVG with an entity', () => text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>')],
		['TIFF', () => quarters({ width: 40, height: 40 }).tiff().toBuffer()],
		['GIF', () => quarters({ width: 40, height: 40 }).gif().toBuffer()],
		['AVIF', avif],
		['HEIC', async () => Buffer.from((await avif()).toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1')],
		['PDF', () => text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
		['MVG', () => text('push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "https://x.test/"\npop graphic-context')],
		['ICO', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), Buffer.alloc(64)])],
		['a page', () => text('<!doctype html><script>alert(1)</script>')],
		['a GIF that is a script', () => text('GIF89a<script>alert(1)</script>')],
		['one byte', () => text('x')],
	])('I03 %s has no accepted type', async (_name, make) => {
		await expectRefusal(await make(), { code: 'UNSUPPORTED_IMAGE_TYPE', httpStatus: 415 });
	});

	it.each<[string, () => Promise<Buffer>]>([
		['half a JPEG', async () => half(await noise({ width: 400, height: 300 }).jpeg().toBuffer())],
		['the head of a JPEG', async () => (await jpeg()).subarray(0, 30)],
		['half a PNG', async () => half(await png())],
		['a PNG with a wrong sum', async () => flip(await png())],
		['half a WebP', async () => half(await noise({ width: 400, height: 300 }).webp().toBuffer())],
		['a JPEG that is a script', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text('<script>alert(1)</script>')])],
	])('I04 D06 %s is corrupt', async (_name, make) => {
		await expectRefusal(await make(), { code: 'CORRUPT_IMAGE', httpStatus: 422 });
	});

	it.each([
		[16_000, 16_000],
		[1, 1_000_000],
		[8000, 5001],
	])('I02 %i × %i pixels are refused without decoding', measuresTheMachine, async (width, height) => {
		const { media } = shared();
		const vast = vastPng({ width, height });
		await media.put(await png());
		const start = performance.now();
		await expect(media.put(vast)).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS', httpStatus: 422 });
		// Decoding takes seconds.
		expect(performance.now() - start).toBeLessThan(600);
	});

	it('I02 40 megapixels are accepted', { tags: 'slow' }, async () => {
		expect(await shared().media.put(vastPng({ width: 8000, height: 5000 }))).toMatchObject({ width: 8000, height: 5000 });
	});

	it('an empty body and more than 30 MB are refused', async () => {
		const { media } = shared();
		await expect(media.put(Buffer.alloc(0))).rejects.toMatchObject({ code: 'MISSING_IMAGE' });
		await expect(media.put(Buffer.alloc(30 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE', httpStatus: 413 });
	});

	it('X05 a full disk is reported, and accepts images again when there is space', { tags: 'slow' }, async () => {
		let isFull = true;
		const { media } = await testMedia({ originals: fillable(() => isFull) });
		await expect(media.put(await jpeg())).rejects.toMatchObject({ code: 'STORAGE_FULL', httpStatus: 507 });
		isFull = false;
		expect(await media.put(await jpeg())).toMatchObject({ width: 400 });
	});
});

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

/** One bit of the compressed pixels. */
function flip(bytes: Buffer): Buffer {
	const middle = bytes.length >> 1;
	bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
	return bytes;
}

function fillable(isFull: () => boolean): OriginalStore {
	return {
		save: async () => {
			if (isFull()) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
		},
		facts: async () => undefined,
		bytes: async () => Buffer.alloc(0),
	};
}
