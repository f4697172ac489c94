import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { createRefuseWeakPassword } from '#identity';
import { testMedia } from '../../src/media/fixtures/test-media.ts';
import { goodPassword, newAccount, signIn, type TestIdentity, testIdentity } from '../support/identity/identity.ts';
import { countedPasswords } from '../support/identity/plain-passwords.ts';
import { silentLog } from '../support/silent-log.ts';
import { brandWords, otherBrand, testBrand, testOrigin } from '../support/test-brand.ts';

// The table of promises 4.1, row by row. Rows that are races are in bad-races.test.ts, forged tokens (row 24) with the tokens, answers of
// providers (row 35) with OpenID, captchas (row 36) in captcha.test.ts.

const refuseWeak = createRefuseWeakPassword({ log: silentLog() });
const otherPassword = 'otra nube sobre Wilde 9';
const failed = { status: 401, body: { code: '300040', message: 'Authentication failed' } };
const deadNonce = { status: 404, body: { code: '300033', message: 'Nonce not found or expired' } };

const login = (service: TestIdentity, userName: unknown, credentials: unknown = goodPassword) =>
	service.call('POST', '/auth/login', { body: { userName, credentials, grantType: 'password' } });
const signUp = (service: TestIdentity, email: string, password = goodPassword, profile = {}) =>
	service.call('POST', '/signup', { body: newAccount(email, password, profile) });
const raw = (service: TestIdentity, path: string, payload: string | Buffer, type = 'application/json') =>
	service.send({ method: 'POST', url: `/identity/public/v1${path}`, payload, headers: { 'content-type': type } });
const reset = (service: TestIdentity, body: unknown, headers = {}) => service.call('POST', '/password/reset', { body, headers });

describe('a sign-in', () => {
	const counted = countedPasswords();
	const attempts = { count: 0 };
	const service = testIdentity({ passwords: counted.passwords, refuseWeakPassword: refuseWeak }, undefined, async (_own, open) => ({
		...open,
		throttle: {
			...open.throttle,
			signIn: (call, userName, prove) => {
				attempts.count++;
				return open.throttle.signIn(call, userName, prove);
			},
		},
	}));

	it.each(['{}', 'null', '[]', '"x"', ''])(
		'bad input 1: of %s is refused with the place that is wrong, and counts against nobody',
		async (body) => {
			attempts.count = 0;
			const answer = await raw(service, '/auth/login', body);
			expect(answer.statusCode).toBe(400);
			expect(answer.json()).toMatchObject({ code: 'invalid-input', message: expect.stringMatching(/^body/) });
			expect(attempts.count).toBe(0);
		},
	);

	it('bad input 2: with a list of names is refused', async () => {
		await service.reader();
		expect((await login(service, ['ana@mail.test'])).status).toBe(400);
	});

	it('bad input 3: with a query in place of a name is refused', async () => {
		expect((await login(service, { $ne: null }, { $gt: '' })).status).toBe(400);
	});

	it.each(["' OR 1=1 --", "admin'/*", '%', '_'])('bad input 4: with %s fails like any other wrong one', async (userName) => {
		await service.reader();
		expect(await login(service, userName)).toMatchObject(failed);
	});

	it('bad input 4: with a null character in the name is refused before the database is asked', async () => {
		expect((await login(service, 'ana\0@mail.test')).status).toBe(400);
		expect((await login(service, 'ana\ud800@mail.test')).status).toBe(400);
	});

	it('bad input 5: with a password of 10 MB is refused before it is checked', async () => {
		counted.count.compared = 0;
		expect((await login(service, 'ana@mail.test', 'x'.repeat(10_000_000))).status).toBe(413);
		expect(counted.count.compared).toBe(0);
	});

	it.each([251, 5_000])('bad input 6: with a password of %i characters fails like a wrong one, and none can be chosen', async (length) => {
		counted.count.compared = 0;
		const long = 'n'.repeat(length);
		expect(await login(service, 'nadie@mail.test', long)).toMatchObject(failed);
		expect(counted.count.compared).toBe(1);
		expect(await signUp(service, 'ana@mail.test', long)).toMatchObject({ status: 422, body: { code: 'password-too-long' } });
	});

	it('bad input 7: with a null character in the password compares all of it', async () => {
		const password = 'abcd\u0000 y lo que sigue';
		expect((await service.register('ana@mail.test', password)).status).toBe(200);
		expect((await login(service, 'ana@mail.test', password)).status).toBe(200);
		expect(await login(service, 'ana@mail.test', 'abcd')).toMatchObject(failed);
	});

	it('bad input 8: accepts a password in every Unicode form of its letters', async () => {
		await service.reader('ana@mail.test', 'contraseña de Núñez'.normalize('NFC'));
		expect((await login(service, 'ana@mail.test', 'contraseña de Núñez'.normalize('NFD'))).status).toBe(200);
	});
});

