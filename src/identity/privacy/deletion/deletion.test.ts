import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#identity';
import { findCanaries, wholeDatabase } from '../../../../tests/support/canaries.ts';
import { describeOnPostgres } from '../../../../tests/support/databases/database.ts';
import { goodPassword, newAccount, signIn, type TestIdentity, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';

const hour = 3_600_000;
const pass = (service: TestIdentity, ms: number) => {
	service.clock.now = new Date(service.clock.now.getTime() + ms);
};
const ask = async (service: TestIdentity, token: string) => {
	expect(await service.call('DELETE', '/user/anonymize', { token })).toMatchObject({ status: 200, body: { valid: true } });
	return service.nonce('deletion-request');
};
const approve = (service: TestIdentity, nonce: string, token?: string) =>
	service.call('PUT', `/user/anonymize/approve/${nonce}`, { body: {}, ...(token !== undefined && { token }) });
const decline = (service: TestIdentity, nonce: string, decision: { token: string; reason: string }) =>
	service.call('PUT', `/user/anonymize/decline/${nonce}`, { body: { reason: decision.reason }, token: decision.token });
const profile = (service: TestIdentity, token: string) => service.call('GET', '/profile', { token });
const events = async (service: TestIdentity) => (await wholeDatabase(service.database())).get('identity.audit') ?? '';
const spent = { status: 404, body: { code: '300033', message: 'Nonce not found or expired' } };

function decided(service: TestIdentity) {
	it('T07 ends every session and one-time link of the account', { tags: 'slow' }, async () => {
		const { accessToken } = await service.reader();
		const phone = (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
		const tablet = (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		const reset = service.nonce('reset');
		const nonce = await ask(service, accessToken);
		expect((await approve(service, nonce, accessToken)).body).toEqual({ valid: true });
		for (const { accessToken: access, refreshToken: token } of [phone, tablet]) {
			expect((await profile(service, String(access))).status).toBe(401);
			expect((await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token } })).status).toBe(401);
		}
		expect((await profile(service, accessToken)).status).toBe(401);
		expect(await service.call('PUT', `/password/reset/${reset}`, { body: { newPassword: 'otra clave de prueba' } })).toMatchObject(spent);
	});

	it('P02 happens once when twenty parallel requests approve it, and all of them succeed', async () => {
		const { accessToken } = await service.reader();
		const nonce = await ask(service, accessToken);
		const erased: string[] = [];
		service.identity().onErase(async (account) => void erased.push(account));
		const answers = await Promise.all(Array.from({ length: 20 }, () => approve(service, nonce)));
		expect(answers.map(({ status, body }) => ({ status, ...body }))).toEqual(Array(20).fill({ status: 200, valid: true }));
		expect(erased).toHaveLength(1);
	});

	it('P02 completes while links are requested for the account', { tags: 'slow' }, async () => {
		for (let round = 0; round < 5; round++) {
			const { accessToken } = await service.reader();
			const nonce = await ask(service, accessToken);
			const reset = () => service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
			const answers = await Promise.all([reset(), approve(service, nonce), reset()]);
			expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
			service.mails.length = 0;
		}
	});
}

