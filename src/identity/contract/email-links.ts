// The links in emails: their kinds and states.

/** The link from an email, as read from the URL of the page that it opened: its purpose and its nonce. */
export type EmailLink = { readonly kind: 'verify-email' | 'reset-password' | 'sign-in' | 'delete-account'; readonly nonce: string };

/** `verified`: the link was used, and its address is verified (R15). `dead`: it is unknown, expired or used. */
export type LinkState = 'valid' | 'verified' | 'dead';

/**
 * Whether a link still works, and the address that it verifies or has verified, for the forms of its page. The holder of the link reads that
 * mailbox.
 */
export type SeenLink = { readonly state: LinkState; readonly email?: string | undefined };

/** Time between two verification emails that an address may ask for, in s. */
export const resendSeconds = 60;