describe('an email address', () => {
	const service = testIdentity({ refuseWeakPassword: refuseWeak });
	const invalid = { status: 422, body: { code: 'email-invalid' } };

	it.each(['victim@x.test\u200b', 'victim\u202e@x.test'])('bad input 9: with an invisible character is invalid (%j)', async (email) => {
		expect(await signUp(service, email)).toMatchObject(invalid);
	});

	it.each(['victim＠x.test', 'vıctim@x.test', 'ﬁ@x.test'])('bad input 10: with look-alike characters is invalid (%s)', async (email) => {
		await service.reader('victim@x.test');
		expect(await signUp(service, email)).toMatchObject(invalid);
	});

	it('bad input 11: is the same in capitals, and invalid with a dot at its end', async () => {
		await service.reader('victim@x.test');
		expect(await signUp(service, 'VICTIM@X.TEST')).toMatchObject({ status: 400, body: { code: '300039' } });
		expect(await signUp(service, 'victim@x.test.')).toMatchObject(invalid);
	});

	it.each([`${'a'.repeat(250)}@x.test`, `${'a'.repeat(65)}@x.test`, 'a@b', 'a@[127.0.0.1]', '"a b"@x.test'])(
		'bad input 12: that no mail reaches is none (%s)',
		async (email) => {
			expect(await signUp(service, email)).toMatchObject(invalid);
		},
	);

	it('bad input 12: of endless length is not read', async () => {
		expect((await signUp(service, `${'a.'.repeat(10_000)}@x.test`)).status).toBe(400);
	});
});

