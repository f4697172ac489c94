import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { goodPassword, newAccount, signIn, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { testOrigin } from '../../../../tests/support/test-brand.ts';

const other = 'mate amargo en Tandil 4';
const login = (service: TestIdentity, password: string, email = 'ana@mail.test') =>
	service.call('POST', '/auth/login', { body: signIn(email, password) });
const ask = (service: TestIdentity, userName: unknown) => service.call('POST', '/password/reset', { body: { userName } });
const reset = (service: TestIdentity, nonce: string, newPassword = other) =>
	service.call('PUT', `/password/reset/${nonce}`, { body: { newPassword } });
const pass = (service: TestIdentity, ms: number) => {
	service.clock.now = new Date(service.clock.now.getTime() + ms);
};
const dead = { status: 404, body: { message: 'Nonce not found or expired' } };

function races(service: TestIdentity) {
	it('R02 twenty concurrent uses of one link: one succeeds, and its password is set', async () => {
		await service.reader();
		await ask(service, 'ana@mail.test');
		const words = Array.from({ length: 20 }, (_, at) => `clave de la carrera ${at}`);
		const answers = await Promise.all(words.map((word) => reset(service, service.nonce('reset'), word)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
		const winner = words[answers.findIndex(({ status }) => status === 200)] ?? '';
		expect((await login(service, winner)).status).toBe(200);
		expect((await login(service, goodPassword)).status).toBe(401);
	});
}

describe('a forgotten password', () => {
	const service = testIdentity();
	races(service);

	it('API-23 R04 gives the same answer to every request; only a reader gets an email', async () => {
		await service.reader();
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		const answers = await Promise.all(
			['ana@mail.test', 'nadie@mail.test', 'berta@mail.test', 'no es un mail'].map((name) => ask(service, name)),
		);
		for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { success: true } });
		expect(service.mails.map(({ to }) => to).toSorted()).toEqual(['ana@mail.test', 'berta@mail.test']);
	});

	it('API-24 is replaced by the link of an email, which works once and signs nobody in', async () => {
		const { uuid } = await service.reader();
		await ask(service, 'ana@mail.test');
		expect(service.mails.at(-1)?.link).toBe(`${testOrigin}/modificar-contrasena/?nonce=${service.nonce('reset')}&uuid=${uuid}`);
		const done = await reset(service, service.nonce('reset'));
		expect(done).toMatchObject({ status: 200, body: { userName: 'ana@mail.test', type: 'Password', passwordReset: false } });
		expect(done.body).not.toHaveProperty('accessToken');
		expect(await reset(service, service.nonce('reset'))).toMatchObject(dead);
		expect((await login(service, other)).status).toBe(200);
		expect((await login(service, goodPassword)).status).toBe(401);
	});

	it('R01 R10 has a link that is valid for an hour and for its purpose only; unknown, spent and expired links get the same answer', async () => {
		await service.reader();
		await ask(service, 'ana@mail.test');
		const nonce = service.nonce('reset');
		expect(nonce).toMatch(/^[\w-]{43}$/);
		expect(await service.call('GET', `/auth/magiclink/${nonce}`)).toMatchObject(dead);
		expect(await service.call('GET', `/email/verify/${nonce}`)).toMatchObject(dead);
		pass(service, 59 * 60_000);
		expect((await reset(service, nonce)).status).toBe(200);
		await ask(service, 'ana@mail.test');
		pass(service, 61 * 60_000);
		const answers = [await reset(service, service.nonce('reset')), await reset(service, nonce), await reset(service, 'x'.repeat(43))];
		for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
		expect(answers[0]).toMatchObject(dead);
	});

	it('R01 stores no nonce', async () => {
		await service.reader();
		await ask(service, 'ana@mail.test');
		const rows = await service.database().sql.withTables<{ 'identity.nonce': object }>().selectFrom('identity.nonce').selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(service.nonce('reset'));
	});

	it('R03 has one valid link at a time', async () => {
		await service.reader();
		await ask(service, 'ana@mail.test');
		const first = service.nonce('reset');
		await ask(service, 'ana@mail.test');
		expect(await reset(service, first)).toMatchObject(dead);
		expect((await reset(service, service.nonce('reset'))).status).toBe(200);
	});

	it('R11 sends at most three emails an hour', async () => {
		await service.reader();
		service.mails.length = 0;
		for (let at = 0; at < 10; at++) expect((await ask(service, 'ana@mail.test')).body).toEqual({ success: true });
		expect(service.mails).toHaveLength(3);
	});

	it('A17 ends every session when it is replaced, and the reader gets an email', async () => {
		const { accessToken, refreshToken } = await service.reader();
		await ask(service, 'ana@mail.test');
		await reset(service, service.nonce('reset'));
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(401);
		const body = { grantType: 'refresh-token', token: refreshToken };
		expect((await service.call('POST', '/auth/token', { body })).status).toBe(401);
		expect(service.mails.at(-1)).toMatchObject({ template: 'password-changed', to: 'ana@mail.test' });
	});

	it('R08 locks the creator of an account that was never verified out of it', async () => {
		const squatter = await service.call('POST', '/signup', { body: newAccount('ana@mail.test', 'clave del intruso 1') });
		await ask(service, 'ana@mail.test');
		expect((await reset(service, service.nonce('reset'))).status).toBe(200);
		expect((await login(service, 'clave del intruso 1')).status).toBe(401);
		const body = { grantType: 'refresh-token', token: squatter.body.refreshToken };
		expect((await service.call('POST', '/auth/token', { body })).status).toBe(401);
		expect((await login(service, other)).status).toBe(200);
	});

	it('A15 cancels a pending change of email when it is replaced', async () => {
		const { accessToken } = await service.reader();
		await service.call('PATCH', '/profile', { token: accessToken, body: { email: 'ana@otra.test' } });
		const change = service.nonce('email-change');
		await ask(service, 'ana@mail.test');
		await reset(service, service.nonce('reset'));
		expect(await service.call('GET', `/email/verify/${change}`)).toMatchObject(dead);
	});
});

describeOnPostgres('a forgotten password', (testDatabase) => races(testIdentity({}, testDatabase(migrations))));
