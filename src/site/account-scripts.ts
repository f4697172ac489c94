/** Addresses of third-party scripts that the account forms of a brand load. */
export type AccountScripts = {
	/** Google's sign-in button; undefined where the brand has no sign-in with Google. */
	readonly google?: URL | undefined;
	/** The captcha widget; undefined when the captcha is our own. */
	readonly captcha?: { readonly provider: 'recaptcha' | 'turnstile'; readonly script: URL } | undefined;
};