describe('a recovery', () => {
	const service = testIdentity({ refuseWeakPassword: refuseWeak });
	const lost = () => service.mails.filter(({ template }) => template === 'reset');
	const put = (nonce: string, newPassword: unknown = otherPassword) =>
		service.call('PUT', `/password/reset/${nonce}`, { body: { newPassword } });

	it('bad input 13: for a list of names is refused, and no email is sent', async () => {
		await service.reader('victim@x.test');
		expect((await reset(service, { userName: ['victim@x.test', 'evil@y.test'] })).status).toBe(400);
		expect(lost()).toEqual([]);
	});

	it.each(['victim@x.test, evil@y.test', 'victim@x.test;evil@y.test'])(
		'bad input 14: for two addresses in one reaches nobody (%s)',
		async (userName) => {
			await service.reader('victim@x.test');
			expect(await reset(service, { userName })).toMatchObject({ status: 200, body: { success: true } });
			expect(lost()).toEqual([]);
		},
	);

	it('bad input 15: for an address that contains headers sends nothing', async () => {
		await service.reader('victim@x.test');
		expect(await reset(service, { userName: 'victim@x.test\r\nBcc: evil@y.test' })).toMatchObject({ status: 200, body: { success: true } });
		expect(lost()).toEqual([]);
	});

	it.each([
		['A\r\nBcc: e@y', 'invalid name'],
		['<img src=x onerror=1>', 'invalid name'],
		['J', 'invalid name'],
		['Ana1', 'invalid name'],
	])('bad input 16: a first name of %j is refused, and no email is sent', async (firstName, message) => {
		expect(await signUp(service, 'ana@mail.test', goodPassword, { firstName })).toMatchObject({ status: 422, body: { message } });
		expect(await signUp(service, 'ana@mail.test', goodPassword, { firstName, lastName: firstName })).toMatchObject({
			status: 422,
			body: { message: 'invalid name, invalid last name' },
		});
		expect(service.mails).toEqual([]);
	});

	it('bad input 17: links to the configured origin, whatever the request says', async () => {
		await service.reader('victim@x.test');
		expect((await reset(service, { userName: 'victim@x.test' }, { host: 'evil.test' })).status).toBe(421);
		expect((await reset(service, { userName: 'victim@x.test' }, { origin: 'https://evil.test' })).status).toBe(403);
		expect(lost()).toEqual([]);
		await reset(service, { userName: 'victim@x.test' }, { 'x-forwarded-host': 'evil.test', referer: 'https://evil.test/' });
		expect(lost().map(({ link }) => new URL(link).origin)).toEqual([testOrigin]);
	});

	it('bad input 18: by a nonce that is malformed, too long or for another purpose changes nothing', async () => {
		await signUp(service, 'ana@mail.test');
		const verify = service.nonce('verify');
		for (const nonce of ['x', verify, 'a'.repeat(300)])
			expect(await put(nonce), nonce).toMatchObject(nonce.length > 200 ? { status: 400 } : deadNonce);
		for (const nonce of ['../login', '%00', '']) expect((await put(nonce)).status, nonce).toBeOneOf([400, 404, 405]);
		expect((await put('x'.repeat(10_000))).status).toBeOneOf([404, 414]);
		expect((await service.call('GET', `/email/verify/${verify}`)).status).toBe(200);
	});

	it('bad input 20: by a nonce that is too old or another reader’s changes no password', async () => {
		await service.reader('ana@mail.test');
		await service.reader('berta@mail.test');
		await reset(service, { userName: 'ana@mail.test' });
		await put(service.nonce('reset'));
		expect((await login(service, 'berta@mail.test')).status).toBe(200);
		await reset(service, { userName: 'berta@mail.test' });
		service.clock.now = new Date(service.clock.now.getTime() + 61 * 60_000);
		expect(await put(service.nonce('reset'))).toMatchObject(deadNonce);
		expect((await login(service, 'berta@mail.test')).status).toBe(200);
	});

	it('bad input 21: with a password that is easy to guess is refused with the reason, and the link stays valid', async () => {
		await service.reader('ana.nunez@mail.test');
		await reset(service, { userName: 'ana.nunez@mail.test' });
		const nonce = service.nonce('reset');
		for (const weak of ['password1', brandWords, 'ana.nunez@mail.test']) {
			const { status, body } = await put(nonce, weak);
			expect({ status, body }, weak).toMatchObject({ status: 422, body: { code: '300036', reasons: [expect.any(String)] } });
		}
		expect((await put(nonce)).status).toBe(200);
	});
});

describe('a refresh', () => {
	const service = testIdentity();
	const refresh = (token: unknown, brand: BrandId = testBrand) =>
		service.call('POST', '/auth/token', { body: { token, grantType: 'refresh-token' }, brand });

	it('bad input 22: without a valid refresh token of the brand is refused, and a spent one ends the session', async () => {
		const { accessToken, refreshToken } = await service.reader();
		for (const token of ['garbage', 'a.b.c', accessToken, `${refreshToken}x`]) expect((await refresh(token)).status, token).toBe(401);
		expect((await refresh(refreshToken, otherBrand)).status).toBe(401);
		expect((await refresh(null)).status).toBe(400);
		expect((await refresh('x'.repeat(1_000_000))).status).toBe(413);
		const next = await refresh(refreshToken);
		expect(next.status).toBe(200);
		service.clock.now = new Date(service.clock.now.getTime() + 11_000);
		expect((await refresh(refreshToken)).status).toBe(401);
		expect((await refresh(next.body.refreshToken)).status).toBe(401);
		const { rows } = await sql`select event from identity.audit where event = 'refresh_reuse'`.execute(service.database().sql);
		expect(rows).toHaveLength(1);
	});
});

