import * as v from 'valibot';
import { digest, randomSecret, seal, unseal } from '#platform/sealing';
import type { Call } from '../../call.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { inTransaction } from '../../store/transaction.ts';
import { attemptSeconds } from './browser.ts';

/** What is sent along with a reader, each of it known to nobody else but the provider. */
const sent = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
export type Sent = v.InferOutput<typeof sent>;

/** What the provider's answer brought. Names are what the reader typed at Apple, and no more than that. */
const returned = v.object({
	...sent.entries,
	code: v.string(),
	issuer: v.optional(v.string()),
	firstName: v.optional(v.string()),
	lastName: v.optional(v.string()),
});
export type Returned = v.InferOutput<typeof returned>;

type Beginning = { readonly provider: string; readonly browser: string | undefined };

/** Begins a sign-in at a provider, which has ten minutes to come back (contract 2.3, F05). */
export async function beginAttempt(deps: IdentityDeps, call: Call, { provider, browser }: Beginning): Promise<Sent> {
	const made: Sent = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() };
	await deps.tables
		.insertInto('identity.attempt')
		.values({
			hash: digest(made.state),
			brand: call.brand.id,
			provider,
			step: 'sent',
			browser: browser === undefined ? null : digest(browser),
			sealed: seal(deps.derived.attempts, JSON.stringify(made)),
			expires_at: new Date(deps.clock().getTime() + attemptSeconds * 1000),
		})
		.execute();
	return made;
}

type Returning = Omit<Returned, keyof Sent> & { readonly provider: string; readonly state: string };

/**
 * Keeps what a provider answered, which must be the one that the reader was sent to (F06). Gives the code by which her browser, and no
 * other, ends the sign-in; undefined when there is no such attempt, or it has come back already.
 */
export async function returnAttempt(deps: IdentityDeps, call: Call, given: Returning): Promise<string | undefined> {
	const { provider, state, ...answer } = given;
	const key = deps.derived.attempts;
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
		const kept: Returned = { ...v.parse(sent, JSON.parse(unseal(key, attempt.sealed))), ...answer };
		const sealed = seal(key, JSON.stringify(kept));
		await tx.tables
			.insertInto('identity.attempt')
			.values({ ...attempt, hash: digest(code), step: 'returned', sealed })
			.execute();
		return code;
	});
}

export type Ending = { readonly code: string; readonly browser: Browser };

/** Takes what came back: once, and in the browser where it began. Undefined for every other code or browser, which spend nothing. */
export async function takeAttempt(
	deps: IdentityDeps,
	call: Call,
	{ code, browser }: Ending,
): Promise<(Returned & { readonly provider: string }) | undefined> {
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
	return attempt && { ...v.parse(returned, JSON.parse(unseal(deps.derived.attempts, attempt.sealed))), provider: attempt.provider };
}

/** Forgets the attempts that never came to an end. */
export async function forgetAttempts({ tables, clock }: IdentityDeps): Promise<void> {
	await tables.deleteFrom('identity.attempt').where('expires_at', '<=', clock()).execute();
}
