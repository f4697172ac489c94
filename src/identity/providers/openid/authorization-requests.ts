// Stores sign-ins that are under way at a provider, and the provider's response.
import * as v from 'valibot';
import { digest, randomSecret, seal, unseal } from '#platform/crypto';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { authorizationSeconds } from '../../sessions/binding-cookie.ts';
import type { Browser } from '../../sessions/browser-secret-cookie.ts';
import { inTransaction } from '../../store/transaction.ts';

/** The secrets of an authorization request: `state`, `nonce` and the PKCE verifier. */
const requestSecrets = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
export type RequestSecrets = v.InferOutput<typeof requestSecrets>;

/** The secrets of a request with the provider's response. Only Apple sends the reader's first and last name here; it does not verify them. */
const authorizationResponse = v.object({
	...requestSecrets.entries,
	code: v.string(),
	issuer: v.optional(v.string()),
	firstName: v.optional(v.string()),
	lastName: v.optional(v.string()),
});
export type AuthorizationResponse = v.InferOutput<typeof authorizationResponse>;

type NewAuthorizationRequest = { readonly provider: string; readonly browserSecret: string | undefined };

/** Stores a new authorization request, which expires after ten minutes, and returns its secrets (contract 2.3, F05). */
export async function createAuthorizationRequest(
	deps: IdentityDeps,
	call: Call,
	{ provider, browserSecret }: NewAuthorizationRequest,
): Promise<RequestSecrets> {
	const secrets: RequestSecrets = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() };
	await deps.tables
		.insertInto('identity.attempt')
		.values({
			hash: digest(secrets.state),
			brand: call.brand.id,
			provider,
			step: 'sent',
			browser: browserSecret === undefined ? null : digest(browserSecret),
			sealed: seal(deps.derived.authorizationRequests, JSON.stringify(secrets)),
			expires_at: new Date(deps.clock().getTime() + authorizationSeconds * 1000),
		})
		.execute();
	return secrets;
}

type ReceivedResponse = Omit<AuthorizationResponse, keyof RequestSecrets> & { readonly provider: string; readonly state: string };

/**
 * Stores the response to an authorization request; only the provider of the request may respond (F06). Returns the code by which the
 * reader's browser finishes the sign-in, or undefined when there is no such request or it already has a response.
 */
export async function saveAuthorizationResponse(deps: IdentityDeps, call: Call, received: ReceivedResponse): Promise<string | undefined> {
	const { provider, state, ...answer } = received;
	const key = deps.derived.authorizationRequests;
	return inTransaction(deps, async (tx) => {
		const request = await tx.tables
			.deleteFrom('identity.attempt')
			.where('hash', '=', digest(state))
			.where('brand', '=', call.brand.id)
			.where('provider', '=', provider)
			.where('step', '=', 'sent')
			.where('expires_at', '>', tx.clock())
			.returningAll()
			.executeTakeFirst();
		if (!request) return undefined;
		const code = randomSecret();
		const response: AuthorizationResponse = { ...v.parse(requestSecrets, JSON.parse(unseal(key, request.sealed))), ...answer };
		const sealed = seal(key, JSON.stringify(response));
		await tx.tables
			.insertInto('identity.attempt')
			.values({ ...request, hash: digest(code), step: 'returned', sealed })
			.execute();
		return code;
	});
}

/** The return code that a browser brings to finish its sign-in. */
export type ResponseClaim = { readonly code: string; readonly browser: Browser };

/**
 * Returns a stored response and deletes it, so that it works once. Returns undefined, and deletes nothing, for an unknown code and for a
 * browser other than the one where the sign-in began.
 */
export async function takeAuthorizationResponse(
	deps: IdentityDeps,
	call: Call,
	{ code, browser }: ResponseClaim,
): Promise<(AuthorizationResponse & { readonly provider: string }) | undefined> {
	let deletion = deps.tables
		.deleteFrom('identity.attempt')
		.where('hash', '=', digest(code))
		.where('brand', '=', call.brand.id)
		.where('step', '=', 'returned')
		.where('expires_at', '>', deps.clock());
	if (browser.secret !== undefined) deletion = deletion.where('browser', '=', digest(browser.secret));
	else if (!browser.isBrowser) deletion = deletion.where('browser', 'is', null);
	else return undefined;
	const request = await deletion.returningAll().executeTakeFirst();
	return (
		request && {
			...v.parse(authorizationResponse, JSON.parse(unseal(deps.derived.authorizationRequests, request.sealed))),
			provider: request.provider,
		}
	);
}

/** Deletes the authorization requests that expired unfinished. */
export async function deleteExpiredAuthorizationRequests({ tables, clock }: IdentityDeps): Promise<void> {
	await tables.deleteFrom('identity.attempt').where('expires_at', '<=', clock()).execute();
}
