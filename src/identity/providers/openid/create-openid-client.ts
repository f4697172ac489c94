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

/**
 * Creates the openid-client configuration for a sign-in at a provider, where we are the client. It may call only the hosts in the provider's
 * metadata, and uses the service's clock.
 */
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
	const found = await discovery(url, clientId, undefined, None(), options).catch((cause) => throwBadMetadata(issuer, cause));
	const metadata = found.serverMetadata();
	const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
	const isComplete = [authorization_endpoint, token_endpoint, jwks_uri].every((address) => URL.canParse(address ?? ''));
	return isComplete ? metadata : throwBadMetadata(issuer);
}

function throwBadMetadata(issuer: string, cause?: unknown): never {
	throw new OutboundUnavailable(`the OpenID metadata of ${issuer} could not be read or lacks a required endpoint`, { cause });
}

/** Adapts our `fetch` to the library, which posts nothing but forms. */
function fetchOf({ providers }: IdentityDeps, ...hosts: string[]): CustomFetch {
	const fetch = providers.fetch(...hosts);
	return (address, { body, ...init }) => fetch(address, { ...init, body: body ? String(body) : null });
}

function hostsOf({ token_endpoint, userinfo_endpoint }: ServerMetadata): string[] {
	return [token_endpoint, userinfo_endpoint].flatMap((address) => (address === undefined ? [] : [new URL(address).host]));
}

/** HTTP Basic is the default of a provider that lists no method (OpenID Connect Discovery, section 3). */
function authenticate(metadata: ServerMetadata, secret: string | undefined): ClientAuth {
	if (secret === undefined) return None();
	const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
	return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

/** Whether the issuer has no TLS. `openOutboundHttp` allows that for configured hosts of our own network only. */
const isPlain = (issuer: string): boolean => issuer.startsWith('http://');
