import * as v from 'valibot';
import { digest, randomSecret, seal, unseal } from '#platform/sealing';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { inTransaction } from '../../store/transaction.ts';
import { authorizationSeconds } from './bind-browser.ts';

/** What is sent along with a reader, each of it known to nobody else but the provider. */
const requestSecrets = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
export type RequestSecrets = v.InferOutput<typeof requestSecrets>;

/** What the provider's answer brought. Names are what the reader typed at Apple, and no more than that. */
const authorizationResponse = v.object({
	...requestSecrets.entries,
	code: v.string(),
	issuer: v.optional(v.string()),
	firstName: v.optional(v.string()),
	lastName: v.optional(v.string()),
});
export type AuthorizationResponse = v.InferOutput<typeof authorizationResponse>;

type NewAuthorizationRequest = { readonly provider: string; readonly browser: string | undefined };

/** Begins a sign-in at a provider, which has ten minutes to come back (contract 2.3, F05). */
export async function createAuthorizationRequest(
	deps: IdentityDeps,
	call: Call,
	{ provider, browser }: NewAuthorizationRequest,
): Promise<RequestSecrets> {
	const made: RequestSecrets = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() };
	await deps.tables
		.insertInto('identity.attempt')
		.values({
			hash: digest(made.state),
			brand: call.brand.id,
			provider,
			step: 'sent',
			browser: browser === undefined ? null : digest(browser),
			sealed: seal(deps.derived.authorizationRequests, JSON.stringify(made)),
			expires_at: new Date(deps.clock().getTime() + authorizationSeconds * 1000),
		})
		.execute();
	return made;
}

type ReceivedResponse = Omit<AuthorizationResponse, keyof RequestSecrets> & { readonly provider: string; readonly state: string };

/**
 * Keeps what a provider answered, which must be the one that the reader was sent to (F06). Gives the code by which her browser, and no
 * other, ends the sign-in; undefined when there is no such attempt, or it has come back already.
 */
export async function saveAuthorizationResponse(deps: IdentityDeps, call: Call, given: ReceivedResponse): Promise<string | undefined> {
	const { provider, state, ...answer } = given;
	const key = deps.derived.authorizationRequests;
	return inTransaction(deps, async (tx) => {
		const attempt = await tx.tables
			.deleteFrom('identity.attempt')
			.where('hash', '=', digest(state))
			.where('brand', '=', call.brand.id)
			.where('provider', '=', provider)
			.where('step', '=', 'sent')
			.where('expires_at', '>', tx.clock())
			.returningAll()
			.executeTakeFirst();
		if (!attempt) return undefined;
		const code = randomSecret();
		const kept: AuthorizationResponse = { ...v.parse(requestSecrets, JSON.parse(unseal(key, attempt.sealed))), ...answer };
		const sealed = seal(key, JSON.stringify(kept));
		await tx.tables
			.insertInto('identity.attempt')
			.values({ ...attempt, hash: digest(code), step: 'returned', sealed })
			.execute();
		return code;
	});
}

export type ResponseClaim = { readonly code: string; readonly browser: Browser };

/** Takes what came back: once, and in the browser where it began. Undefined for every other code or browser, which spend nothing. */
export async function takeAuthorizationResponse(
	deps: IdentityDeps,
	call: Call,
	{ code, browser }: ResponseClaim,
): Promise<(AuthorizationResponse & { readonly provider: string }) | undefined> {
	let taking = deps.tables
		.deleteFrom('identity.attempt')
		.where('hash', '=', digest(code))
		.where('brand', '=', call.brand.id)
		.where('step', '=', 'returned')
		.where('expires_at', '>', deps.clock());
	if (browser.secret !== undefined) taking = taking.where('browser', '=', digest(browser.secret));
	else if (!browser.isBrowser) taking = taking.where('browser', 'is', null);
	else return undefined;
	const attempt = await taking.returningAll().executeTakeFirst();
	return (
		attempt && {
			...v.parse(authorizationResponse, JSON.parse(unseal(deps.derived.authorizationRequests, attempt.sealed))),
			provider: attempt.provider,
		}
	);
}

/** Forgets the attempts that never came to an end. */
export async function deleteExpiredAuthorizationRequests({ tables, clock }: IdentityDeps): Promise<void> {
	await tables.deleteFrom('identity.attempt').where('expires_at', '<=', clock()).execute();
}
