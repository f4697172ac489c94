import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { cookiesOf, goodPassword, newAccount, signIn, testIdentity } from '../../../../tests/support/identity/identity.ts';
import { testProvider } from '../../../../tests/support/identity/provider.ts';
import { testBrand } from '../../../../tests/support/test-brand.ts';
import { tablesOf } from '../../store/tables.ts';
import { categories } from './collect-personal-data.ts';

const provider = testProvider();
const settings = { google: ['web.tn'], facebook: [], apple: undefined, oidc: [], clients: [] };
const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
const { call, nonce } = service;
const email = 'ana@gmail.com';

type Reader = Awaited<ReturnType<typeof service.reader>>;

const google = async (token?: unknown) => {
	const iat = Math.floor(service.clock.now.getTime() / 1000);
	const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email, email_verified: true, iat, exp: iat + 3600 };
	return call('POST', '/auth/login', { body: { grantType: 'google', userName: '', credentials: await provider.sign(claims) }, token });
};
/** Asks for the deletion of the account, and declines it for a reason. */
const decline = async (token: string, reason: string) => {
	await call('DELETE', '/user/anonymize', { token });
	await call('PUT', `/user/anonymize/decline/${nonce('deletion-request')}`, { token, body: { reason } });
};
const asStaff = { site: { brand: brands[testBrand], origin: 'https://tn.test' }, staff: { id: 's1', name: 'Eva' } };
const support = () => service.identity().support;

/** What a reader or staff do, what the history of the account has of it, and why sessions ended. A reader has two: that of the sign-up, and that of a sign-in. */
type Act = readonly [what: string, act: (reader: Reader) => Promise<unknown>, events: readonly unknown[], ended: readonly string[]];

const acts: readonly Act[] = [
	['signing in', () => call('POST', '/auth/login', { body: signIn(email) }), [['signed_in', { way: 'Password' }]], []],
	['a wrong password', () => call('POST', '/auth/login', { body: signIn(email, 'otra frase') }), [['sign_in_failed', {}]], []],
	['signing out', ({ accessToken: token }) => call('DELETE', '/auth/token', { token }), [['signed_out', {}]], ['signed-out']],
	[
		'signing out twice',
		async ({ accessToken: token }) => {
			for (const _time of [1, 2]) expect((await call('DELETE', '/auth/token', { token })).body).toEqual({ success: true });
		},
		[['signed_out', {}]],
		['signed-out'],
	],
	[
		'ending the other sessions',
		({ accessToken: token }) => call('DELETE', '/sessions/others', { token }),
		[['session_ended', { count: 1 }]],
		['ended-by-reader'],
	],
	[
		'changing the password',
		({ accessToken: token }) =>
			call('PUT', '/password', { token, body: { oldPassword: goodPassword, newPassword: 'otra frase de Tandil 9' } }),
		[['password_changed', {}]],
		['password-changed'],
	],
	[
		'a new password by a link',
		async () => {
			await call('POST', '/password/reset', { body: { userName: email } });
			await call('PUT', `/password/reset/${nonce('reset')}`, { body: { newPassword: 'otra frase de Tandil 9' } });
		},
		[['password_reset', {}]],
		['password-reset'],
	],
	[
		'a one-time link',
		async () => {
			await call('POST', '/auth/magiclink', { body: { email } });
			await call('GET', `/auth/magiclink/${nonce('one-time-link')}`);
		},
		[['signed_in', { way: 'one-time-link' }]],
		[],
	],
	[
		'a new email address',
		async ({ accessToken: token }) => {
			await call('PATCH', '/profile', { token, body: { email: 'nueva@mail.test' } });
			await call('GET', `/email/verify/${nonce('email-change')}`, { token });
		},
		[
			['email_change_asked', {}],
			['email_changed', {}],
		],
		[],
	],
	[
		'linking Google and removing it',
		async ({ accessToken: token }) => {
			await google(token);
			await call('DELETE', '/identity/google', { token });
		},
		[
			['identity_linked', { type: 'Google' }],
			['signed_in', { way: 'Google' }],
			['identity_unlinked', { type: 'Google' }],
		],
		['identity-unlinked'],
	],
	[
		'a refresh token that was used before',
		async ({ refreshToken }) => {
			const refresh = () => call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } });
			await refresh();
			service.clock.now = new Date(service.clock.now.getTime() + 60_000);
			await refresh();
		},
		[['refresh_reuse', { session: expect.any(String) }]],
		['refresh-reuse'],
	],
	[
		'asking for the deletion of the account and declining it',
		({ accessToken: token }) => decline(token, 'CHANGED_MIND'),
		[
			['deletion_asked', {}],
			['deletion_declined', { reason: 'CHANGED_MIND' }],
		],
		[],
	],
	[
		'declining a deletion that somebody else asked for',
		({ accessToken: token }) => decline(token, 'DID_NOT_REQUEST_DELETION'),
		[
			['deletion_asked', {}],
			['deletion_declined', { reason: 'DID_NOT_REQUEST_DELETION' }],
		],
		['not-the-reader'],
	],
	[
		'asking for a copy of the data and reading it',
		async ({ accessToken: token }) => {
			const { id } = (await call('POST', '/gdpr', { token })).body;
			await service.identity().runJobs();
			await call('GET', `/gdpr/${id}`, { token });
		},
		[
			['report_asked', {}],
			['report_read', {}],
		],
		[],
	],
	[
		'staff that end all sessions',
		({ uuid }) => support().endSessions(asStaff, uuid),
		[['session_ended', { staff: 's1' }]],
		['ended-by-staff'],
	],
	['staff that let a reader try again', ({ uuid }) => support().liftThrottle(asStaff, uuid), [['throttle_lifted', { staff: 's1' }]], []],
	['staff that act for a reader', ({ uuid }) => support().impersonate(asStaff, uuid), [['impersonated', { staff: 's1' }]], []],
];

