import {
	allowInsecureRequests,
	type ClientAuth,
	ClientSecretBasic,
	ClientSecretPost,
	Configuration,
	type CustomFetch,
	clockSkew,
	customFetch,
	discovery,
	None,
	type ServerMetadata,
} from 'openid-client';
import { OutboundUnavailable } from '#platform/outbound-http';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { OpenidProvider } from './openid-provider.ts';

/** Our client at a provider, for one sign-in: it reaches the hosts that the provider names, with the clock of the service. */
export async function createOpenidClient(deps: IdentityDeps, provider: OpenidProvider): Promise<Configuration> {
	const { clientId, issuer } = provider;
	const metadata = await deps.providers.metadataOf(issuer, () => discover(deps, provider));
	const skew = Math.round((deps.clock().getTime() - Date.now()) / 1000);
	const auth = authenticate(metadata, await provider.secret());
	const client = new Configuration(metadata, clientId, { [clockSkew]: skew }, auth);
	client[customFetch] = fetchOf(deps, ...hostsOf(metadata));
	if (isPlain(issuer)) allowInsecureRequests(client);
	return client;
}

async function discover(deps: IdentityDeps, { issuer, clientId }: OpenidProvider): Promise<ServerMetadata> {
	const url = new URL(issuer);
	const options = { [customFetch]: fetchOf(deps, url.host), execute: isPlain(issuer) ? [allowInsecureRequests] : [] };
	const found = await discovery(url, clientId, undefined, None(), options).catch((cause) => unfit(issuer, cause));
	const metadata = found.serverMetadata();
	const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
	return [authorization_endpoint, token_endpoint, jwks_uri].every((address) => URL.canParse(address ?? '')) ? metadata : unfit(issuer);
}

function unfit(issuer: string, cause?: unknown): never {
	throw new OutboundUnavailable(`${issuer} does not say of itself what is needed`, { cause });
}

/** Whatever the library posts is a form. */
function fetchOf({ providers }: IdentityDeps, ...hosts: string[]): CustomFetch {
	const fetch = providers.fetch(...hosts);
	return (address, { body, ...init }) => fetch(address, { ...init, body: body ? String(body) : null });
}

function hostsOf({ token_endpoint, userinfo_endpoint }: ServerMetadata): string[] {
	return [token_endpoint, userinfo_endpoint].flatMap((address) => (address === undefined ? [] : [new URL(address).host]));
}

/** Providers that say nothing of it take HTTP Basic (OpenID Connect Discovery, section 3). */
function authenticate(metadata: ServerMetadata, secret: string | undefined): ClientAuth {
	if (secret === undefined) return None();
	const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
	return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

/** Only hosts of our own network that are configured may be reached so; see `openOutboundHttp`. */
const isPlain = (issuer: string): boolean => issuer.startsWith('http://');
