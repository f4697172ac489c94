// Google's service for subscriptions (Subscribe with Google): the token that it refers to a reader by, and whether a Google login is known here.
import { type Call, type ReaderCall, tenantOf } from '../call.ts';
import type { EndpointInput, EndpointOutput } from '../contract/endpoints.ts';
import type { TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { lockReader } from '../sessions/lock-reader.ts';
import { issueNonce, spendNonce } from '../store/nonces.ts';
import { inTransaction } from '../store/transaction.ts';
import { callProvider } from './call-provider.ts';
import { findLogin } from './logins/provider-logins.ts';
import { signInVerifiedIdentity } from './logins/sign-in-verified-identity.ts';
import type { VerifiedIdentity } from './verified-identity.ts';
import { type GoogleCredential, verifyGoogleToken } from './verify-google-token.ts';
import { withGoogleToken } from './with-google-token.ts';

/** Creates the token by which Subscribe with Google refers to the reader. It works once, within ten minutes (API-13, contract 8.6). */
export async function swgAccessToken(deps: IdentityDeps, call: ReaderCall): Promise<EndpointOutput<'swgAccessToken'>> {
	if (deps.providers.settingsFor(call).google.length === 0) refuse('provider-off');
	const nonceFor = { tenant: tenantOf(call), account: call.reader.account, purpose: 'swg-link' } as const;
	const { nonce } = await inTransaction(deps, async (tx) => {
		await lockReader(tx, call);
		return issueNonce(tx, nonceFor);
	});
	return { accessToken: nonce };
}

/** Whether the holder of a Google ID token has a login here (API-14, LOC-11). Only the holder can ask, because the token is verified (F14). */
export async function checkSwgLogin(deps: IdentityDeps, call: Call, token: string): Promise<EndpointOutput<'checkSwgLogin'>> {
	if (token === '') return refuse('google-token-missing');
	await deps.throttle.provider(call);
	const verified = await callProvider(deps, { call, provider: 'google' }, () => verifyGoogleToken(deps, call, token));
	return { identityExists: (await findLogin(deps.tables, call, verified)) !== undefined };
}

/** Links the Google account of an ID token to the reader (API-15); the token of API-13 must be this reader's. The ID token works as for a sign-in (F05). */
export async function relinkSwg(
	deps: IdentityDeps,
	call: ReaderCall,
	{ token, id, browser }: EndpointInput<'relinkSwg'>['params'] & Pick<GoogleCredential, 'browser'>,
): Promise<TokenResponse> {
	const link = async (verified: VerifiedIdentity) => {
		const spent = await spendNonce(deps, { tenant: tenantOf(call), purpose: 'swg-link', nonce: token });
		if (spent?.account !== call.reader.account) refuse('authentication-failed');
		return signInVerifiedIdentity(deps, call, verified);
	};
	return withGoogleToken(deps, call, { credential: id, browser, use: link });
}
