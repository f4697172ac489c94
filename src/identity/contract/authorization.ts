import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const method = v.optional(v.literal('S256'));

/**
 * What a client asks for a code with (RFC 6749 4.1.1). `S256` is the one method of PKCE, under its name or under the one that clients of
 * the contract give it.
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

/** What a client redeems a code with (RFC 6749 4.1.3, RFC 7636 4.5). Its id and secret may be in the header instead. */
export const codeRedemption = v.object({
	grant_type: text(100),
	code: v.optional(text(200), ''),
	redirect_uri: v.optional(text(2_000), ''),
	code_verifier: v.optional(text(128), ''),
	client_id: v.optional(text(200)),
	client_secret: v.optional(text(500)),
});
export type CodeRedemption = v.InferOutput<typeof codeRedemption>;

/** Tokens as OAuth has them; `expires_in` in seconds. Both of ours are good at the other calls at once. */
export const clientTokens = v.object({
	access_token: v.string(),
	refresh_token: v.string(),
	id_token: v.string(),
	token_type: v.literal('Bearer'),
	expires_in: v.number(),
});
export type ClientTokens = v.InferOutput<typeof clientTokens>;
