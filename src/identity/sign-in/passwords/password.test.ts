import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { migrations } from '#identity';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { goodPassword, newAccount, signIn, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';

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
	it('R02 twenty uses of one link at once: one succeeds, and its password wins', async () => {
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

	it('API-23 R04 is asked for with the same answer by everybody; only a reader gets a letter', async () => {
		await service.reader();
		await service.call('POST', '/signup', { body: newAccount('berta@mail.test') });
		service.mails.length = 0;
		const answers = await Promise.all(
			['ana@mail.test', 'nadie@mail.test', 'berta@mail.test', 'no es un mail'].map((name) => ask(service, name)),
		);
		for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { success: true } });
		expect(service.mails.map(({ to }) => to).toSorted()).toEqual(['ana@mail.test', 'berta@mail.test']);
	});

	it('API-24 is replaced by the link of the letter, which works once and signs nobody in', async () => {
		const { uuid } = await service.reader();
		await ask(service, 'ana@mail.test');
		expect(service.mails.at(-1)?.link).toBe(`https://tn.test/modificar-contrasena/?nonce=${service.nonce('reset')}&uuid=${uuid}`);
		const done = await reset(service, service.nonce('reset'));
		expect(done).toMatchObject({ status: 200, body: { userName: 'ana@mail.test', type: 'Password', passwordReset: false } });
		expect(done.body).not.toHaveProperty('accessToken');
		expect(await reset(service, service.nonce('reset'))).toMatchObject(dead);
		expect((await login(service, other)).status).toBe(200);
		expect((await login(service, goodPassword)).status).toBe(401);
	});

	it('R01 R10 has a link for an hour, for its purpose alone; unknown, spent and old ones are alike', async () => {
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

	it('R01 keeps no nonce at rest', async () => {
		await service.reader();
		await ask(service, 'ana@mail.test');
		const rows = await service.database().sql.withTables<{ 'identity.nonce': object }>().selectFrom('identity.nonce').selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(service.nonce('reset'));
	});

	it('R03 has one good link at a time', async () => {
		await service.reader();
		await ask(service, 'ana@mail.test');
		const first = service.nonce('reset');
		await ask(service, 'ana@mail.test');
		expect(await reset(service, first)).toMatchObject(dead);
		expect((await reset(service, service.nonce('reset'))).status).toBe(200);
	});

	it('R11 brings three letters an hour at most', async () => {
		await service.reader();
		service.mails.length = 0;
		for (let at = 0; at < 10; at++) expect((await ask(service, 'ana@mail.test')).body).toEqual({ success: true });
		expect(service.mails).toHaveLength(3);
	});

	it('A17 ends every session when it is replaced, and tells the reader', async () => {
		const { accessToken, refreshToken } = await service.reader();
		await ask(service, 'ana@mail.test');
		await reset(service, service.nonce('reset'));
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(401);
		const body = { grantType: 'refresh-token', token: refreshToken };
		expect((await service.call('POST', '/auth/token', { body })).status).toBe(401);
		expect(service.mails.at(-1)).toMatchObject({ template: 'password-changed', to: 'ana@mail.test' });
	});

	it('R08 takes an account that was never verified from whoever made it', async () => {
		const squatter = await service.call('POST', '/signup', { body: newAccount('ana@mail.test', 'clave del intruso 1') });
		await ask(service, 'ana@mail.test');
		expect((await reset(service, service.nonce('reset'))).status).toBe(200);
		expect((await login(service, 'clave del intruso 1')).status).toBe(401);
		const body = { grantType: 'refresh-token', token: squatter.body.refreshToken };
		expect((await service.call('POST', '/auth/token', { body })).status).toBe(401);
		expect((await login(service, other)).status).toBe(200);
	});

	it('A15 is replaced and a change of e-mail that was under way dies', async () => {
		const { accessToken } = await service.reader();
		await service.call('PATCH', '/profile', { token: accessToken, body: { email: 'ana@otra.test' } });
		const change = service.nonce('email-change');
		await ask(service, 'ana@mail.test');
		await reset(service, service.nonce('reset'));
		expect(await service.call('GET', `/email/verify/${change}`)).toMatchObject(dead);
	});
});

describe('changing the password', () => {
	const service = testIdentity();

	it('API-22 A16 needs the old one, keeps this session and ends the others', async () => {
		const { accessToken } = await service.reader();
		const elsewhere = await login(service, goodPassword);
		const change = (oldPassword: string) =>
			service.call('PUT', '/password', { token: accessToken, body: { oldPassword, newPassword: other } });
		expect(await change('no es esta')).toMatchObject({ status: 401, body: { message: 'Authentication failed' } });
		expect(await change(goodPassword)).toMatchObject({ status: 200, body: { userName: 'ana@mail.test', passwordReset: false } });
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
		expect((await service.call('GET', '/profile', { token: elsewhere.body.accessToken })).status).toBe(401);
		expect((await login(service, other)).status).toBe(200);
		expect(service.mails.at(-1)).toMatchObject({ template: 'password-changed' });
	});

	it.each(brandList)('A18 is found by password managers: $id', async ({ id }) => {
		const { statusCode, headers } = await service.send({ url: '/.well-known/change-password', headers: { host: `${id}.test` } });
		expect([statusCode, headers.location]).toEqual([302, '/perfil/']);
	});
});

describeOnPostgres('a forgotten password', (testDatabase) => races(testIdentity({}, testDatabase(migrations))));
