import { exportPKCS8, generateKeyPair, type JWTPayload } from 'jose';
import { beforeEach } from 'vitest';
import { type OpenidIssuer, openidIssuer } from './openid-issuer.ts';
import { type Answering, type TestProvider, testProvider } from './provider.ts';

const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const appleKey = { clientId: 'ar.kiosco.web', teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: await exportPKCS8(privateKey) };
const club = { clientId: 'kiosco-club', clientSecret: 'the secret of the club' };

/** A provider's pages in a browser: the reader agrees, or goes back. */
type ProviderPages = {
	readonly provider: TestProvider;
	readonly issuer: OpenidIssuer;
	/** Makes this person the one who is signed in at the provider from now on. */
	isUsedBy(person: JWTPayload): void;
};

export type OpenidVisits = {
	/** An OpenID provider that is called "Club". */
	readonly club: ProviderPages;
	readonly apple: ProviderPages;
	/** Environment variables that make a program use both on these brands. Available once tests run. */
	environment(brands: readonly string[]): Record<string, string>;
};

/** Makes two test providers act as an OpenID provider and as Apple, for browsers and for a program. */
export function openidVisits(): OpenidVisits {
	const pages = {
		club: providerPages({ knowsClient: (id, secret) => id === club.clientId && secret === club.clientSecret }),
		apple: applePages(),
	};
	const each = (brands: readonly string[], value: unknown) => JSON.stringify(Object.fromEntries(brands.map((brand) => [brand, value])));
	return {
		...pages,
		environment: (brands) => ({
			OIDC_PROVIDERS: each(brands, [
				{ protocol: 'Default', issuer: pages.club.provider.origin, name: 'Club', ...club, emailDomains: ['club.test'] },
			]),
			APPLE_CLIENTS: each(brands, appleKey),
			APPLE_ISSUER_URL: pages.apple.provider.origin,
			PRIVATE_HOSTS: [pages.club, pages.apple].map(({ provider }) => new URL(provider.origin).host).join(','),
		}),
	};
}

const applePages = () =>
	providerPages({
		metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] },
		knowsClient: (id) => id === appleKey.clientId,
	});

type Known = { readonly metadata?: Readonly<Record<string, unknown>>; readonly knowsClient: (id: string, secret: string) => boolean };

function providerPages({ metadata = {}, knowsClient }: Known): ProviderPages {
	const provider = testProvider();
	let person: JWTPayload = {};
	const issuer = openidIssuer(provider, {
		get issuer() {
			return provider.origin;
		},
		metadata,
		now: () => new Date(),
		knowsClient,
	});
	const authorize: Answering = ({ url }) => {
		const agreed = issuer.authorize(url.href, person);
		const body = [page(url, 'Permitir', agreed), page(url, 'Cancelar', { error: 'access_denied', state: agreed.state ?? '' })].join('');
		return new Response(`<!doctype html><meta charset="utf-8">${body}`, { headers: { 'content-type': 'text/html' } });
	};
	beforeEach(() => {
		provider.answers.set(`${new URL(provider.origin).host}/authorize`, authorize);
	});
	const isUsedBy = (now: JWTPayload) => {
		person = now;
	};
	return { provider, issuer, isUsedBy };
}

/** A form that returns the reader with an answer: by a query, or posted as Apple does. */
function page({ searchParams }: URL, label: string, answer: Readonly<Record<string, string>>): string {
	const method = searchParams.get('response_mode') === 'form_post' ? 'post' : 'get';
	const fields = Object.entries(answer).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
	return `<form method="${method}" action="${searchParams.get('redirect_uri')}">${fields.join('')}<button>${label}</button></form>`;
}
