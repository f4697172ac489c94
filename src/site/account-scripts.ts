// Third-party sign-in buttons and captcha of the account forms, with the addresses of their scripts.
/** An OpenID provider that readers sign in with at its own pages. */
export type OpenidButton = {
	/** Its id in the calls of the identity service; `apple` is the brand's client at Apple. */
	readonly id: string;
	readonly name: string;
};

/** The third-party scripts that the account forms of a brand use. */
export type AccountScripts = {
	/** Google's sign-in button; undefined where the brand has no sign-in with Google. */
	readonly google?: URL | undefined;
	/** The folder of Facebook's script, and the site that it asks; undefined where the brand has no sign-in with Facebook. */
	readonly facebook?: { readonly scripts: URL; readonly site: URL } | undefined;
	/** Buttons that lead to a provider's pages; they need no script of the provider. */
	readonly openid?: readonly OpenidButton[];
	/** The captcha widget; undefined when the captcha is our own. */
	readonly captcha?: { readonly provider: 'recaptcha' | 'turnstile'; readonly script: URL } | undefined;
};
