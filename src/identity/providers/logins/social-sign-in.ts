import type { Identity, ProviderSignIn } from '../../contract/shapes.ts';
import type { Call, IdentityParts } from '../../identity-parts.ts';
import type { Browser } from '../../sessions/browser-cookie.ts';
import { askProvider } from '../ask-provider.ts';
import { vouchedByFacebook } from '../facebook.ts';
import { vouchedByGoogle } from '../google.ts';
import { signInWithApple } from '../openid/end-sign-in.ts';
import { signInVouched } from './sign-in-vouched.ts';

/** Signs in with what a provider gave the browser (API-08, SOC-01 to SOC-03). What Apple gave is a code of ours. */
export async function socialSignIn(
	parts: IdentityParts,
	call: Call,
	{ grantType, credentials, browser }: ProviderSignIn & { readonly browser: Browser },
): Promise<Identity> {
	if (grantType === 'apple') return signInWithApple(parts, call, { code: credentials, browser });
	await parts.throttle.provider(call);
	const ask = grantType === 'google' ? vouchedByGoogle : vouchedByFacebook;
	const vouched = await askProvider(parts, call, grantType, () => ask(parts, call, credentials));
	return signInVouched(parts, call, vouched);
}
