import type { SignInSettings } from '#platform/config';
import type { Call } from '../call.ts';
import type { IdentityConfig } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { facebookLocale } from '../providers/facebook-locale.ts';
import { signInPageOf } from '../providers/openid/openid-provider.ts';

/**
 * The public configuration of a brand's account forms (API-06, ENT-13 to ENT-15), for a browser with these languages (`Accept-Language`). It
 * contains no secrets.
 */
export async function brandConfig(
	{ captcha, providers, disqus }: IdentityDeps,
	call: Call,
	languages: string | undefined,
): Promise<IdentityConfig> {
	const { password } = call.brand.accounts;
	const { forms, provider, siteKey, script } = await captcha.formSettings(call);
	return {
		signinRecaptcha: forms.signIn,
		signupRecaptcha: forms.signUp,
		magicLinkRecaptcha: forms.oneTimeLink,
		resetPasswordRecaptcha: forms.resetPassword,
		captchaProvider: provider,
		recaptchaSiteKey: siteKey,
		captchaScript: script,
		googleScript: providers.addresses.google.script.href,
		facebookScript: `${providers.addresses.facebook.scripts.href}${facebookLocale(languages)}/sdk.js`,
		...publicSettings(providers.settingsFor(call), signInPageOf(call)),
		disqus: { enabled: disqus.has(call.brand.id), publicKey: disqus.get(call.brand.id)?.publicKey ?? '' },
		orgTenants: [],
		pwMinLength: password.minLength,
		pwMaxLength: password.maxLength,
		pwSpecialCharacters: password.minSymbols,
		pwUppercase: password.minUppercase,
		pwLowercase: password.minLowercase,
		// The clients of the contract read the number of digits under either name.
		pwPwNumbers: password.minNumbers,
		pwNumbers: password.minNumbers,
	};
}

/** What a browser needs to start a sign-in at each provider. Forms show a button for each value that is not empty (ENT-14). */
const publicSettings = ({ google, facebook, apple, oidc }: SignInSettings, signInPage: string) => ({
	googleClientId: google.join(','),
	facebookAppId: facebook.map(({ appId }) => appId).join(','),
	teamId: apple?.teamId ?? null,
	keyId: apple?.keyId ?? null,
	urlToReceiveAuthToken: apple ? (apple.receiveUrl ?? signInPage) : null,
	oidcClients: oidc.map(({ clientId, protocol }) => ({ clientId, protocol })),
});