describe('a profile', () => {
	const service = testIdentity();
	const change = (token: string, body: unknown) => service.call('PATCH', '/profile', { token, body });
	const contacts = (phone: string) => ({ contacts: [{ phone, type: 'HOME' }] });

	it('bad input 25: accepts no field that its reader may not set', async () => {
		const { accessToken } = await service.reader();
		const before = (await service.call('GET', '/profile', { token: accessToken })).body;
		for (const member of [
			{ emailVerified: true },
			{ uuid: 'x' },
			{ roles: ['admin'] },
			{ identities: [] },
			{ status: 'Disabled' },
			{ picture: 'x' },
		]) {
			expect((await change(accessToken, member)).status, JSON.stringify(member)).toBe(400);
		}
		expect((await service.call('GET', '/profile', { token: accessToken })).body).toEqual(before);
	});

	it.each(['31/02/1990', '29/02/1900', '31/12/1899', '21/11/2026', '٠١/٠١/١٩٩٠'])(
		'bad input 26: cannot have the birth date %s',
		async (date) => {
			const { accessToken } = await service.reader();
			// In Buenos Aires the twentieth lasts for three hours more.
			service.clock.now = new Date('2026-11-21T02:00:00Z');
			const { accessToken: fresh } = (await login(service, 'ana@mail.test')).body;
			const [birthDay, birthMonth, birthYear] = date.split('/');
			expect(await change(String(fresh ?? accessToken), { birthDay, birthMonth, birthYear })).toMatchObject({
				status: 422,
				body: { message: 'Ingrese una fecha válida con el formato DD/MM/AAAA.' },
			});
		},
	);

	it('bad input 26: cannot have a birth date in another format', async () => {
		const { accessToken } = await service.reader();
		expect((await change(accessToken, { birthYear: '1990-01-01' })).status).toBe(400);
	});

	it.each(['+54 11', '１２３'])('bad input 27: cannot have the telephone number %s', async (phone) => {
		const { accessToken } = await service.reader();
		expect(await change(accessToken, contacts(phone))).toMatchObject({
			status: 422,
			body: { message: 'Debe contener sólo caracteres numéricos.' },
		});
	});

	it('bad input 27: cannot have a telephone number of 400 digits', async () => {
		const { accessToken } = await service.reader();
		expect((await change(accessToken, contacts('1'.repeat(400)))).status).toBe(400);
	});

	it('bad input 28: accepts no attributes that are too many, too big or of a wrong type', async () => {
		const { accessToken } = await service.reader();
		const put = (...attributes: readonly object[]) => change(accessToken, { attributes });
		const one = { name: 'a', value: 'b', type: 'String' };
		expect((await put(...Array(1_000).fill(one))).status).toBeOneOf([400, 413]);
		for (const name of ['__proto__', 'constructor', 'prototype']) expect((await put({ ...one, name })).status, name).toBe(400);
		expect((await put({ ...one, value: 'x'.repeat(1_000_000) })).status).toBe(413);
		expect((await put({ ...one, type: 'Function' })).status).toBe(400);
		expect((await change(accessToken, JSON.parse('{"__proto__":{"polluted":1}}'))).status).toBeOneOf([200, 400]);
		expect(Object.prototype).not.toHaveProperty('polluted');
	});

	it('bad input 30: keeps its last way to sign in, and refuses to remove an unknown one', async () => {
		const { accessToken } = await service.reader();
		expect(await service.call('DELETE', '/identity/password', { token: accessToken })).toMatchObject({
			status: expect.toBeOneOf([404, 409]),
		});
		expect((await service.call('DELETE', '/identity/../user', { token: accessToken })).status).toBeOneOf([400, 404]);
		expect((await service.call('DELETE', '/identity/nobody', { token: accessToken })).status).toBe(404);
		expect((await login(service, 'ana@mail.test')).status).toBe(200);
	});
});

