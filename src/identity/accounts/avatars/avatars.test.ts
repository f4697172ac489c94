import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Answer, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { testOrigin } from '../../../../tests/support/test-brand.ts';
import { sharedMedia } from '../../../media/fixtures/test-media.ts';
import type { Avatars } from './avatars.ts';

/** A JPEG whose header declares 16,000 × 16,000 pixels. */
async function vastJpeg(): Promise<Buffer> {
	const bytes = await jpegOf();
	const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
	bytes.writeUInt16BE(16_000, frame + 5);
	bytes.writeUInt16BE(16_000, frame + 7);
	return bytes;
}

type Part = { readonly name?: string; readonly file?: string; readonly type?: string; readonly bytes: Buffer | string };

const jpegOf = (colour = '#405060', side = 300) =>
	sharp({ create: { width: side, height: side, channels: 3, background: colour } })
		.jpeg()
		.toBuffer();

/** A multipart form as browsers send it. */
function formOf(...parts: readonly Part[]): Buffer {
	const pieces = parts.flatMap(({ name = 'avatar', file = 'yo.jpg', type = 'image/jpeg', bytes }) => [
		`--edge\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`,
		bytes,
		'\r\n',
	]);
	return Buffer.concat([...pieces, '--edge--\r\n'].map((piece) => Buffer.from(piece)));
}

type BadImage = { readonly refusal: object; readonly make: () => Promise<Buffer> | Buffer; readonly type?: string };

const missing = { status: 400, body: { code: 'MISSING_IMAGE', message: 'No image found in the input field provided' } };
const foreign = { status: 415, body: { code: 'UNSUPPORTED_IMAGE_TYPE', message: 'Image type not supported' } };
const large = { status: 413, body: { code: 'IMAGE_TOO_LARGE' } };
const malformed = { status: 400, body: { code: 'bad-request' } };
const png = async () =>
	sharp(await jpegOf())
		.png()
		.toBuffer();

