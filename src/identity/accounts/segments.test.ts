import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../tests/support/test-brand.ts';

describe('the segment of a reader', () => {
	const service = testIdentity();
	const read = (token: string) => service.call('GET', '/v2/identity/segmentation', { token });
	const put = (uuid: string, segment?: { id: number; segment: string }, brand = brands[testBrand]) =>
		service.identity().putInSegment(brand, { uuid, segment });

	it('API-18 ENT-08 is an object, and an empty one without a segment', async () => {
		const { uuid, accessToken } = await service.reader();
		expect(await read(accessToken)).toMatchObject({ status: 200, body: {} });
		expect((await read(accessToken)).body).toEqual({});
		expect(await put(uuid, { id: 7, segment: 'futbol' })).toBe(true);
		expect((await read(accessToken)).body).toEqual({ id: 7, segment: 'futbol' });
	});

	it('is the last one that was set, until it is removed', async () => {
		const { uuid, accessToken } = await service.reader();
		await put(uuid, { id: 7, segment: 'futbol' });
		await put(uuid, { id: 8, segment: 'cine' });
		expect((await read(accessToken)).body).toEqual({ id: 8, segment: 'cine' });
		expect(await put(uuid)).toBe(true);
		expect((await read(accessToken)).body).toEqual({});
	});

	it('can be set only for readers of the brand', async () => {
		const { uuid, accessToken } = await service.reader();
		expect(await put(uuid, { id: 7, segment: 'futbol' }, brands[otherBrand])).toBe(false);
		expect(await put('no uuid', { id: 7, segment: 'futbol' })).toBe(false);
		expect((await read(accessToken)).body).toEqual({});
	});
});
