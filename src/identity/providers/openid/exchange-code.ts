import { authorizationCodeGrant, ClientError, type Configuration, fetchUserInfo, ResponseBodyError } from 'openid-client';
import * as v from 'valibot';
import { OutboundUnavailable } from '#platform/outbound-http';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { AuthorizationResponse } from '../authorization-requests/authorization-requests.ts';
import { personClaims, verifyIdToken } from '../verify-id-token.ts';
import { createOpenidClient } from './create-openid-client.ts';
import type { OpenidProvider } from './openid-provider.ts';

/** Algorithms of two keys, so that nobody can sign with what the provider publishes. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

export type ExchangedClaims = v.InferOutput<typeof personClaims> & {
	readonly issuer: string;
	readonly subject: string;
	readonly refreshToken: string | undefined;
};

/** What a provider says of the reader who came back with a code. */
export async function exchangeCode(deps: IdentityDeps, provider: OpenidProvider, came: AuthorizationResponse): Promise<ExchangedClaims> {
	const client = await createOpenidClient(deps, provider);
	const { issuer, jwks_uri, id_token_signing_alg_values_supported: signs } = client.serverMetadata();
	const { id_token = '', access_token, refresh_token: refreshToken } = await redeem(client, provider, came);
	const claims = await verifyIdToken(id_token, {
		keys: deps.providers.keysAt(jwks_uri ?? ''),
		issuers: [issuer],
		clients: [provider.clientId],
		algorithms: algorithms.filter((algorithm) => signs?.includes(algorithm) ?? algorithm === 'RS256'),
		nonce: came.nonce,
		now: deps.clock(),
	});
	const told = claims.email === undefined ? { ...claims, ...(await fetchPersonClaims(client, access_token, claims.sub)) } : claims;
	return { ...told, issuer, subject: claims.sub, refreshToken };
}

/** The library compares state, nonce and the issuer that the answer names (F06, RFC 9207) before the code goes anywhere. */
async function redeem(
	client: Configuration,
	{ redirectUri }: OpenidProvider,
	{ state, nonce, verifier, code, issuer }: AuthorizationResponse,
) {
	const answer = new URL(redirectUri);
	answer.search = new URLSearchParams({ state, code, ...(issuer !== undefined && { iss: issuer }) }).toString();
	const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
	return authorizationCodeGrant(client, answer, checks).catch(throwExchangeError);
}

/** Claims of scopes may be at the UserInfo endpoint alone (OpenID Connect Core 5.4). */
async function fetchPersonClaims(client: Configuration, accessToken: string, subject: string): Promise<v.InferOutput<typeof personClaims>> {
	if (client.serverMetadata().userinfo_endpoint === undefined) return v.parse(personClaims, {});
	const told = v.safeParse(personClaims, await fetchUserInfo(client, accessToken, subject).catch(throwExchangeError));
	return told.success ? told.output : v.parse(personClaims, {});
}

/** A code or an answer that does not belong here is refused; all else is the provider's fault, or that of our settings there. */
function throwExchangeError(error: unknown): never {
	const isReaders =
		(error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
		(error instanceof ClientError && /^OAUTH_(?:INVALID_RESPONSE|JWT_)/.test(error.code ?? ''));
	if (isReaders) return refuse('authentication-failed');
	throw new OutboundUnavailable('a provider did not take a code', { cause: error });
}
