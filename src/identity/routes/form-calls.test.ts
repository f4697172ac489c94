import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/refusal';
import { cookiesOf, newAccount, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { testBrand } from '../../../tests/support/test-brand.ts';
import type { EmailLink, SeenLink } from '../contract/email-links.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { CallInput } from './answer-call.ts';

describe('a form that is posted without a script', () => {
	const service = testIdentity();
	/** What a page of the brand gets from the service for a request with these cookies. */
	const ask = async (cookie: string, what: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
		const site = fastify();
		site.post('/', what);
		site.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? error.httpStatus : 500).send());
		const answer = await site.inject({ method: 'POST', url: '/', headers: { host: `${testBrand}.test`, cookie } });
		const set = [answer.headers['set-cookie'] ?? []].flat();
		return { status: answer.statusCode, text: answer.body, headers: answer.headers, set, cookies: cookiesOf(answer).cookie };
	};
	const post = (name: EndpointName, input: CallInput = {}, cookie = '') =>
		ask(cookie, (request, reply) => service.identity().forms.call(name, { request, reply }, input));
	/** Does something while the service finds no table of this name. */
	const without = async <Done>(name: string, act: () => Promise<Done>): Promise<Done> => {
		const rename = (from: string, to: string) =>
			sql`alter table ${sql.table(`identity.${from}`)} rename to ${sql.id(to)}`.execute(service.database().sql);
		await rename(name, 'elsewhere');
		return act().finally(() => rename('elsewhere', name));
	};
	/** Registers a reader, who then signs in by a form. */
	const signedIn = async () => {
		await service.register();
		return post('login', { body: signIn('ana@mail.test') });
	};
	const [session, refresh] = ['__Host-kiosco-session', '__Host-kiosco-refresh'];
	const cleared = [session, refresh].map((name) => expect.stringMatching(`^${name}=; .*Max-Age=0`));

	it('T09 signs in with cookies that no script can read, which other forms are sent with', async () => {
		const answer = await signedIn();
		const names = [session, refresh];
		const own = answer.set.filter((line) => names.some((name) => line.startsWith(name)));
		expect(own.map((line) => line.split('=')[0])).toEqual(names);
		for (const line of own) expect(line).toMatch(/^[^=]+=[\w.-]+; .*HttpOnly/);
		const profile = await post('profile', {}, answer.cookies);
		expect([profile.status, profile.set]).toEqual([200, []]);
		expect(JSON.parse(profile.text)).toMatchObject({ email: 'ana@mail.test' });
		expect((await post('profile')).status).toBe(401);
		expect((await post('signUp', { body: newAccount('eva@mail.test') })).cookies).not.toContain(session);
	});

	it('stays signed in when the access token is gone, with a new one', async () => {
		const [, kept = ''] = /(__Host-kiosco-refresh=[^;]+)/.exec((await signedIn()).cookies) ?? [];
		const renewed = await post('profile', {}, kept);
		expect([renewed.status, renewed.set.map((line) => line.split('=')[0])]).toEqual([200, [session, refresh]]);
		expect((await post('profile', {}, renewed.cookies)).status).toBe(200);
	});

	it('loses the cookies of a session that ended, and keeps them while the service cannot tell', async () => {
		const { cookies } = await signedIn();
		const ended = await post('profile', {}, `${refresh}=a.b.c`);
		expect([ended.status, ended.set]).toEqual([401, cleared]);
		const unknown = await without('session', () => post('profile', {}, cookies.replace(`${session}=`, 'other=')));
		expect([unknown.status, unknown.set]).toEqual([500, []]);
	});

	it('T06 that signs out or deletes the account clears the cookies and what the browser keeps of pages', async () => {
		const { cookies } = await signedIn();
		const gone = await post('logout', {}, cookies);
		expect([gone.status, gone.set, gone.headers['clear-site-data']]).toEqual([200, cleared, '"cache"']);
		expect((await post('profile', {}, cookies)).status).toBe(401);
		const again = await post('login', { body: signIn('ana@mail.test') });
		await post('requestDeletion', {}, again.cookies);
		const approved = await post('approveDeletion', { params: { nonce: service.nonce('deletion-request') } }, again.cookies);
		expect([approved.status, approved.set, approved.headers['clear-site-data']]).toEqual([200, cleared, '"cache"']);
	});

	it('R13 signs in by a link that was opened in another browser', async () => {
		await service.register();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		const input = { params: { nonce: service.nonce('one-time-link') }, body: { email: 'ana@mail.test' } };
		const { cookies } = await post('confirmOneTimeLink', input);
		expect((await post('profile', {}, cookies)).status).toBe(200);
	});

	it('shows whether it has a session by the cookie that no script sets', () => {
		const has = (cookie: string) => service.identity().forms.hasSession({ headers: { cookie } });
		expect([`${refresh}=a.b.c`, `${session}=a.b.c`, `${refresh}=`, ''].map(has)).toEqual([true, false, false, false]);
	});

	describe('of a page that a link of an email opens', () => {
		const seen = async (link: EmailLink): Promise<SeenLink> =>
			JSON.parse((await ask('', (request) => service.identity().forms.checkLink(request, link))).text);
		const stateOf = async (link: EmailLink) => (await seen(link)).state;

		it('R07 R15 looks whether the link works, and uses nothing up', async () => {
			await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
			const link = { kind: 'verify-email', nonce: service.nonce('verify') } as const;
			expect([await stateOf(link), await stateOf(link)]).toEqual(['valid', 'valid']);
			expect(await stateOf({ ...link, kind: 'reset-password' })).toBe('dead');
			expect(await stateOf({ ...link, nonce: 'x'.repeat(43) })).toBe('dead');
			await service.call('GET', `/email/verify/${link.nonce}`);
			expect(await stateOf(link)).toBe('verified');
		});

		it('tells the address that it verifies or has verified, and no address of another or a dead link', async () => {
			const { accessToken: token } = await service.reader();
			await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
			await service.call('POST', '/signup', { body: newAccount('eva@mail.test') });
			const link = { kind: 'verify-email', nonce: service.nonce('verify') } as const;
			expect(await seen(link)).toEqual({ state: 'valid', email: 'eva@mail.test' });
			await service.call('GET', `/email/verify/${link.nonce}`);
			expect(await seen(link)).toEqual({ state: 'verified', email: 'eva@mail.test' });
			expect(await seen({ kind: 'sign-in', nonce: service.nonce('one-time-link') })).toEqual({ state: 'valid' });
			expect(await seen({ ...link, nonce: 'x'.repeat(43) })).toEqual({ state: 'dead' });
			await service.call('PATCH', '/profile', { token, body: { email: 'nueva@mail.test' } });
			expect(await seen({ kind: 'verify-email', nonce: service.nonce('email-change') })).toEqual({
				state: 'valid',
				email: 'nueva@mail.test',
			});
		});

		it('R07 knows each kind of link', async () => {
			const { accessToken: token } = await service.reader();
			const body = { email: 'ana@mail.test' };
			await service.call('POST', '/password/reset', { body: { userName: body.email } });
			await service.call('POST', '/auth/magiclink', { body });
			await service.call('DELETE', '/user/anonymize', { token });
			await service.call('PATCH', '/profile', { token, body: { email: 'nueva@mail.test' } });
			const kinds = [
				['reset-password', 'reset'],
				['sign-in', 'one-time-link'],
				['delete-account', 'deletion-request'],
				['verify-email', 'email-change'],
			] as const;
			for (const [kind, mail] of kinds) expect(await stateOf({ kind, nonce: service.nonce(mail) }), kind).toBe('valid');
			expect(await stateOf({ kind: 'reset-password', nonce: service.nonce('one-time-link') })).toBe('dead');
		});

		it('takes it for one that works when the service cannot tell', async () => {
			expect(await without('nonce', () => stateOf({ kind: 'sign-in', nonce: 'x'.repeat(43) }))).toBe('valid');
		});
	});
});
