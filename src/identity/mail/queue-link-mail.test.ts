import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { newAccount, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../tests/support/identity/provider.ts';
import { testBrand, testOrigin } from '../../../tests/support/test-brand.ts';

const hour = 3_600_000;
const email = 'ana@mail.test';

describe('an email with a link', () => {
	const service = testIdentity();

	it.each([
		['verify', '/email/verify', { email }],
		['reset', '/password/reset', { userName: email }],
		['one-time-link', '/auth/magiclink', { email }],
	])('R11 R04 of %s is sent three times an hour, and later requests get the same answer', async (name, path, body) => {
		await service.call('POST', '/signup', { body: newAccount(email) });
		const sent = () => service.mails.filter(({ template }) => template === name).length;
		const ask = async () => (await service.call('POST', path, { body })).body;
		const before = sent();
		const first = await ask();
		for (let time = 0; time < 4; time++) expect(await ask()).toEqual(first);
		expect([before + 1, sent()]).toEqual([name === 'verify' ? 2 : 1, 3]);
		service.clock.now = new Date(service.clock.now.getTime() + hour);
		expect(await ask()).toEqual(first);
		expect(sent()).toBe(4);
	});
});

describe('a reader without an email address', () => {
	const provider = testProvider();
	const settings = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });

	it('gets no link from the staff, and none is made', async () => {
		const iat = Math.floor(service.clock.now.getTime() / 1000);
		const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email: '', iat, exp: iat + 3600 };
		const credentials = await provider.sign(claims);
		const { body } = await service.call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials } });
		const staff = { id: 'e3b7c8f0-0000-4000-8000-000000000001', name: 'Julia' };
		const by = { site: { brand: brands[testBrand], origin: testOrigin }, staff };
		expect(await service.identity().support.sendReset(by, String(body.uuid))).toBe(true);
		expect(service.mails).toEqual([]);
		const nonces = service.database().sql.withTables<{ 'identity.nonce': object }>().selectFrom('identity.nonce').selectAll();
		expect(await nonces.execute()).toEqual([]);
	});
});
