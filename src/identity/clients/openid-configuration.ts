import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { authorizationPage } from './authorize.ts';

/** Our own metadata as an OpenID provider (OpenID Connect Discovery, section 3). Refuses with `provider-off` for a brand without clients. */
export function openidConfiguration({ providers }: IdentityDeps, call: Call) {
	if (providers.settingsFor(call).clients.length === 0) refuse('provider-off');
	const { origin } = call;
	return {
		issuer: origin,
		authorization_endpoint: `${origin}${authorizationPage}`,
		token_endpoint: `${origin}/identity/public/v2/oidc/provider/token`,
		jwks_uri: `${origin}/.well-known/jwks.json`,
		response_types_supported: ['code'],
		response_modes_supported: ['query'],
		grant_types_supported: ['authorization_code'],
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256'],
		token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
		code_challenge_methods_supported: ['S256'],
		scopes_supported: ['openid', 'email', 'profile'],
		claims_supported: ['sub', 'nonce', 'auth_time', 'email', 'email_verified', 'given_name', 'family_name'],
		authorization_response_iss_parameter_supported: true,
	};
}
