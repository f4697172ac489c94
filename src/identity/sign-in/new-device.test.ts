import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../tests/support/databases/database.ts';
import { realGuards } from '../../../tests/support/identity/guards.ts';
import { cookiesOf, signIn, type TestIdentity, testIdentity } from '../../../tests/support/identity/identity.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const newerChrome = chrome.replace('140', '141');
const iphone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const email = 'ana@mail.test';
const day = 86_400_000;

const enterOn = (service: TestIdentity, userAgent: string, cookie = '') =>
	service.call('POST', '/auth/login', { body: signIn(email), headers: { 'user-agent': userAgent, cookie } });
const newDeviceMails = (service: TestIdentity) => service.mails.filter(({ template }) => template === 'new-device');

/** Signs a reader up on a phone, and in for the first time on a computer. Returns the device cookie of the computer. */
async function begin(service: TestIdentity): Promise<string> {
	await service.register(email, undefined, { headers: { 'user-agent': iphone } });
	return String((await enterOn(service, chrome)).headers['set-cookie']).split(';')[0] ?? '';
}

function newDevices(service: TestIdentity) {
	it('is reported to the reader once, with device and time', async () => {
		await begin(service);
		expect(newDeviceMails(service)).toEqual([]);
		await enterOn(service, 'curl/8');
		expect(newDeviceMails(service)).toMatchObject([
			{ to: email, data: { firstName: 'Ana', device: 'Otro dispositivo', at: new Date('2026-11-20T15:00:00Z') } },
		]);
		await enterOn(service, 'curl/8');
		expect(newDeviceMails(service)).toHaveLength(1);
	});
}

describe('a sign-in on a new device', () => {
	const service = testIdentity({}, undefined, realGuards());
	newDevices(service);

	it('is not reported on a device of an earlier sign-up or sign-in, nor after an update of the browser', async () => {
		await begin(service);
		for (const known of [iphone, newerChrome]) await enterOn(service, known);
		expect(newDeviceMails(service)).toEqual([]);
	});

	it('A17 is reported in another network, unless the device cookie knows the account', async () => {
		const mark = await begin(service);
		const enterFrom = (ip: string, cookie = '') =>
			service.call('POST', '/auth/login', { body: signIn(email), headers: { 'user-agent': chrome, cookie }, ip });
		await enterFrom('198.51.100.7', mark);
		expect(newDeviceMails(service)).toEqual([]);
		await enterFrom('203.0.113.7');
		expect(newDeviceMails(service)).toMatchObject([{ to: email, data: { device: 'Chrome en Windows' } }]);
		await enterFrom('203.0.113.99');
		expect(newDeviceMails(service)).toHaveLength(1);
	});

	it('A17 is not reported in another network to a reader whose last sign-in here was by a link', async () => {
		await begin(service);
		await service.call('POST', '/auth/magiclink', { body: { email } });
		const link = `/auth/magiclink/${service.nonce('one-time-link')}`;
		const byLink = await service.call('GET', link, { headers: { 'user-agent': chrome }, ip: '203.0.113.7' });
		service.mails.length = 0;
		const headers = { 'user-agent': chrome, ...cookiesOf(byLink) };
		await service.call('POST', '/auth/login', { body: signIn(email), headers, ip: '198.51.100.7' });
		expect(newDeviceMails(service)).toEqual([]);
	});

	it('is not reported when the device cookie knows the account, whatever the user agent', async () => {
		const mark = await begin(service);
		await enterOn(service, 'curl/8', mark);
		expect(newDeviceMails(service)).toEqual([]);
	});

	it('is reported again when its sessions were deleted and the device has no cookie', async () => {
		await begin(service);
		service.clock.now = new Date(service.clock.now.getTime() + 100 * day);
		await service.identity().runJobs();
		await enterOn(service, chrome);
		expect(newDeviceMails(service)).toHaveLength(1);
	});

	it('is reported also on a device that only staff used for the account', async () => {
		await begin(service);
		const site = { brand: brands.tn, origin: 'https://tn.test' };
		await service.identity().support.impersonate({ site, staff: { id: 'staff-1', name: 'Soporte' } }, service.mails[0]?.account ?? '');
		await enterOn(service, 'curl/8');
		expect(newDeviceMails(service)).toHaveLength(1);
	});

	it('R11 is reported at most three times an hour', async () => {
		await begin(service);
		for (const system of ['Android', 'Mac OS X', 'Linux', 'iPad', 'Windows']) await enterOn(service, `Firefox/1 ${system}`);
		expect(newDeviceMails(service)).toHaveLength(3);
	});

	it('is reported for a one-time link, too', async () => {
		await begin(service);
		await service.call('POST', '/auth/magiclink', { body: { email } });
		await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`, { headers: { 'user-agent': 'curl/8' } });
		expect(newDeviceMails(service)).toHaveLength(1);
	});

	it('is not reported to an address that is not verified', async () => {
		await begin(service);
		const { sql } = service.database();
		await sql
			.withTables<{ 'identity.account': { email_verified: boolean } }>()
			.updateTable('identity.account')
			.set({ email_verified: false })
			.execute();
		await service.call('POST', '/auth/magiclink', { body: { email } });
		await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`, { headers: { 'user-agent': 'curl/8' } });
		expect(newDeviceMails(service)).toEqual([]);
	});
});

describeOnPostgres('a sign-in on a new device', (testDatabase) => newDevices(testIdentity({}, testDatabase(migrations), realGuards())));
