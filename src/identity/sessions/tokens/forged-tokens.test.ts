import { createHmac, type KeyObject } from 'node:crypto';
import { type CryptoKey, decodeJwt, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#identity/contract';
import { Secret } from '#platform/secret';
import { type CallOptions, newAccount, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { sendRaw } from '../../../../tests/support/programs/raw-socket.ts';
import { otherBrand, testBrand } from '../../../../tests/support/test-brand.ts';
import { tablesOf } from '../../store/tables.ts';
import { SigningKeys } from './signing-keys.ts';

/** Values for the parameters of paths that their schemas accept. */
const filling: Readonly<Record<string, string>> = { nonce: 'n', id: '1', type: 'google', token: 't', provider: 'p' };
const calls = Object.entries(endpoints).map(([name, row]) => ({
	name,
	method: row.method,
	auth: row.auth,
	path: row.path.replace(/:(\w+)/g, (_all, part) => filling[part] ?? '').replace('/identity/public', ''),
}));
const forReaders = calls.filter(({ auth }) => auth === 'reader' || auth === 'fresh');
const forEverybody = calls.filter(({ auth }) => auth === 'optional');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const own = await generateKeyPair('EdDSA', { extractable: true, crv: 'Ed25519' });

describe('a token of a reader', () => {
	const service = testIdentity();
	let good = '';
	let claims: JWTPayload = {};
	let keys: SigningKeys;
	let kid = '';
	let key: KeyObject;
	let publicKey: CryptoKey;

	beforeEach(async () => {
		good = (await service.reader()).accessToken;
		claims = decodeJwt(good);
		const secret = new Secret('a secret of the tests that is long enough');
		keys = new SigningKeys({ tables: tablesOf(service.database()), clock: () => service.clock.now, secret });
		({ kid, key } = await keys.current('EdDSA'));
		const found = await keys.publicKey(kid, 'EdDSA');
		if (!found) throw new Error('there is no public key');
		publicKey = found;
	});

	const sign = (change: object = {}, header: object = {}, by: CryptoKey | KeyObject = key) =>
		new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header }).sign(by);
	const without = (name: string) => () => sign({ [name]: undefined });
	const hmac = (body: string, secret: string | Buffer) => `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
	const asHs256 = () => `${part({ alg: 'HS256', typ: 'at+jwt', kid })}.${part(claims)}`;
	const inRs256 = async (typ: string, change: object = {}) => {
		const rs256 = await keys.current('RS256');
		return sign(change, { alg: 'RS256', typ, kid: rs256.kid }, rs256.key);
	};
	/** The reader and session of a valid token of another brand. */
	const elsewhere = async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test'), brand: otherBrand });
		const { uuid, sid } = decodeJwt(String(body.accessToken));
		return { uuid, sid };
	};
	const seconds = () => Math.floor(service.clock.now.getTime() / 1000);

	const forged: readonly (readonly [what: string, forge: () => string | Promise<string>])[] = [
		['that is not signed', () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
		['that is not signed, in mixed case', () => `${part({ alg: 'nOnE', typ: 'at+jwt', kid })}.${part(claims)}.AA`],
		['that is signed with the public key as a secret', async () => hmac(asHs256(), await exportSPKI(publicKey))],
		[
			'that is signed with the bytes of the public key as a secret',
			async () => hmac(asHs256(), Buffer.from((await exportJWK(publicKey)).x ?? '', 'base64url')),
		],
		['that is signed with nothing as a secret', () => hmac(asHs256(), '')],
		['whose key id is a file', () => sign({}, { kid: '../../dev/null' }, own.privateKey)],
		['whose key id is unknown', () => sign({}, { kid: 'another' })],
		['without a key id', () => sign({}, { kid: undefined })],
		['that another key signed under our key id', () => sign({}, {}, own.privateKey)],
		['with the URL of its key', () => sign({}, { jku: 'https://evil.test/keys' }, own.privateKey)],
		['with its key', async () => sign({}, { jwk: await exportJWK(own.publicKey) }, own.privateKey)],
		['with the URL of its certificate', () => sign({}, { x5u: 'https://evil.test/x5u', x5c: ['AAAA'] }, own.privateKey)],
		['that has expired', () => sign({ exp: seconds() - 61, iat: seconds() - 961, nbf: seconds() - 961 })],
		['that never expires', without('exp')],
		['that is not valid yet', () => sign({ nbf: seconds() + 61 })],
		['without the start of its validity', without('nbf')],
		['of another brand’s readers', () => sign({ aud: otherBrand })],
		['without an audience', without('aud')],
		['of another service', () => sign({ iss: 'https://evil.test' })],
		['without an issuer', without('iss')],
		['that is an ID token', () => inRs256('JWT', { aud: testBrand })],
		['with the algorithm of ID tokens', () => inRs256('at+jwt')],
		['with another type', () => sign({}, { typ: 'JWT' })],
		['with the type of refresh tokens', () => sign({}, { typ: 'rt+jwt' })],
		['without a type', () => sign({}, { typ: undefined })],
		['without a session', without('sid')],
		['with an invalid session id', () => sign({ sid: 'x' })],
		['of another reader’s session', () => sign({ uuid: '00000000-0000-4000-8000-000000000000' })],
		['of a session at another brand', async () => sign(await elsewhere())],
		['with an invalid reader id', () => sign({ uuid: 'ana' })],
		['without a reader', without('uuid')],
		['without an id', without('jti')],
		[
			'with a critical header that we do not know',
			() => `${part({ alg: 'EdDSA', typ: 'at+jwt', kid, crit: ['x'], x: 1 })}.${good.split('.').slice(1).join('.')}`,
		],
		['whose reader was changed', () => good.replace(/\.[^.]+\./, `.${part({ ...claims, uuid: '00000000-0000-4000-8000-000000000000' })}.`)],
		['whose signature was changed', () => good.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'))],
		['without a signature', () => good.replace(/[^.]+$/, '')],
		['with five parts', () => `${good}.AA.AA`],
		['that is the text `undefined`', () => 'undefined'],
		['that is a number', () => '1'],
		['of 10,000 characters', () => `${good}${'A'.repeat(10_000)}`],
	];

	const refused = { status: 401, body: { code: '100011', message: 'Missing or invalid jwt', httpStatus: 401 } };

	it('T05 opens every call for readers while it is valid; without a token none opens', { tags: 'slow' }, async () => {
		expect(forReaders.length).toBeGreaterThan(18);
		for (const { name, method, path } of forReaders) {
			expect(await service.call(method, path, { body: {} }), name).toMatchObject(refused);
			expect((await service.call(method, path, { body: {}, token: good })).body.code, name).not.toBe('100011');
		}
	});

	const expectNoneOpens = (token: Pick<CallOptions, 'token' | 'headers'>) =>
		Promise.all(
			forReaders.map(async ({ name, method, path }) => {
				expect(await service.call(method, path, { body: {}, ...token }), name).toMatchObject(refused);
			}),
		);

	it.each(forged)('T05 bad input 24: %s opens no call for readers', async (_what, forge) => {
		await expectNoneOpens({ token: await forge() });
	});

	it.each(forged)('T05 %s is ignored where no token is needed', async (_what, forge) => {
		const token = await forge();
		for (const { name, method, path } of forEverybody) {
			const [without, withIt] = [await service.call(method, path, { body: {} }), await service.call(method, path, { body: {}, token })];
			expect([withIt.status, withIt.body], name).toEqual([without.status, without.body]);
		}
	});

	it('T05 that is a refresh token opens no call for readers', async () => {
		const { refreshToken } = await service.reader('berta@mail.test');
		await expectNoneOpens({ token: refreshToken });
	});

	it.each([
		['Basic', (token: string) => `Basic ${token}`],
		['no scheme', (token: string) => token],
		['two spaces', (token: string) => `Bearer  ${token}`],
		['two tokens', (token: string) => `Bearer ${token}, Bearer ${token}`],
		['quotes', (token: string) => `Bearer "${token}"`],
	])('T05 with %s opens no call for readers', async (_what, write) => {
		await expectNoneOpens({ headers: { authorization: write(good) } });
	});

	it('T05 beside a second `Authorization` header opens no call for readers, whichever comes first', async () => {
		const port = await service.listen();
		const mine = `Authorization: Bearer ${good}\r\n`;
		const others = `Authorization: Bearer ${await sign({}, {}, own.privateKey)}\r\n`;
		const ask = (headers: string) =>
			sendRaw(
				port,
				`GET /identity/public/v1/profile HTTP/1.1\r\nHost: ${testBrand}.localhost:${port}\r\n${headers}Connection: close\r\n\r\n`,
			);
		expect((await ask(mine)).status).toBe(200);
		for (const headers of [mine + others, others + mine, mine + mine]) {
			const { status, text } = await ask(headers);
			expect([status, text.includes('Missing or invalid jwt')]).toEqual([401, true]);
		}
	});

	it('T05 in the URL or a cookie opens no call for readers', async () => {
		for (const path of [`/profile?access_token=${good}`, `/profile?token=${good}`]) {
			expect(await service.call('GET', path, { headers: { cookie: `__Host-kiosco-session=${good}` } })).toMatchObject(refused);
		}
	});

	it('T05 can be signed with the key: the forged tokens differ from a valid one only in what each test changes', async () => {
		expect((await service.call('GET', '/profile', { token: await sign() })).status).toBe(200);
	});
});
