import type { Call } from '../call.ts';
import type { Identity, ProviderSignIn } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Browser } from '../sessions/browser-cookie.ts';
import { askProvider } from './ask-provider.ts';
import { vouchedByFacebook } from './facebook.ts';
import { vouchedByGoogle } from './google.ts';
import { signInVouched } from './logins/sign-in-vouched.ts';
import { signInWithApple } from './openid/end-sign-in.ts';

/** Signs in with what a provider gave the browser (API-08, SOC-01 to SOC-03). What Apple gave is a code of ours. */
export async function socialSignIn(
	deps: IdentityDeps,
	call: Call,
	{ grantType, credentials, browser }: ProviderSignIn & { readonly browser: Browser },
): Promise<Identity> {
	if (grantType === 'apple') return signInWithApple(deps, call, { code: credentials, browser });
	await deps.throttle.provider(call);
	const ask = grantType === 'google' ? vouchedByGoogle : vouchedByFacebook;
	const vouched = await askProvider(deps, { call, provider: grantType }, () => ask(deps, call, credentials));
	return signInVouched(deps, call, vouched);
}
