import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { readConfig } from '#platform/config';
import { testIdentity } from '../../../tests/support/identity/identity.ts';

const { signIn } = readConfig(['tn', 'eldoce'], { ACCOUNT_ORIGINS: 'tn=https://shop.example,tn=https://club.example:8443' });

describe('another site that a brand names', () => {
	const service = testIdentity({ signIn });
	const ask = async (origin: string, brand: BrandId = 'tn', method = 'GET') =>
		(await service.call(method, '/config', { brand, headers: { origin, 'access-control-request-method': 'POST' } })).headers;
	const allowed = async (...args: Parameters<typeof ask>) => (await ask(...args))['access-control-allow-origin'];

	it.each(['https://shop.example', 'https://club.example:8443'])('W08 may call from its pages with its cookies: %s', async (origin) => {
		for (const method of ['GET', 'OPTIONS']) {
			expect(await ask(origin, 'tn', method)).toMatchObject({
				'access-control-allow-origin': origin,
				'access-control-allow-credentials': 'true',
				vary: 'Origin',
			});
		}
	});

	it('W08 is allowed by its exact origin, at that brand only', async () => {
		const others = [
			'https://shop.example.',
			'http://shop.example',
			'https://shop.example:8443',
			'https://club.example',
			'https://SHOP.example',
		];
		const likes = ['https://shop.example.evil.test', 'https://evilshop.example', 'https://a.shop.example', 'null', 'https://evil.test'];
		for (const origin of [...others, ...likes]) {
			expect(await ask(origin), origin).toMatchObject({ vary: 'Origin' });
			expect(await allowed(origin), origin).toBeUndefined();
			expect((await ask(origin))['access-control-allow-credentials'], origin).toBeUndefined();
		}
		expect(await allowed('https://shop.example', 'eldoce')).toBeUndefined();
	});

	it('W08 can read refusals, which its forms need', async () => {
		const { status, headers } = await service.call('GET', '/profile', { headers: { origin: 'https://shop.example' } });
		expect([status, headers['access-control-allow-origin']]).toEqual([401, 'https://shop.example']);
	});
});