describe('a body', () => {
	const service = testIdentity();
	const good = JSON.stringify(signIn('ana@mail.test'));

	it('bad input 32: of another type than JSON is not read', async () => {
		await service.reader();
		expect((await raw(service, '/auth/login', good, 'text/plain')).statusCode).toBe(415);
		expect((await raw(service, '/auth/login', Buffer.from(good, 'utf16le'))).statusCode).toBe(400);
		const form = new URLSearchParams({ userName: 'ana@mail.test', credentials: goodPassword, grantType: 'password' });
		expect((await raw(service, '/auth/login?cookie=true', form.toString(), 'application/x-www-form-urlencoded')).statusCode).toBe(415);
		expect((await raw(service, '/auth/login', '--x--', 'multipart/form-data; boundary=x')).statusCode).toBe(415);
	});

	it('bad input 32: is checked whatever content type it declares', async () => {
		for (const type of ['application/json\t; x', 'application/json; charset=utf-16', 'APPLICATION/JSON ;']) {
			expect((await raw(service, '/auth/login', '{"userName":["a"]}', type)).statusCode, type).toBeOneOf([400, 415]);
		}
	});

	it('bad input 32: that has a member twice counts the last one, in every call', async () => {
		await service.reader();
		const twice = `{"userName":"nadie@mail.test",${good.slice(1)}`;
		expect((await raw(service, '/auth/login', twice)).statusCode).toBe(200);
		await raw(service, '/password/reset', '{"userName":"nadie@mail.test","userName":"ana@mail.test"}');
		expect(service.mails.at(-1)).toMatchObject({ template: 'reset', to: 'ana@mail.test' });
	});

	it('bad input 33: cannot turn a request into another call', async () => {
		const { accessToken } = await service.reader();
		for (const [method, path] of [
			['GET', '/auth/login'],
			['POST', '/profile'],
			['GET', '/signup'],
		] as const) {
			expect((await service.call(method, path, { token: accessToken })).status, `${method} ${path}`).toBeOneOf([404, 405]);
		}
		const override = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
		expect((await service.call('GET', '/profile?_method=DELETE', { token: accessToken, headers: override })).status).toBe(200);
		await service.call('POST', '/auth/token?_method=DELETE', { token: accessToken, headers: override });
		expect((await service.call('GET', '/profile', { token: accessToken })).status).toBe(200);
	});
});

describe('a picture', () => {
	let media: Awaited<ReturnType<typeof testMedia>>;
	const service = testIdentity({
		avatars: { store: (account, image) => media.media.avatars.store(account, image), remove: async () => {} },
	});
	const put = (token: string, bytes: Buffer, type = 'multipart/form-data; boundary=x') =>
		service.call('PUT', '/avatar', { token, bytes, headers: { 'content-type': type } });
	const part = (bytes: Buffer) =>
		Buffer.concat([
			Buffer.from('--x\r\nContent-Disposition: form-data; name="avatar"; filename="yo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'),
			bytes,
			Buffer.from('\r\n--x--\r\n'),
		]);

	it('bad input 34: is refused when it is empty, too big, a PNG, a web page, or not in a form', async () => {
		media = await testMedia();
		const { accessToken } = await service.reader();
		const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
		const page = Buffer.from('\xff\xd8\xff\xe0<html><script>', 'latin1');
		expect((await put(accessToken, part(Buffer.alloc(0)))).body.code).toBe('MISSING_IMAGE');
		expect((await put(accessToken, part(Buffer.alloc(3_000_001, 0xff)))).body.code).toBe('IMAGE_TOO_LARGE');
		for (const bytes of [png, page]) expect((await put(accessToken, part(bytes))).body.code).toBe('UNSUPPORTED_IMAGE_TYPE');
		expect((await put(accessToken, part(png), 'multipart/form-data')).status).toBe(400);
		expect((await service.call('GET', '/profile', { token: accessToken })).body.picture).toBeNull();
	});
});
