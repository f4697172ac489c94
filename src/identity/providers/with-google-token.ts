import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { callProvider } from './call-provider.ts';
import { giveBackToken } from './spent-tokens.ts';
import type { VerifiedIdentity } from './verified-identity.ts';
import { type GoogleCredential, redeemGoogleToken } from './verify-google-token.ts';

/** A Google token, and the work to do for its holder. */
type UseOfGoogleToken<Result> = GoogleCredential & { readonly use: (holder: VerifiedIdentity) => Promise<Result> };

/**
 * Redeems a Google token and runs `use` for its holder. If `use` fails, the token is marked unused, so that the reader can try again
 * with it.
 */
export async function withGoogleToken<Result>(
	deps: IdentityDeps,
	call: Call,
	{ use, ...google }: UseOfGoogleToken<Result>,
): Promise<Result> {
	await deps.throttle.provider(call);
	const holder = await callProvider(deps, { call, provider: 'google' }, () => redeemGoogleToken(deps, call, google));
	return use(holder).catch(async (error) => {
		await giveBackToken(deps, google.credential);
		throw error;
	});
}
