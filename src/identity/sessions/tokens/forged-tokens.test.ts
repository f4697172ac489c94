import { createHmac } from 'node:crypto';
import { type CryptoKey, decodeJwt, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#identity/contract';
import { Secret } from '#platform/secret';
import { newAccount, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { sendRaw } from '../../../../tests/support/programs/raw-socket.ts';
import { tablesOf } from '../../store/tables.ts';
import { SigningKeys } from './signing-keys.ts';

/** Parts of paths that fit their schema. */
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
	let key: CryptoKey;
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

	const sign = (change: object = {}, header: object = {}, by = key) =>
		new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...header }).sign(by);
	const without = (name: string) => () => sign({ [name]: undefined });
	const hmac = (body: string, secret: string | Buffer) => `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
	const asHs256 = () => `${part({ alg: 'HS256', typ: 'at+jwt', kid })}.${part(claims)}`;
	const inRs256 = async (typ: string, change: object = {}) => {
		const rs256 = await keys.current('RS256');
		return sign(change, { alg: 'RS256', typ, kid: rs256.kid }, rs256.key);
	};
	/** Reader and session of a good token of another brand's. */
	const elsewhere = async () => {
		const { body } = await service.call('POST', '/signup', { body: newAccount('ana@mail.test'), brand: 'ciudad' });
		const { uuid, sid } = decodeJwt(String(body.accessToken));
		return { uuid, sid };
	};
	const seconds = () => Math.floor(service.clock.now.getTime() / 1000);

	const forged: readonly (readonly [what: string, forge: () => string | Promise<string>])[] = [
		['that is not signed', () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
		['that is not signed, in other letters', () => `${part({ alg: 'nOnE', typ: 'at+jwt', kid })}.${part(claims)}.AA`],
		['that is signed with the public key as a secret', async () => hmac(asHs256(), await exportSPKI(publicKey))],
		[
			'that is signed with the bytes of the public key as a secret',
			async () => hmac(asHs256(), Buffer.from((await exportJWK(publicKey)).x ?? '', 'base64url')),
		],
		['that is signed with nothing as a secret', () => hmac(asHs256(), '')],
		['that names a file for its key', () => sign({}, { kid: '../../dev/null' }, own.privateKey)],
		['that names a key that is not there', () => sign({}, { kid: 'another' })],
		['that names no key', () => sign({}, { kid: undefined })],
		['that a stranger signed by the name of our key', () => sign({}, {}, own.privateKey)],
		['that says where its key is', () => sign({}, { jku: 'https://evil.test/keys' }, own.privateKey)],
		['that brings its key along', async () => sign({}, { jwk: await exportJWK(own.publicKey) }, own.privateKey)],
		['that says where its certificate is', () => sign({}, { x5u: 'https://evil.test/x5u', x5c: ['AAAA'] }, own.privateKey)],
		['that has expired', () => sign({ exp: seconds() - 61, iat: seconds() - 961, nbf: seconds() - 961 })],
		['that never expires', without('exp')],
		['that is good later', () => sign({ nbf: seconds() + 61 })],
		['that is good from no time on', without('nbf')],
		['of another brand’s readers', () => sign({ aud: 'ciudad' })],
		['of nobody’s readers', without('aud')],
		['of another service', () => sign({ iss: 'https://evil.test' })],
		['of no service', without('iss')],
		['that is an ID token', () => inRs256('JWT', { aud: 'tn' })],
		['of the algorithm of ID tokens', () => inRs256('at+jwt')],
		['of another type', () => sign({}, { typ: 'JWT' })],
		['of the type of refresh tokens', () => sign({}, { typ: 'rt+jwt' })],
		['of no type', () => sign({}, { typ: undefined })],
		['of no session', without('sid')],
		['of a session that is none', () => sign({ sid: 'x' })],
		['of another reader’s session', () => sign({ uuid: '00000000-0000-4000-8000-000000000000' })],
		['of a session at another brand', async () => sign(await elsewhere())],
		['whose reader is no id', () => sign({ uuid: 'ana' })],
		['of no one', without('uuid')],
		['without an id', without('jti')],
		[
			'that asks for what we do not know',
			() => `${part({ alg: 'EdDSA', typ: 'at+jwt', kid, crit: ['x'], x: 1 })}.${good.split('.').slice(1).join('.')}`,
		],
		['whose reader was changed', () => good.replace(/\.[^.]+\./, `.${part({ ...claims, uuid: '00000000-0000-4000-8000-000000000000' })}.`)],
		['whose signature was changed', () => good.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'))],
		['without a signature', () => good.replace(/[^.]+$/, '')],
		['in five parts', () => `${good}.AA.AA`],
		['that is none', () => 'undefined'],
		['that is a number', () => '1'],
		['of 10,000 characters', () => `${good}${'A'.repeat(10_000)}`],
	];

	const refused = { status: 401, body: { code: '100011', message: 'Missing or invalid jwt', httpStatus: 401 } };

	it('T05 opens every call for readers while it is good, and nothing does for nobody', async () => {
		expect(forReaders.length).toBeGreaterThan(18);
		for (const { name, method, path } of forReaders) {
			expect(await service.call(method, path, { body: {} }), name).toMatchObject(refused);
			expect((await service.call(method, path, { body: {}, token: good })).body.code, name).not.toBe('100011');
		}
	});

	it.each(forged)('T05 bad input 24: %s opens no call for readers', async (_what, forge) => {
		const token = await forge();
		for (const { name, method, path } of forReaders) {
			expect(await service.call(method, path, { body: {}, token }), name).toMatchObject(refused);
		}
	});

	it.each(forged)('T05 %s is as good as none where none is needed', async (_what, forge) => {
		const token = await forge();
		for (const { name, method, path } of forEverybody) {
			const [without, withIt] = [await service.call(method, path, { body: {} }), await service.call(method, path, { body: {}, token })];
			expect([withIt.status, withIt.body], name).toEqual([without.status, without.body]);
		}
	});

	it('T05 that is a refresh token opens no call for readers', async () => {
		const { refreshToken } = await service.reader('berta@mail.test');
		for (const { name, method, path } of forReaders) {
			expect(await service.call(method, path, { body: {}, token: refreshToken }), name).toMatchObject(refused);
		}
	});

	it.each([
		['Basic', (token: string) => `Basic ${token}`],
		['no scheme', (token: string) => token],
		['two spaces', (token: string) => `Bearer  ${token}`],
		['two tokens', (token: string) => `Bearer ${token}, Bearer ${token}`],
		['quotes', (token: string) => `Bearer "${token}"`],
	])('T05 with %s opens no call for readers', async (_what, write) => {
		for (const { name, method, path } of forReaders) {
			const answer = await service.call(method, path, { body: {}, headers: { authorization: write(good) } });
			expect(answer, name).toMatchObject(refused);
		}
	});

	it('T05 beside a second header opens no call for readers, whichever comes first', async () => {
		const port = await service.listen();
		const mine = `Authorization: Bearer ${good}\r\n`;
		const others = `Authorization: Bearer ${await sign({}, {}, own.privateKey)}\r\n`;
		const ask = (headers: string) =>
			sendRaw(port, `GET /identity/public/v1/profile HTTP/1.1\r\nHost: tn.localhost:${port}\r\n${headers}Connection: close\r\n\r\n`);
		expect((await ask(mine)).status).toBe(200);
		for (const headers of [mine + others, others + mine, mine + mine]) {
			const { status, text } = await ask(headers);
			expect([status, text.includes('Missing or invalid jwt')]).toEqual([401, true]);
		}
	});

	it('T05 in the address or a cookie opens no call for readers', async () => {
		for (const path of [`/profile?access_token=${good}`, `/profile?token=${good}`]) {
			expect(await service.call('GET', path, { headers: { cookie: `__Host-kiosco-session=${good}` } })).toMatchObject(refused);
		}
	});

	it('T05 can be made with the key alone: what these tests forge is good but for what they change', async () => {
		expect((await service.call('GET', '/profile', { token: await sign() })).status).toBe(200);
	});
});
