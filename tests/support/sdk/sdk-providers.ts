import { exportPKCS8, generateKeyPair } from 'jose';
import type { IdentityOptions } from '#identity';
import { Secret } from '#platform/secret';
import { type OpenidIssuer, openidIssuer } from '../identity/openid-issuer.ts';
import { type TestProvider, testProvider } from '../identity/provider.ts';
import { testBrand, testOrigin } from '../test-brand.ts';
import type { Page } from './browser.ts';
import type { SdkService } from './sdk-service.ts';

/** All providers of tn, and what they say about Ana. The other brands have no providers. */
export type SdkProviders = {
	/** An OpenID provider with our client `kiosco`. */
	readonly issuer: OpenidIssuer;
	readonly apple: OpenidIssuer;
	/** The ID token that Google returns to a page. */
	googleToken(change?: object): Promise<string>;
	/** Makes Facebook accept every access token as Ana's. */
	knowAtFacebook(): void;
	/** Follows the redirects of a browser from a provider: first to our callback address, then to a page of the brand. */
	comeBack(page: Page, address: string): Promise<string>;
};

const key = await generateKeyPair('ES256', { extractable: true });
const settings = {
	google: ['web.tn', 'app.tn'],
	facebook: [{ appId: '111', secret: new Secret('the secret of the app') }],
	apple: {
		...{ clientId: 'ar.tn.web', teamId: 'TEAM123456', keyId: 'KEY1234567', receiveUrl: `${testOrigin}/ingresar/apple/` },
		privateKey: new Secret(await exportPKCS8(key.privateKey)),
	},
	oidc: [
		{
			protocol: 'Default' as const,
			issuer: 'https://id.example',
			clientId: 'kiosco',
			returnUrl: `${testOrigin}/ingresar/`,
			emailDomains: [],
		},
	],
	clients: [{ clientId: 'club', name: 'Club', redirectUris: ['https://club.example/in'] }],
};

/** The server that acts as all providers, and the settings of a service for it. Call it once a file. */
export function providerForSdk(): { readonly provider: TestProvider; readonly options: Pick<IdentityOptions, 'signIn' | 'outboundHttp'> } {
	const provider = testProvider();
	return { provider, options: { signIn: new Map([[testBrand, settings]]), outboundHttp: provider.outboundHttp } };
}

export function sdkProviders(service: SdkService, provider: TestProvider): SdkProviders {
	const issuerAt = (issuer: string, metadata = {}) =>
		openidIssuer(provider, { issuer, metadata, now: () => service.clock.now, knowsClient: () => true });
	return {
		issuer: issuerAt('https://id.example'),
		apple: issuerAt('https://appleid.apple.com', { token_endpoint_auth_methods_supported: ['client_secret_post'] }),
		googleToken: (change = {}) => {
			const iat = Math.floor(service.clock.now.getTime() / 1000);
			const claims = { iss: 'https://accounts.google.com', aud: 'web.tn', sub: '1001', email: 'ana@gmail.com', email_verified: true };
			return provider.sign({ ...claims, iat, exp: iat + 3600, ...change });
		},
		knowAtFacebook: () => {
			const data = { app_id: '111', type: 'USER', is_valid: true, user_id: '9001' };
			provider.answers.set('graph.facebook.com/v20.0/debug_token', () => ({ data }));
			provider.answers.set('graph.facebook.com/v20.0/me', () => ({ id: '9001', first_name: 'Ana' }));
		},
		comeBack: async ({ location }, address) => {
			const url = new URL(address);
			const { headers } = await service.send({ url: url.pathname + url.search, headers: { host: url.host } });
			const { pathname, search } = new URL(String(headers.location));
			location.href = service.origin() + pathname + search;
			return String(headers.location);
		},
	};
}
