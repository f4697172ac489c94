import { describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { describeOnPostgres } from '../support/databases/database.ts';
import { newAccount, signIn, type TestIdentity, testIdentity } from '../support/identity/identity.ts';

const twenty = <Answer>(ask: (at: number) => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();
const others = (status: number) => Array(19).fill(status);

function races(service: TestIdentity): void {
	it('bad input 19: a nonce that is sent twenty times at once sets one password', async () => {
		await service.reader();
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		const nonce = service.nonce('reset');
		const password = (at: number) => `nube número ${at} de Wilde`;
		const answers = await twenty((at) => service.call('PUT', `/password/reset/${nonce}`, { body: { newPassword: password(at) } }));
		expect(statuses(answers)).toEqual([200, ...others(404)]);
		expect(answers.filter(({ body }) => body.message === 'Nonce not found or expired')).toHaveLength(19);
		const logins = await twenty((at) => service.call('POST', '/auth/login', { body: signIn('ana@mail.test', password(at)) }));
		expect(logins.findIndex(({ status }) => status === 200)).toBe(answers.findIndex(({ status }) => status === 200));
		expect(statuses(logins)).toEqual([200, ...others(401)]);
	});

	it('bad input 23: a refresh token that is sent twenty times at once has one successor', async () => {
		const { refreshToken } = await service.reader();
		const answers = await twenty(() => service.call('POST', '/auth/token', { body: { token: refreshToken, grantType: 'refresh-token' } }));
		expect(statuses(answers)).toEqual([200, ...others(200)]);
		expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
	});

	it('bad input 29: twenty sign-ups at once with one address make one account', async () => {
		const answers = await twenty(() => service.call('POST', '/signup', { body: newAccount('ana@mail.test') }));
		expect(statuses(answers)).toEqual([200, ...others(400)]);
		expect(service.mails.filter(({ template }) => template === 'verify').length).toBeGreaterThan(0);
		await service.call('GET', `/email/verify/${service.nonce('verify')}`);
	});

	it('bad input 31: another reader’s link deletes nothing, and her own link sent twice at once deletes once', async () => {
		const ana = await service.reader('ana@mail.test');
		const berta = await service.reader('berta@mail.test');
		await service.call('DELETE', '/user/anonymize', { token: ana.accessToken });
		const nonce = service.nonce('deletion-request');
		const approve = (token: string) => service.call('PUT', `/user/anonymize/approve/${nonce}`, { body: {}, token });
		expect((await approve(berta.accessToken)).status).toBe(404);
		expect((await service.call('GET', '/profile', { token: ana.accessToken })).status).toBe(200);
		await Promise.all([approve(ana.accessToken), approve(ana.accessToken)]);
		expect((await service.call('GET', '/profile', { token: ana.accessToken })).status).toBe(401);
		expect((await service.call('GET', '/profile', { token: berta.accessToken })).status).toBe(200);
	});
}

describe('at once', () => races(testIdentity()));
describeOnPostgres('at once', (testDatabase) => races(testIdentity({}, testDatabase(migrations))));
