import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { createLog } from '#platform/log';
import { findCanaries } from '../../../tests/support/canaries.ts';
import { type Answer, cookiesOf, newAccount, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', format: 'json', to: { write: (line) => void lines.push(line) } });

describe('the log and the security events of readers', () => {
	const service = testIdentity({ log });
	const { call, nonce } = service;
	const email = 'canary.email@mail.test';
	const passwords = ['canary of a password', 'canary of another password', 'canary that is wrong'] as const;
	const secrets = new Set<string>();

	/** Makes a call and remembers its tokens, which no log line may contain. */
	const recorded = async (...asked: Parameters<typeof call>): Promise<Answer> => {
		const answer = await call(...asked);
		for (const name of ['accessToken', 'refreshToken']) if (typeof answer.body[name] === 'string') secrets.add(answer.body[name]);
		return answer;
	};
	const linkIn = (letter: string) => {
		secrets.add(nonce(letter));
		return nonce(letter);
	};

	/** Every kind of call that a reader makes, failures included. */
	async function callsOfReader(): Promise<void> {
		const body = newAccount(email, passwords[0], { firstName: 'Canaryfirst', lastName: 'Canarylast' });
		const signedUp = await recorded('POST', '/signup', { body });
		await recorded('GET', `/email/verify/${linkIn('verify')}`, { headers: cookiesOf(signedUp) });
		await recorded('POST', '/auth/login', { body: signIn(email, passwords[2]) });
		const signedIn = await recorded('POST', '/auth/login', { body: signIn(email, passwords[0]) });
		await recorded('POST', '/auth/token', { body: { grantType: 'refresh-token', token: signedIn.body.refreshToken } });
		await recorded('POST', '/password/reset', { body: { userName: email } });
		await recorded('PUT', `/password/reset/${linkIn('reset')}`, { body: { newPassword: passwords[1] } });
		await recorded('POST', '/auth/magiclink', { body: { email } });
		const token = (await recorded('GET', `/auth/magiclink/${linkIn('one-time-link')}`)).body.accessToken;
		await recorded('PATCH', '/profile', { token, body: { contacts: [{ phone: '5411999887', type: 'HOME' }] } });
		await recorded('PUT', '/password', { token, body: { oldPassword: passwords[1], newPassword: passwords[2] } });
		await recorded('POST', '/gdpr', { token });
		await service.identity().runJobs();
		await recorded('DELETE', '/user/anonymize', { token });
		await brokenCalls(String(token));
		await recorded('PUT', `/user/anonymize/approve/${linkIn('deletion-request')}`, { body: {}, token });
	}

	/** Broken links, and a request that ends in a fault. */
	async function brokenCalls(token: string): Promise<void> {
		const link = linkIn('deletion-request');
		for (const path of [`/user/anonymize/approve/${link}/x`, `/password/reset/${link}?nonce=${link}`, `/swg/${token}/relink/${token}`]) {
			for (const method of ['GET', 'PUT', 'HEAD', 'DELETE']) await recorded(method, path, { token, headers: { cookie: `a=${token}` } });
		}
		const { sql: kysely } = service.database();
		await sql`alter table identity.account add constraint no_canary check (first_name <> 'Canaryfault')`.execute(kysely);
		expect((await recorded('PATCH', '/profile', { token, body: { firstName: 'Canaryfault' } })).status).toBe(500);
		await sql`alter table identity.account drop constraint no_canary`.execute(kysely);
	}

	it('P05 contain no password, token, nonce, email, name or telephone number in any line of the log', { tags: 'slow' }, async () => {
		await callsOfReader();
		const canaries = [...passwords, ...secrets, email, 'Canaryfirst', 'Canarylast', 'Canaryfault', '5411999887'];
		expect(canaries.length).toBeGreaterThan(15);
		expect(canaries).not.toContain('');
		expect(findCanaries(new Map(lines.map((line) => [line, line])), canaries)).toEqual([]);
		const paths = lines.map((line) => JSON.parse(line).path);
		expect(paths).toEqual(expect.arrayContaining(['/identity/public/v1/password/reset/:nonce', '/identity/*']));
		expect(lines.some((line) => line.includes('no_canary'))).toBe(true);
	});

	it('P05 show staff every event of an account, and no personal value of the reader', async () => {
		const { uuid, accessToken: token } = await service.reader(email, passwords[0]);
		await call('POST', '/auth/login', { body: signIn(email, passwords[2]) });
		await call('POST', '/gdpr', { token });
		await call('DELETE', '/user/anonymize', { token });
		await call('PUT', `/user/anonymize/decline/${nonce('deletion-request')}`, { token, body: { reason: 'MISTAKE' } });
		const file = await service.identity().support.find({ brand: brands[testBrand], origin: '' }, uuid);
		expect(file?.events.map(({ event }) => event)).toEqual([
			...['deletion_declined', 'deletion_asked', 'report_asked', 'sign_in_failed', 'signed_in', 'email_verified', 'signed_up'],
		]);
		const { rows } = await sql<{ row: string }>`select row_to_json(audit)::text as row from identity.audit`.execute(service.database().sql);
		expect(findCanaries(new Map(rows.map(({ row }) => [row, row])), [...passwords, email, 'Núñez'])).toEqual([]);
	});

	it('lose their network with time, and nothing else of them is rewritten', async () => {
		await service.reader();
		const run = (statement: string) => sql.raw(statement).execute(service.database().sql);
		for (const change of [
			"event = 'signed_out'",
			"details = '{}', event = 'x'",
			'account = null',
			"network = '192.0.2.0'",
			'happened_at = now()',
		]) {
			await expect(run(`update identity.audit set ${change}`), change).rejects.toThrow('identity.audit is not rewritten');
		}
		await run('update identity.audit set network = null');
	});
});
