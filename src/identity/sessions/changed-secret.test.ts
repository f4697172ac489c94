import { describe, expect, it } from 'vitest';
import { resealColumn } from '#platform/database/reseal-column';
import { Secret } from '#platform/secret';
import { testDatabase } from '../../../tests/support/databases/database.ts';
import { type TestIdentity, testIdentity } from '../../../tests/support/identity/identity.ts';
import { migrations, sealedColumns } from '../identity.ts';

const [old, fresh] = ['the secret that was there before', 'the secret that is there afterwards'];
const database = testDatabase(migrations);
const of = (secret: Secret) => testIdentity({ secret }, database);

// The steps of docs/operate/rotate-secrets.md.
const before = of(new Secret(old));
const knowing = of(new Secret(old, new Secret(fresh)));
const changed = of(new Secret(fresh, new Secret(old)));
const after = of(new Secret(fresh));

const refresh = (service: TestIdentity, token: string) =>
	service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token } });
const resealAll = async (secret: Secret) => {
	const counts = [];
	// Tests seal their emails with another secret.
	const columns = sealedColumns(secret).filter(({ table }) => table !== 'identity.mail');
	for (const column of columns) counts.push(await resealColumn(database(), column));
	return counts;
};

describe('O07 while the secret of the accounts is changed', () => {
	it('a session stays open through each step, also between processes of two steps', async () => {
		const reader = await before.reader();
		let token = reader.refreshToken;
		for (const service of [knowing, before, knowing, changed, knowing, changed]) {
			const { status, body } = await refresh(service, token);
			expect(status).toBe(200);
			token = String(body.refreshToken);
			expect((await service.call('GET', '/profile', { token: body.accessToken })).status).toBe(200);
		}
		const counts = await resealAll(new Secret(fresh, new Secret(old)));
		expect(counts.some(({ resealed }) => resealed > 0)).toBe(true);
		expect(counts.every(({ unreadable }) => unreadable === 0)).toBe(true);
		expect((await refresh(after, token)).status).toBe(200);
	});

	it('two tabs that renew at once get the same tokens from processes of two steps', async () => {
		const { refreshToken } = await before.reader();
		const [one, other] = [await refresh(knowing, refreshToken), await refresh(changed, refreshToken)];
		expect([one.status, other.body.refreshToken]).toEqual([200, one.body.refreshToken]);
	});

	it('what neither version sealed is counted, and a session of before ends with a secret that nobody announced', async () => {
		const { refreshToken } = await before.reader();
		expect((await refresh(after, refreshToken)).status).toBe(401);
		const counts = await resealAll(new Secret('a third secret that nobody knows'));
		expect(counts.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBeGreaterThan(0);
		expect((await resealAll(new Secret(old))).every(({ resealed, unreadable }) => resealed + unreadable === 0)).toBe(true);
	});
});
