/** The variants of the authentication form (FORM-01). */
export type FormVariant =
	| 'login-default'
	| 'login-paywall'
	/** For a reader who comes from a client (OpenID Connect). */
	| 'login-client'
	| 'signUp-default'
	| 'signUp-paywall'
	| 'signUp-newsletter-subscription';

/** Whether a form of this variant is the content of an account page, not a part of a story. */
export const isPageForm = (variant: FormVariant): boolean => variant.endsWith('default') || variant === 'login-client';
