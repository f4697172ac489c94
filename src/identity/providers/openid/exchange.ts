import { authorizationCodeGrant, ClientError, type Configuration, fetchUserInfo, ResponseBodyError } from 'openid-client';
import * as v from 'valibot';
import { OutboundUnavailable } from '#platform/outbound-http';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import type { Returned } from '../authorization-requests/attempts.ts';
import { person, verifyIdToken } from '../id-token.ts';
import { openClient } from './open-client.ts';
import type { OpenidProvider } from './openid-provider.ts';

/** Algorithms of two keys, so that nobody can sign with what the provider publishes. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

export type Exchanged = v.InferOutput<typeof person> & {
	readonly issuer: string;
	readonly subject: string;
	readonly refreshToken: string | undefined;
};

/** What a provider says of the reader who came back with a code. */
export async function exchange(deps: IdentityDeps, provider: OpenidProvider, came: Returned): Promise<Exchanged> {
	const client = await openClient(deps, provider);
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
	const told = claims.email === undefined ? { ...claims, ...(await askPerson(client, access_token, claims.sub)) } : claims;
	return { ...told, issuer, subject: claims.sub, refreshToken };
}

/** The library compares state, nonce and the issuer that the answer names (F06, RFC 9207) before the code goes anywhere. */
async function redeem(client: Configuration, { redirectUri }: OpenidProvider, { state, nonce, verifier, code, issuer }: Returned) {
	const answer = new URL(redirectUri);
	answer.search = new URLSearchParams({ state, code, ...(issuer !== undefined && { iss: issuer }) }).toString();
	const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
	return authorizationCodeGrant(client, answer, checks).catch(explain);
}

/** Claims of scopes may be at the UserInfo endpoint alone (OpenID Connect Core 5.4). */
async function askPerson(client: Configuration, accessToken: string, subject: string): Promise<v.InferOutput<typeof person>> {
	if (client.serverMetadata().userinfo_endpoint === undefined) return v.parse(person, {});
	const told = v.safeParse(person, await fetchUserInfo(client, accessToken, subject).catch(explain));
	return told.success ? told.output : v.parse(person, {});
}

/** A code or an answer that does not belong here is refused; all else is the provider's fault, or that of our settings there. */
function explain(error: unknown): never {
	const isReaders =
		(error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
		(error instanceof ClientError && /^OAUTH_(?:INVALID_RESPONSE|JWT_)/.test(error.code ?? ''));
	if (isReaders) return refuse('authentication-failed');
	throw new OutboundUnavailable('a provider did not take a code', { cause: error });
}
