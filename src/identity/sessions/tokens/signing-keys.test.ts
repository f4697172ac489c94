import { describe, expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { tablesOf } from '../../store/tables.ts';
import { SigningKeys } from './signing-keys.ts';

const minute = 60_000;
const day = 86_400_000;

describe('signing keys', () => {
	const service = testIdentity();
	const pass = (ms: number) => {
		service.clock.now = new Date(service.clock.now.getTime() + ms);
	};
	const enter = async () => (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
	const kidOf = (token: unknown): unknown => JSON.parse(Buffer.from(String(token).split('.')[0] ?? '', 'base64url').toString()).kid;
	const published = async (): Promise<Record<string, unknown>[]> => (await service.send({ url: '/.well-known/jwks.json' })).json().keys;
	const kids = async () => (await published()).map(({ kid }) => kid);
	const looksIn = async ({ accessToken }: Record<string, unknown>) =>
		(await service.call('GET', '/profile', { token: accessToken })).status;

	it('T13 change after ninety days, and no session ends', async () => {
		await service.reader();
		pass(90 * day - 5 * minute);
		const before = await enter();
		pass(6 * minute);
		const after = await enter();
		expect(kidOf(after.accessToken)).not.toBe(kidOf(before.accessToken));
		expect([await looksIn(before), await looksIn(after)]).toEqual([200, 200]);
		expect(await kids()).toEqual(expect.arrayContaining([kidOf(before.accessToken), kidOf(after.accessToken)]));
		pass(day);
		expect(await kids()).not.toContain(kidOf(before.accessToken));
		const refreshed = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: before.refreshToken } });
		expect([refreshed.status, await looksIn(refreshed.body)]).toEqual([200, 200]);
	});

	it('T13 are published before anything is signed, one for each algorithm', async () => {
		const keys = await published();
		expect(keys.map(({ alg, use }) => `${alg} ${use}`).sort()).toEqual(['EdDSA sig', 'RS256 sig']);
	});

	it('T13 that another process made are known for their algorithm, and looked for once a second at most', async () => {
		const secret = new Secret('a secret of the tests that is long enough');
		const ofProcess = () => new SigningKeys({ tables: tablesOf(service.database()), clock: () => service.clock.now, secret });
		const [one, other] = [ofProcess(), ofProcess()];
		await one.current('RS256');
		const { kid } = await other.current('EdDSA');
		const isKnown = async (algorithm: 'EdDSA' | 'RS256' = 'EdDSA') => (await one.publicKey(kid, algorithm)) !== undefined;
		expect(await isKnown()).toBe(false);
		pass(1000);
		expect(await isKnown()).toBe(false);
		pass(1);
		expect([await isKnown(), await isKnown('RS256')]).toEqual([true, false]);
	});

	it('T13 are published without their private parts', async () => {
		await service.reader();
		for (const key of await published()) {
			expect(Object.keys(key).filter((member) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].includes(member))).toEqual([]);
		}
	});
});
