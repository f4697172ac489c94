import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OpenMedia } from '../fixtures/open-media.ts';
import { colourAt, quarters, vastPng } from '../fixtures/pictures.ts';
import { sharedMedia } from '../fixtures/test-media.ts';

const jpeg = (width = 300, height = 200) => quarters({ width, height }).jpeg().toBuffer();

/** Stores a picture that is accepted; returns its path. */
async function kept({ media }: OpenMedia, owner: string, bytes: Uint8Array): Promise<string> {
	const answer = await media.avatars.store(owner, bytes);
	if (answer.kind !== 'stored') throw new Error(answer.code);
	return answer.path;
}

const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('an avatar', () => {
	const shared = sharedMedia();

	it('I09 P11 is an upright square of 512 pixels, without data of camera or place', { tags: 'slow' }, async () => {
		const place = shared();
		const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } };
		const lying = await quarters({ width: 600, height: 600 }).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
		const answer = await place.get(await kept(place, 'ana', Buffer.concat([lying, Buffer.from('<script>canary</script>')])));
		const bytes = Buffer.from(await answer.arrayBuffer());
		const { width, height, format, exif: none, icc, orientation } = await sharp(bytes).metadata();
		expect([width, height, format, none, icc, orientation]).toEqual([512, 512, 'jpeg', undefined, undefined, undefined]);
		expect(bytes.includes('canary')).toBe(false);
		expect((await colourAt(bytes, 10, 10))[2]).toBeGreaterThan(200);
	});

	it('I09 is cropped to a square, and never enlarged', async () => {
		const place = shared();
		expect(await sizeOf(await place.get(await kept(place, 'ana', await jpeg(900, 600))))).toMatchObject({ width: 512, height: 512 });
		expect(await sizeOf(await place.get(await kept(place, 'ana', await jpeg(80, 200))))).toMatchObject({ width: 80, height: 80 });
	});

	it('is cached by browsers for a week, under an address that does not reveal its owner', async () => {
		const place = shared();
		const path = await kept(place, 'ana', await jpeg());
		expect(path).toMatch(/^\/media\/avatars\/[A-Z2-7]{26}\.jpg\?v=[0-9a-f]{12}$/);
		const { headers } = await place.get(path);
		expect(headers.get('content-type')).toBe('image/jpeg');
		expect(headers.get('cache-control')).toBe('public, max-age=604800, immutable');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('replaces the previous one, under another address', async () => {
		const place = shared();
		const owner = randomUUID();
		const before = await place.files();
		const first = await kept(place, owner, await jpeg());
		const second = await kept(place, owner, await jpeg(300, 300));
		expect(second.split('?')[0]).toBe(first.split('?')[0]);
		expect(second).not.toBe(first);
		await kept(place, randomUUID(), await jpeg());
		expect(await place.files()).toHaveLength(before.length + 2);
	});

	it('P11 is deleted from the disk, and can be deleted again', async () => {
		const place = shared();
		const owner = randomUUID();
		const before = await place.files();
		const path = await kept(place, owner, await jpeg());
		await place.media.avatars.remove(owner);
		await place.media.avatars.remove(owner);
		expect(await place.files()).toEqual(before);
		expect((await place.get(path)).status).toBe(404);
	});

	it.each<[string, () => Promise<Buffer> | Buffer, string]>([
		['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'UNSUPPORTED_IMAGE_TYPE'],
		['a page that begins like a JPEG', () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'), 'CORRUPT_IMAGE'],
		['half a JPEG', async () => (await jpeg()).subarray(0, 1_000), 'CORRUPT_IMAGE'],
		['16,000 × 16,000 pixels', () => vastPng({ width: 16_000, height: 16_000 }), 'IMAGE_TOO_MANY_PIXELS'],
		['over 12 megapixels', () => vastPng({ width: 4_097, height: 3_072 }), 'IMAGE_TOO_MANY_PIXELS'],
	])('I09 is not %s, and the previous one stays', async (_what, make, code) => {
		const place = shared();
		const path = await kept(place, 'ana', await jpeg());
		expect(await place.media.avatars.store('ana', await make())).toEqual({ kind: 'unfit', code });
		expect((await place.get(path)).status).toBe(200);
	});

	it.each(['..%2f..%2fx', 'ABC', '%2e%2e%2fx', 'abcdefghijklmnopqrstuvwxyz'])('I10 is not found by the name %j', async (name) => {
		const place = shared();
		expect([400, 404]).toContain((await place.get(`/media/avatars/${name}.jpg`)).status);
	});
});
