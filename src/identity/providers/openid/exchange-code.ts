// Exchanges a provider's code for the claims about a reader. Our own codes for clients: `clients/redeem-code.ts`.
import { authorizationCodeGrant, ClientError, type Configuration, fetchUserInfo, ResponseBodyError } from 'openid-client';
import * as v from 'valibot';
import { OutboundUnavailable } from '#platform/outbound-http';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { personClaims, verifyIdToken } from '../verify-id-token.ts';
import type { AuthorizationResponse } from './authorization-requests.ts';
import { createOpenidClient } from './create-openid-client.ts';
import type { OpenidProvider } from './openid-provider.ts';

/** Asymmetric algorithms only, so that nobody can sign with a published key. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

/** The claims about a reader, and the refresh token if the provider gave one. */
export type ExchangedClaims = v.InferOutput<typeof personClaims> & {
	readonly issuer: string;
	readonly subject: string;
	readonly refreshToken: string | undefined;
};

/**
 * Exchanges the code of an authorization response for the reader's claims. Refuses with `authentication-failed` when the code or the ID
 * token is invalid; throws `OutboundUnavailable` when the provider fails.
 */
export async function exchangeCode(
	deps: IdentityDeps,
	provider: OpenidProvider,
	response: AuthorizationResponse,
): Promise<ExchangedClaims> {
	const client = await createOpenidClient(deps, provider);
	const { issuer, jwks_uri, id_token_signing_alg_values_supported: supported } = client.serverMetadata();
	const { id_token = '', access_token, refresh_token: refreshToken } = await redeem(client, provider, response);
	const claims = await verifyIdToken(id_token, {
		keys: deps.providers.keysAt(jwks_uri ?? ''),
		issuers: [issuer],
		clients: [provider.clientId],
		algorithms: algorithms.filter((algorithm) => supported?.includes(algorithm) ?? algorithm === 'RS256'),
		nonce: response.nonce,
		now: deps.clock(),
	});
	const allClaims = claims.email === undefined ? { ...claims, ...(await fetchPersonClaims(client, access_token, claims.sub)) } : claims;
	return { ...allClaims, issuer, subject: claims.sub, refreshToken };
}

/** Redeems the code. Before it sends the code, the library checks the state and the issuer of the response (F06, RFC 9207). */
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

/** Reads the claims from the UserInfo endpoint, because some providers give them only there (OpenID Connect Core 5.4). */
async function fetchPersonClaims(client: Configuration, accessToken: string, subject: string): Promise<v.InferOutput<typeof personClaims>> {
	if (client.serverMetadata().userinfo_endpoint === undefined) return v.parse(personClaims, {});
	const parsed = v.safeParse(personClaims, await fetchUserInfo(client, accessToken, subject).catch(throwExchangeError));
	return parsed.success ? parsed.output : v.parse(personClaims, {});
}

/** Refuses an invalid code or response. Everything else is a failure of the provider, or of our settings there. */
function throwExchangeError(error: unknown): never {
	const isInvalid =
		(error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
		(error instanceof ClientError && /^OAUTH_(?:INVALID_RESPONSE|JWT_)/.test(error.code ?? ''));
	if (isInvalid) return refuse('authentication-failed');
	throw new OutboundUnavailable('an OpenID provider did not exchange a code', { cause: error });
}
