// The email address of a sign-up until its reader signs in or out, in the storage of the browser. Forms that are posted without scripts use a
// cookie, `unverified-email-cookie.ts`.
import { emailToVerify, keys, pageClient } from '#identity-client';

/** In local storage, because the link of an email opens in another tab. */
const key = 'kiosco.email';

/** Keeps the email address of a sign-up for the pages that follow until the sign-in (FLOW-09). */
export function keepUnverifiedEmail(email: string): void {
	const { tab, local } = pageClient().stores;
	tab.set(keys.emailToVerify, email);
	local.set(key, email);
}

/** The email address of a sign-up that is not verified yet, or that nobody signed in with since. */
export const unverifiedEmail = (): string | undefined => emailToVerify(pageClient()) ?? pageClient().stores.local.get(key) ?? undefined;

/** Forgets the address, once its reader signed in or out. */
export function forgetUnverifiedEmail(): void {
	const { tab, local } = pageClient().stores;
	tab.remove(keys.emailToVerify);
	local.remove(key);
}
