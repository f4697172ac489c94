/** Others whose scripts the forms of a brand may bring, by where those are. */
export type Outsiders = {
	/** Of Google's button, where readers of the brand may sign in with it. */
	readonly google?: URL | undefined;
	/** Of a captcha that is not our own. */
	readonly captcha?: { readonly provider: 'recaptcha' | 'turnstile'; readonly script: URL } | undefined;
};
