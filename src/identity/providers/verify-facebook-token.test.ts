import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Secret } from '#platform/secret';
import { testIdentity } from '../../../tests/support/identity/identity.ts';
import { type Answering, testProvider } from '../../../tests/support/identity/provider.ts';
import { otherBrand, testBrand } from '../../../tests/support/test-brand.ts';

const apps = ['111', '222'].map((appId) => ({ appId, secret: new Secret(`the secret of the app ${appId}`) }));
const proof = (appId: string, token: string) => createHmac('sha256', `the secret of the app ${appId}`).update(token).digest('hex');

describe('Facebook', () => {
	const provider = testProvider();
	const settings = { google: [], facebook: apps, apple: undefined, oidc: [], clients: [] };
	const service = testIdentity({ signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp });
	const post = (credentials = 'token', options: object = {}) =>
		service.call('POST', '/auth/login', { body: { grantType: 'facebook', userName: '', credentials }, ...options });
	const seconds = () => service.clock.now.getTime() / 1000;

	/** A Graph API that knows one token. It refuses other apps and requests without a proof. */
	const graph = (debugged: object = {}, person: object = {}) => {
		const token = { app_id: '222', type: 'USER', is_valid: true, user_id: '9001', expires_at: seconds() + 3600, ...debugged };
		const debug: Answering = ({ url: { searchParams } }) => {
			const [app = '', secret = ''] = (searchParams.get('access_token') ?? '').split('|');
			const isOurs = secret === `the secret of the app ${app}` && searchParams.get('appsecret_proof') === proof(app, `${app}|${secret}`);
			return isOurs && app === token.app_id && searchParams.get('input_token') === 'token' ? { data: token } : undefined;
		};
		const me: Answering = ({ url: { searchParams } }) =>
			searchParams.get('access_token') === 'token' &&
			searchParams.get('appsecret_proof') === proof('222', 'token') &&
			searchParams.get('fields') === 'id,email,first_name,last_name'
				? { id: '9001', email: 'ana@mail.test', first_name: 'Ana', last_name: 'Núñez', ...person }
				: undefined;
		provider.answers.set('graph.facebook.com/v20.0/debug_token', debug);
		provider.answers.set('graph.facebook.com/v20.0/me', me);
	};

	it('SOC-01 API-08 F09 signs a reader in with an access token of one of the brand’s apps, and every request has a proof', async () => {
		graph();
		const { status, body } = await post();
		expect(status).toBe(200);
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({ firstName: 'Ana', identities: [{ type: 'Facebook', userName: '9001' }] });
		expect((await post()).body.uuid).toBe(body.uuid);
	});

	it('F03 is not trusted for the email address, so an email verifies it', async () => {
		graph();
		const { body } = await post();
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({ email: 'ana@mail.test', emailVerified: false });
		expect(service.mails).toMatchObject([{ template: 'verify', to: 'ana@mail.test' }]);
	});

	it('F09 signs a reader in who has no email address there', async () => {
		graph({}, { email: undefined });
		const { status, body } = await post();
		expect(status).toBe(200);
		const profile = await service.call('GET', '/profile', { token: body.accessToken });
		expect(profile.body).toMatchObject({ email: null, emailVerified: false });
		expect(service.mails).toEqual([]);
		const refreshed = await service.call('POST', '/auth/token', { body: { grantType: 'refresh-token', token: body.refreshToken } });
		expect(refreshed.status).toBe(200);
	});

	it('accepts a token that does not expire', async () => {
		graph({ expires_at: 0 });
		expect((await post()).status).toBe(200);
	});

	const bad: readonly (readonly [what: string, debugged: object, person: object])[] = [
		['of a foreign app', { app_id: '333' }, {}],
		['that is not valid', { is_valid: false }, {}],
		['of a page', { type: 'PAGE' }, {}],
		['that has expired', { expires_at: 1 }, {}],
		['that expires now', { expires_at: seconds() }, {}],
		['without a user', { user_id: undefined }, {}],
		['of a user other than the one it shows', {}, { id: '9002' }],
	];

	it.each(bad)('F09 refuses a token %s', async (_what, debugged, person) => {
		graph(debugged, person);
		expect(await post()).toMatchObject({ status: 401, body: { code: '300040', message: 'Authentication failed' } });
	});

	it('F09 refuses a token whose user Facebook does not show', async () => {
		graph();
		provider.answers.delete('graph.facebook.com/v20.0/me');
		expect((await post()).status).toBe(401);
	});

	it('API-08 is named in the email that tells a reader of the new login', async () => {
		graph();
		const { accessToken } = await service.reader();
		await post('token', { token: accessToken });
		expect(service.mails.at(-1)).toMatchObject({ template: 'identity-added', data: { provider: 'Facebook' } });
	});

	it('F09 refuses a token that Facebook attributes to a foreign app', async () => {
		graph();
		provider.answers.set('graph.facebook.com/v20.0/debug_token', () => ({
			data: { app_id: '333', type: 'USER', is_valid: true, user_id: '9001' },
		}));
		const withoutTheirProof = () => ({ id: '9001', first_name: 'Ana' });
		provider.answers.set('graph.facebook.com/v20.0/me', withoutTheirProof);
		expect((await post()).status).toBe(401);
	});

	it('ENT-14 is in the configuration of forms with all its ids and no secrets, and is off for a brand that lacks it', async () => {
		const { body } = await service.call('GET', '/config');
		expect(body.facebookAppId).toBe('111,222');
		expect(JSON.stringify(body)).not.toContain('secret');
		expect(await post('token', { brand: otherBrand })).toMatchObject({ status: 404, body: { code: 'provider-off' } });
	});
});
