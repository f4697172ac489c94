import { emailToVerify, keys, pageClient } from '#identity-client';

/** In local storage, because the link of an email opens in another tab. */
const key = 'kiosco.email';

/** Keeps the email address of a sign-up for the pages that follow until the sign-in (FLOW-09). */
export function keepWaitingEmail(email: string): void {
	const { tab, local } = pageClient().stores;
	tab.set(keys.emailToVerify, email);
	local.set(key, email);
}

/** The email address that waits to be verified or to sign in. */
export const waitingEmail = (): string | undefined => emailToVerify(pageClient()) ?? pageClient().stores.local.get(key) ?? undefined;

/** Forgets it, once its reader signed in. */
export function forgetWaitingEmail(): void {
	const { tab, local } = pageClient().stores;
	tab.remove(keys.emailToVerify);
	local.remove(key);
}
