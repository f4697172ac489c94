import { describe, expect, it } from 'vitest';
import type { BrandId } from '#brands';
import { type CallOptions, cookiesOf, goodPassword, newAccount, signIn, testIdentity } from '../../../tests/support/identity/identity.ts';
import { otherBrand, testBrand } from '../../../tests/support/test-brand.ts';

type Link = {
	/** Asks for the link; resolves to what the browser sends along when it opens the link. */
	readonly ask: () => Promise<CallOptions>;
	readonly template: string;
	readonly open: (nonce: string) => readonly [method: string, path: string];
	readonly body?: unknown;
};

describe('a link of one brand', () => {
	const service = testIdentity();
	const email = 'ana@mail.test';
	const ofReader = async (ask: (token: string) => Promise<unknown>) => {
		const { accessToken } = await service.reader();
		await ask(accessToken);
		return { token: accessToken };
	};
	const links: Readonly<Record<string, Link>> = {
		'that verifies an email': {
			ask: async () => ({ headers: cookiesOf(await service.call('POST', '/signup', { body: newAccount(email) })) }),
			template: 'verify',
			open: (nonce) => ['GET', `/email/verify/${nonce}`],
		},
		'that confirms a new email': {
			ask: () => ofReader((token) => service.call('PATCH', '/profile', { token, body: { email: 'nueva@mail.test' } })),
			template: 'email-change',
			open: (nonce) => ['GET', `/email/verify/${nonce}`],
		},
		'that signs in once': {
			ask: () => ofReader(() => service.call('POST', '/auth/magiclink', { body: { email } })),
			template: 'one-time-link',
			open: (nonce) => ['GET', `/auth/magiclink/${nonce}`],
		},
		'that resets a password': {
			ask: () => ofReader(() => service.call('POST', '/password/reset', { body: { userName: email } })),
			template: 'reset',
			open: (nonce) => ['PUT', `/password/reset/${nonce}`],
			body: { newPassword: `${goodPassword} y más` },
		},
		'that deletes the account': {
			ask: () => ofReader((token) => service.call('DELETE', '/user/anonymize', { token })),
			template: 'deletion-request',
			open: (nonce) => ['PUT', `/user/anonymize/approve/${nonce}`],
			body: {},
		},
	};

	it.each(Object.entries(links))(
		'R01 R10 %s does nothing at another brand, and works at its own',
		async (_name, { ask, template, open, body }) => {
			const { token, headers } = await ask();
			const [method, path] = open(service.nonce(template));
			const openAt = (brand: BrandId) =>
				service.call(method, path, { brand, body, ...(headers && { headers }), ...(brand === testBrand && { token }) });
			const unknown = { status: 404, body: { message: 'Nonce not found or expired' } };
			expect(await openAt(otherBrand)).toMatchObject(unknown);
			expect((await openAt(testBrand)).status).toBe(200);
			expect(await openAt(otherBrand)).toMatchObject(unknown);
		},
	);
});

describe('a link that was opened in another browser than the sign-up', () => {
	const service = testIdentity();

	it.each([
		['for a day', 86_399_000, 200],
		['no longer', 86_401_000, 401],
	])('R07 lets the password in there %s', async (_how, ms, status) => {
		await service.call('POST', '/signup', { body: newAccount('ana@mail.test') });
		const opened = await service.call('GET', `/email/verify/${service.nonce('verify')}`);
		service.clock.now = new Date(service.clock.now.getTime() + ms);
		const answer = await service.call('POST', '/auth/login', { body: signIn('ana@mail.test'), headers: cookiesOf(opened) });
		expect(answer.status).toBe(status);
	});
});

describe('the links of a reader', () => {
	const service = testIdentity();

	it('T07 are all dead once one has set a new password', async () => {
		await service.reader();
		await service.call('POST', '/auth/magiclink', { body: { email: 'ana@mail.test' } });
		await service.call('POST', '/password/reset', { body: { userName: 'ana@mail.test' } });
		const reset = await service.call('PUT', `/password/reset/${service.nonce('reset')}`, {
			body: { newPassword: `${goodPassword} y más` },
		});
		expect(reset.status).toBe(200);
		expect(await service.call('GET', `/auth/magiclink/${service.nonce('one-time-link')}`)).toMatchObject({
			status: 404,
			body: { message: 'Nonce not found or expired' },
		});
	});
});