describe('the deletion of an account', () => {
	const log = silentLog();
	const service = testIdentity({ log });
	beforeEach(() => void log.told.splice(0));
	decided(service);

	it('API-27 waits for confirmation, which the profile shows', async () => {
		const { accessToken } = await service.reader();
		await ask(service, accessToken);
		expect((await profile(service, accessToken)).body).toMatchObject({ status: 'PendingAnonymize' });
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('P02 LIM-01 can be requested within an hour of signing in, and not later', async () => {
		const { accessToken, refreshToken } = await service.reader();
		pass(service, hour + 1_000);
		const { body } = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } });
		expect((await service.call('DELETE', '/user/anonymize', { token: body.accessToken })).body).toMatchObject({ code: 'sign-in-again' });
		expect((await service.call('DELETE', '/user/anonymize', { token: accessToken })).status).toBe(401);
		expect(service.mails.filter(({ template }) => template === 'deletion-request')).toEqual([]);
	});

	it('API-28 is approved by its link alone, even when the SDK sends an invalid token', async () => {
		const { accessToken } = await service.reader();
		const nonce = await ask(service, accessToken);
		expect((await approve(service, nonce, 'undefined')).body).toEqual({ valid: true });
		expect((await profile(service, accessToken)).status).toBe(401);
	});

	it('P02 is not approved by another reader, nor by a link of another kind, nor by a replaced or expired one', async () => {
		const { accessToken } = await service.reader();
		const berta = await service.reader('berta@mail.test');
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		expect(await approve(service, service.nonce('reset'))).toMatchObject(spent);
		const former = await ask(service, accessToken);
		const nonce = await ask(service, accessToken);
		expect(await approve(service, former)).toMatchObject(spent);
		expect(await approve(service, nonce, berta.accessToken)).toMatchObject(spent);
		pass(service, 24 * hour + 1_000);
		expect(await approve(service, nonce)).toMatchObject(spent);
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).status).toBe(200);
	});

	it('P02 is not confirmed to a reader who is signed in to another account', async () => {
		const { accessToken } = await service.reader();
		const berta = await service.reader('berta@mail.test');
		const nonce = await ask(service, accessToken);
		await approve(service, nonce);
		expect(await approve(service, nonce, berta.accessToken)).toMatchObject(spent);
		expect((await approve(service, nonce)).body).toEqual({ valid: true });
	});

	it('API-29 P02 is declined with a reason, which is recorded without the space that the SDK adds', async () => {
		const { accessToken } = await service.reader();
		const nonce = await ask(service, accessToken);
		const decision = { token: accessToken, reason: 'DID_NOT_REQUEST_DELETION ' };
		expect((await decline(service, nonce, decision)).body).toEqual({ valid: true });
		expect((await profile(service, accessToken)).body).toMatchObject({ status: 'Active' });
		expect(await events(service)).toContain('{"reason": "DID_NOT_REQUEST_DELETION"}');
		expect(await approve(service, nonce)).toMatchObject(spent);
	});

	it('P02 ends the other sessions when the reader declines it as requested by somebody else', async () => {
		const { accessToken } = await service.reader();
		const thief = (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
		const nonce = await ask(service, String(thief.accessToken));
		await decline(service, nonce, { token: accessToken, reason: 'DID_NOT_REQUEST_DELETION' });
		expect((await profile(service, String(thief.accessToken))).status).toBe(401);
		expect((await profile(service, accessToken)).status).toBe(200);
	});

	it('P02 is declined only by its own reader, with one of four reasons', async () => {
		const { accessToken } = await service.reader();
		const berta = await service.reader('berta@mail.test');
		const nonce = await ask(service, accessToken);
		expect(await decline(service, nonce, { token: berta.accessToken, reason: 'MISTAKE' })).toMatchObject(spent);
		expect((await decline(service, nonce, { token: accessToken, reason: 'por las dudas' })).status).toBe(400);
		const decision = { token: accessToken, reason: 'MISTAKE' };
		expect((await decline(service, nonce, decision)).status).toBe(200);
		for (const dead of [nonce, 'x'.repeat(43)]) expect(await decline(service, dead, decision)).toMatchObject(spent);
	});

	it.each(['MISTAKE', 'CHANGED_MIND', 'OTHER'])('P02 ends no session when the reader declines it for the reason %s', async (reason) => {
		const { accessToken } = await service.reader();
		const { accessToken: other } = (await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body;
		await decline(service, await ask(service, accessToken), { token: accessToken, reason });
		expect((await profile(service, String(other))).body).toMatchObject({ status: 'Active' });
	});

	it('P02 R11 sends three emails an hour, and the link of the last one works', async () => {
		const { accessToken } = await service.reader();
		for (let count = 0; count < 4; count++) await ask(service, accessToken);
		expect(service.mails.filter(({ template }) => template === 'deletion-request')).toHaveLength(3);
		expect((await approve(service, service.nonce('deletion-request'))).body).toEqual({ valid: true });
	});

	it('T15 is not available to staff who act for the reader', async () => {
		const { uuid, accessToken } = await service.reader();
		const nonce = await ask(service, accessToken);
		const acting = { impersonator: JSON.stringify({ id: 'staff-1', name: 'Sofía' }) };
		await service
			.database()
			.sql.withTables<{ 'identity.session': { account: string; impersonator: string } }>()
			.updateTable('identity.session')
			.set(acting)
			.where('account', '=', uuid)
			.execute();
		for (const refused of [
			await service.call('DELETE', '/user/anonymize', { token: accessToken }),
			await approve(service, nonce, accessToken),
			await decline(service, nonce, { token: accessToken, reason: 'MISTAKE' }),
		])
			expect(refused).toMatchObject({ status: 403, body: { code: 'impersonation-is-read-only' } });
		expect((await profile(service, accessToken)).body).toMatchObject({ status: 'PendingAnonymize' });
	});

	it('frees the email address for a new account, which has another id', async () => {
		const { uuid, accessToken } = await service.reader();
		await approve(service, await ask(service, accessToken));
		expect((await service.call('POST', '/auth/login', { body: signIn('ana@mail.test') })).body).toMatchObject({
			message: 'Authentication failed',
		});
		const again = await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		expect(again.status).toBe(200);
		expect(again.body.uuid).not.toBe(uuid);
	});

	it('P01 leaves nothing of the reader in any table or log except a hash that identifies nobody', { tags: 'slow' }, async () => {
		const { uuid, accessToken } = await full(service);
		const canaries = [...canaryValues, uuid];
		const before = findCanaries(await wholeDatabase(service.database()), canaries);
		expect(new Set(before.map((found) => found.split(': ')[1]))).toEqual(new Set(canaries));
		await approve(service, await ask(service, accessToken));
		await service.identity().runJobs();
		const after = await wholeDatabase(service.database());
		expect(findCanaries(after, canaries)).toEqual([]);
		expect(after.get('identity.erasure')).toMatch(/"account":"\\\\x[0-9a-f]{64}"/);
		expect(after.get('identity.erasure')).toContain('"reason":"asked"');
		expect(findCanaries(new Map([['log', JSON.stringify(log.told)]]), canaries)).toEqual([]);
	});

	it('P01 is finished later when data outside of the database cannot be removed at once', { tags: 'slow' }, async () => {
		const { uuid, accessToken } = await service.reader();
		let isDown = true;
		const removed: string[] = [];
		const error = new Error('the disk does not answer');
		let tries = 0;
		service.identity().onErase(async (account) => {
			tries++;
			if (isDown) throw error;
			removed.push(account);
		});
		expect((await approve(service, await ask(service, accessToken))).status).toBe(200);
		const event = 'something of a deleted account could not be removed; it will be tried again';
		expect(log.told).toContainEqual({ level: 'warn', event, fields: { error } });
		await service.identity().runJobs();
		expect(tries).toBe(1);
		isDown = false;
		pass(service, 61_000);
		await service.identity().runJobs();
		expect(removed).toEqual([uuid]);
		expect(findCanaries(await wholeDatabase(service.database()), [uuid])).toEqual([]);
		await service.identity().runJobs();
		expect(removed).toHaveLength(1);
	});
});