describe('the picture of a reader', () => {
	const shared = sharedMedia();
	const avatars: Avatars = {
		store: (account, image) => shared().media.avatars.store(account, image),
		remove: (account) => shared().media.avatars.remove(account),
	};
	const service = testIdentity({ avatars });
	const put = (token: string, bytes: Buffer, type = 'multipart/form-data; boundary=edge') =>
		service.call('PUT', '/avatar', { token, bytes, headers: { 'content-type': type } });
	const pictureIn = ({ body }: Answer) => String(body.picture).replace(testOrigin, '');

	it('API-19 I09 is in the profile of the answer, and at its URL', { tags: 'slow' }, async () => {
		const { uuid, accessToken } = await service.reader();
		const answer = await put(accessToken, formOf({ bytes: await jpegOf() }));
		expect(answer).toMatchObject({
			status: 200,
			body: { uuid, picture: expect.stringMatching(new RegExp(`^${testOrigin}/media/avatars/`)) },
		});
		expect((await service.call('GET', '/profile', { token: accessToken })).body.picture).toBe(answer.body.picture);
		expect((await shared().get(pictureIn(answer))).headers.get('content-type')).toBe('image/jpeg');
		expect(pictureIn(answer)).not.toContain(uuid);
	});

	it('RULE-20 I09 has at most 3,000,000 bytes', async () => {
		const { accessToken } = await service.reader();
		const large = Buffer.concat([await jpegOf(), Buffer.alloc(3_000_000)]).subarray(0, 3_000_000);
		expect((await put(accessToken, formOf({ bytes: large }))).status).toBe(200);
		expect(await put(accessToken, formOf({ bytes: Buffer.concat([large, Buffer.from('.')]) }))).toMatchObject({
			status: 413,
			body: { code: 'IMAGE_TOO_LARGE', message: 'Image too big. Only images up to 3 MB are supported.' },
		});
	});

	it('P11 loses the metadata of the camera', async () => {
		const { accessToken } = await service.reader();
		const exif = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } };
		const bytes = await sharp(await jpegOf())
			.withExif(exif)
			.toBuffer();
		expect((await sharp(bytes).metadata()).exif).toBeDefined();
		const answer = await shared().get(pictureIn(await put(accessToken, formOf({ bytes }))));
		expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).exif).toBeUndefined();
	});

	it.each<readonly [what: string, BadImage]>([
		['RULE-21 of no bytes', { refusal: missing, make: () => formOf({ bytes: '' }) }],
		['RULE-21 in another field', { refusal: missing, make: async () => formOf({ name: 'foto', bytes: await jpegOf() }) }],
		[
			'RULE-21 of a form with text fields only',
			{ refusal: missing, make: () => Buffer.from('--edge\r\nContent-Disposition: form-data; name="avatar"\r\n\r\nx\r\n--edge--\r\n') },
		],
		['RULE-21 outside a form', { refusal: missing, make: () => Buffer.from('{}'), type: 'application/json' }],
		['RULE-21 of an empty form', { refusal: missing, make: () => Buffer.from('--edge--\r\n') }],
		['RULE-19 that is a PNG with the name of a JPEG', { refusal: foreign, make: async () => formOf({ bytes: await png() }) }],
		[
			'RULE-19 that begins like a JPEG and is a web page',
			{ refusal: foreign, make: () => formOf({ bytes: Buffer.from('\xff\xd8\xff\xe0<html><script>', 'latin1') }) },
		],
		['I09 of 16,000 × 16,000 pixels', { refusal: large, make: async () => formOf({ bytes: await vastJpeg() }) }],
		['I09 among fifty parts', { refusal: malformed, make: async () => formOf(...Array(50).fill({ bytes: await jpegOf('#405060', 8) })) }],
		[
			'I09 before fifty text fields',
			{
				refusal: malformed,
				make: async () =>
					Buffer.concat([
						formOf({ bytes: await jpegOf() }).subarray(0, -10),
						Buffer.from('--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(50)),
						Buffer.from('--edge--\r\n'),
					]),
			},
		],
		[
			'I09 in a form without a boundary',
			{ refusal: malformed, make: async () => formOf({ bytes: await jpegOf() }), type: 'multipart/form-data' },
		],
		['I09 in half a form', { refusal: malformed, make: async () => formOf({ bytes: await jpegOf() }).subarray(0, 300) }],
	])('%s is refused, and the previous one stays', async (_what, { refusal, make, type }) => {
		const { accessToken } = await service.reader();
		const before = pictureIn(await put(accessToken, formOf({ bytes: await jpegOf('#ff0000') })));
		const bytes = Buffer.from(await (await shared().get(before)).arrayBuffer());
		expect(await put(accessToken, await make(), type)).toMatchObject(refusal);
		expect(pictureIn(await service.call('GET', '/profile', { token: accessToken }))).toBe(before);
		expect(Buffer.from(await (await shared().get(before)).arrayBuffer()).equals(bytes)).toBe(true);
	});

	it('API-19 requires a session, also when the SDK sends the token `undefined`', async () => {
		expect((await put('undefined', formOf({ bytes: await jpegOf() }))).status).toBe(401);
	});

	it('API-20 P11 is removed with its file', async () => {
		const before = await shared().files();
		const { accessToken } = await service.reader();
		const path = pictureIn(await put(accessToken, formOf({ bytes: await jpegOf() })));
		expect((await service.call('DELETE', '/avatar', { token: accessToken })).body).toMatchObject({ picture: null });
		expect((await shared().get(path)).status).toBe(404);
		expect(await shared().files()).toEqual(before);
	});

	it('P01 P11 is deleted with the account', async () => {
		const before = await shared().files();
		const { accessToken } = await service.reader();
		const path = pictureIn(await put(accessToken, formOf({ bytes: await jpegOf() })));
		await service.call('DELETE', '/user/anonymize', { token: accessToken });
		await service.call('PUT', `/user/anonymize/approve/${service.nonce('deletion-request')}`, { body: {} });
		expect((await shared().get(path)).status).toBe(404);
		expect(await shared().files()).toEqual(before);
	});

	it('P01 leaves no file when the account is deleted while it is stored', async () => {
		const before = await shared().files();
		const { accessToken } = await service.reader();
		const { store } = avatars;
		avatars.store = async (account, image) => {
			const stored = await store(account, image);
			await sql`delete from identity.account`.execute(service.database().sql);
			return stored;
		};
		expect((await put(accessToken, formOf({ bytes: await jpegOf() }))).status).toBe(401);
		avatars.store = store;
		expect(await shared().files()).toEqual(before);
	});

	it('T15 cannot be changed by staff who act for the reader', async () => {
		const { accessToken } = await service.reader();
		await sql`update identity.session set impersonator = '{"id": "staff-1", "name": "Sofía"}'`.execute(service.database().sql);
		expect((await put(accessToken, formOf({ bytes: await jpegOf() }))).body).toMatchObject({ code: 'impersonation-is-read-only' });
	});
});
