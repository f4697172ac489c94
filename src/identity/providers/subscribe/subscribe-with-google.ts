import { type Call, type ReaderCall, tenantOf } from '../../call.ts';
import type { EndpointInput, EndpointOutput } from '../../contract/endpoints.ts';
import type { Identity } from '../../contract/shapes.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { issueNonce, spendNonce } from '../../store/nonces.ts';
import { inTransaction } from '../../store/transaction.ts';
import { callProvider } from '../call-provider.ts';
import { findLogin } from '../logins/logins.ts';
import { signInVerifiedIdentity } from '../logins/sign-in-verified-identity.ts';
import type { VerifiedIdentity } from '../verified-identity.ts';
import { verifyGoogleToken } from '../verify-google-token.ts';

/** A token by which Subscribe with Google names the reader for ten minutes, once (API-13, contract 8.6). */
export async function swgAccessToken(deps: IdentityDeps, call: ReaderCall): Promise<EndpointOutput<'swgAccessToken'>> {
	if (deps.providers.settingsFor(call).google.length === 0) refuse('provider-off');
	const wanted = { tenant: tenantOf(call), account: call.reader.account, purpose: 'swg-link' } as const;
	const { nonce } = await inTransaction(deps, (tx) => issueNonce(tx, wanted));
	return { accessToken: nonce };
}

/** Whether the holder of an ID token of Google signs in here with it (API-14): told to nobody else (F14). */
export async function checkSwgLogin(deps: IdentityDeps, call: Call, token: string): Promise<EndpointOutput<'checkSwgLogin'>> {
	const verified = await holderOf(deps, call, token);
	return { identityExists: (await findLogin(deps.tables, call, verified)) !== undefined };
}

/** Links the Google account of an ID token to the reader (API-15), whom the token of API-13 must name. */
export async function relinkSwg(
	deps: IdentityDeps,
	call: ReaderCall,
	{ token, id }: EndpointInput<'relinkSwg'>['params'],
): Promise<Identity> {
	const verified = await holderOf(deps, call, id);
	const spent = await spendNonce(deps, { tenant: tenantOf(call), purpose: 'swg-link', nonce: token });
	if (spent?.account !== call.reader.account) refuse('authentication-failed');
	return signInVerifiedIdentity(deps, call, verified);
}

async function holderOf(deps: IdentityDeps, call: Call, token: string): Promise<VerifiedIdentity> {
	await deps.throttle.provider(call);
	return callProvider(deps, { call, provider: 'Google' }, () => verifyGoogleToken(deps, call, token));
}
