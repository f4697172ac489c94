import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { Secret } from '#platform/secret';
import { newAccount, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../../tests/support/test-brand.ts';

const secret = 'the secret key of an application at Disqus';
const disqus = new Map([[testBrand, { publicKey: 'public-key-of-the-brand', secret: new Secret(secret) }]]);

describe('the settings of a reader', () => {
	const service = testIdentity({ disqus });
	const settings = async (token: string, brand = testBrand) => (await service.call('GET', '/user/settings', { token, brand })).body;

	it('API-30 ENT-07 P07 sign the reader in at Disqus, with the data that it requires and no more', async () => {
		const { uuid, accessToken } = await service.reader();
		const { disqus: settingsOfDisqus } = (await settings(accessToken)) as { disqus: { ssoKey: string } };
		const [message = '', signature, timestamp] = settingsOfDisqus.ssoKey.split(' ');
		expect(JSON.parse(Buffer.from(message, 'base64').toString())).toEqual({ id: uuid, username: 'Ana', email: 'ana@mail.test' });
		expect(timestamp).toBe(String(service.clock.now.getTime() / 1000));
		expect(signature).toBe(createHmac('sha1', secret).update(`${message} ${timestamp}`).digest('hex'));
	});

	it('API-30 P07 name a reader who gave no name after the brand', async () => {
		const { accessToken: token } = await service.reader();
		await service.call('PATCH', '/profile', { token, body: { firstName: null } });
		const { disqus: settingsOfDisqus } = (await settings(token)) as { disqus: { ssoKey: string } };
		const [message = ''] = settingsOfDisqus.ssoKey.split(' ');
		expect(JSON.parse(Buffer.from(message, 'base64').toString())).toMatchObject({ username: `Lector de ${brands[testBrand].name}` });
	});

	it('SOC-04 P07 appear in the configuration with the public key and without the secret', async () => {
		const { body } = await service.call('GET', '/config');
		expect(body.disqus).toEqual({ enabled: true, publicKey: 'public-key-of-the-brand' });
		expect(JSON.stringify(body)).not.toContain(secret);
	});

	it('SOC-04 are empty on a brand without a Disqus application', async () => {
		expect((await service.call('GET', '/config', { brand: otherBrand })).body.disqus).toEqual({ enabled: false, publicKey: '' });
		const { body } = await service.register('ana@mail.test', undefined, { brand: otherBrand });
		expect(await settings(String(body.accessToken), otherBrand)).toEqual({});
	});

	it('P07 give Disqus no email that is not verified', async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect(await settings(String(body.accessToken))).toEqual({});
	});

	it('API-30 require a session', async () => {
		expect((await service.call('GET', '/user/settings')).status).toBe(401);
	});
});
