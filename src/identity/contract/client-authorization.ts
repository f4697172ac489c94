// What clients send and get when readers sign in to them with their account here (OAuth 2.0, OpenID Connect).
import * as v from 'valibot';

/** What a reader may allow a client to read (OpenID Connect Core, 5.4). `openid` is the reader's id alone. */
export const clientScopes = ['openid', 'email', 'profile'] as const;
export type ClientScope = (typeof clientScopes)[number];

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const method = v.optional(v.literal('S256'));

/**
 * Query of a client's authorization request (RFC 6749, 4.1.1). The only PKCE method is `S256`, in `code_challenge_method` or in the misspelt
 * `code_challengeMethod` of the contract's clients.
 */
export const clientAuthorizationRequest = v.object({
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
export type ClientAuthorizationRequest = v.InferOutput<typeof clientAuthorizationRequest>;

/** What a client asks of a reader, as the authorization page shows it. */
export const clientRequest = v.object({
	/** Name of the client, from the configuration. */
	client: v.string(),
	scopes: v.array(v.picklist(clientScopes)),
	/** Where an answer leads: the origin of the redirect URI or, for an app, its scheme. */
	returnsTo: v.string(),
});

/** A reader's answer to a client's authorization request. */
export const clientAnswer = v.object({ ...clientAuthorizationRequest.entries, answer: v.picklist(['allow', 'deny']) });
export type ClientAnswer = v.InferOutput<typeof clientAnswer>;

/** A client that the reader allowed to read the scopes. `name` is null for one that the configuration no longer has. Times in ms. */
export const clientGrant = v.object({
	clientId: v.string(),
	name: v.nullable(v.string()),
	scopes: v.array(v.picklist(clientScopes)),
	grantedOn: v.number(),
});

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

/**
 * Token response of OAuth; `expires_in` in seconds. The refresh token works at `auth/token`. The access token works at the calls that are open to
 * clients, within `scope` (RFC 6749, 5.1).
 */
export const clientTokens = v.object({
	access_token: v.string(),
	refresh_token: v.string(),
	id_token: v.string(),
	token_type: v.literal('Bearer'),
	expires_in: v.number(),
	scope: v.string(),
});
export type ClientTokens = v.InferOutput<typeof clientTokens>;