const canaryValues = [
	'canaryemail',
	'canaryfirst',
	'canarylast',
	'canarysecond',
	'canarydisplay',
	'canarylegacy',
	'canaryattribute',
	'canaryline',
	'canarytown',
	'5411999887',
	'canaryunverified',
	'canaryregion',
];

/** A reader with data in every table. */
async function full(service: TestIdentity) {
	const reader = await service.reader('canaryemail@mail.test', goodPassword);
	const token = reader.accessToken;
	const { status } = await service.call('PATCH', '/profile', {
		token,
		body: {
			firstName: 'canaryfirst',
			lastName: 'canarylast',
			secondLastName: 'canarysecond',
			displayName: 'canarydisplay',
			contacts: [{ phone: '5411999887', type: 'HOME' }],
			addresses: [{ line1: 'canaryline', locality: 'canarytown', region: 'canaryregion', type: 'HOME' }],
			attributes: [{ name: 'note', value: 'canaryattribute' }],
			email: 'canaryunverified@mail.test',
		},
	});
	expect(status).toBe(200);
	await sql`update identity.account set legacy_id = 'canarylegacy' where id = ${reader.uuid}`.execute(service.database().sql);
	await service.call('POST', '/auth/login', { body: signIn('canaryemail@mail.test') });
	await service.call('POST', '/password/reset', { body: { userName: 'canaryemail@mail.test' } });
	return reader;
}

describeOnPostgres('the deletion of an account', (testDatabase) => decided(testIdentity({}, testDatabase(migrations))));