const historyOf = async ({ uuid }: Pick<Reader, 'uuid'>) => {
	const tables = tablesOf(service.database());
	const [events, sessions] = await Promise.all([categories.events?.read(tables, uuid), categories.sessions?.read(tables, uuid)]);
	return {
		events: Object.values(Object(events)).map((row) => [Object(row).event, Object(row).details]),
		ended: [...new Set(Object.values(Object(sessions)).flatMap((row) => Object(row).endReason ?? []))],
	};
};

describe('the history in a reader’s copy of their data', () => {
	it.each(acts)('P03 P05 T12 has %s', async (_what, act, events, ended) => {
		const reader = await service.reader(email);
		const before = await historyOf(reader);
		await act(reader);
		const after = await historyOf(reader);
		expect(after.events.slice(before.events.length)).toEqual(events);
		expect(after.ended).toEqual(ended);
	});

	it('P03 T15 says which sessions staff opened', async () => {
		const { uuid } = await service.reader(email);
		const byStaff = async () => {
			const sessions = await categories.sessions?.read(tablesOf(service.database()), uuid);
			return Object.values(Object(sessions)).map((row) => Object(row).byStaff);
		};
		expect(await byStaff()).toEqual([false, false]);
		await support().impersonate(asStaff, uuid);
		expect((await byStaff()).toSorted()).toEqual([false, false, true]);
	});

	it('P03 P05 begins with how the account was made', async () => {
		const signedUp = await call('POST', '/signup', { body: newAccount(email) });
		await call('GET', `/email/verify/${nonce('verify')}`, { headers: cookiesOf(signedUp) });
		const uuid = String(signedUp.body.uuid);
		expect((await historyOf({ uuid })).events).toEqual(
			expect.arrayContaining([
				['signed_up', {}],
				['email_verified', {}],
			]),
		);
	});

	it.each([
		['verified-elsewhere', () => call('GET', `/email/verify/${nonce('verify')}`)],
		['taken-over', () => google()],
	])('P03 has %s as the end of a session from before the address was proved', async (reason, prove) => {
		const { uuid } = (await call('POST', '/signup', { body: newAccount(email) })).body;
		await prove();
		expect((await historyOf({ uuid: String(uuid) })).ended).toEqual([reason]);
	});

	it('P03 has the session of a member of staff, which is not remembered', async () => {
		const { uuid } = await service.reader(email);
		await support().impersonate(asStaff, uuid);
		const sessions = Object.values(Object(await categories.sessions?.read(tablesOf(service.database()), uuid)));
		const ofStaff = sessions.filter((row) => Object(row).byStaff);
		expect(ofStaff).toMatchObject([{ way: 'impersonation', remembered: false, network: null }]);
	});

	it('P03 P05 begins with the provider that a reader came from', async () => {
		const { body } = await google();
		expect((await historyOf({ uuid: String(body.uuid) })).events).toEqual([
			['signed_up', { way: 'Google' }],
			['signed_in', { way: 'Google' }],
		]);
	});
});
