import * as v from 'valibot';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const method = v.optional(v.literal('S256'));

/**
 * Query of an authorization request (RFC 6749, 4.1.1). The only PKCE method is `S256`, in `code_challenge_method` or in the misspelt
 * `code_challengeMethod` of the contract's clients.
 */
export const authorizationRequest = v.object({
	response_type: v.literal('code'),
	client_id: text(200),
	redirect_uri: text(2_000),
	scope: v.optional(text(500), 'openid'),
	state: v.optional(text(2_000)),
	nonce: v.optional(text(500)),
	code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
	code_challenge_method: method,
	code_challengeMethod: method,
});
export type AuthorizationRequest = v.InferOutput<typeof authorizationRequest>;

/** Body of a token request (RFC 6749, 4.1.3, and RFC 7636, 4.5). Client id and secret may be in the `Authorization` header instead. */
export const codeRedemption = v.object({
	grant_type: text(100),
	code: v.optional(text(200), ''),
	redirect_uri: v.optional(text(2_000), ''),
	code_verifier: v.optional(text(128), ''),
	client_id: v.optional(text(200)),
	client_secret: v.optional(text(500)),
});
export type CodeRedemption = v.InferOutput<typeof codeRedemption>;

/** Token response of OAuth; `expires_in` in seconds. The access and refresh tokens are also valid for the other calls of the service. */
export const clientTokens = v.object({
	access_token: v.string(),
	refresh_token: v.string(),
	id_token: v.string(),
	token_type: v.literal('Bearer'),
	expires_in: v.number(),
});
export type ClientTokens = v.InferOutput<typeof clientTokens>;
