// The email address of a sign-up until its reader signs in or out, in the storage of the browser. Forms that are posted without scripts use a
// cookie, `unverified-email-cookie.ts`.
import { resendSeconds } from '#identity/contract';
import { emailToVerify, keys, pageClient } from '#identity-client';

/** In local storage, because the link of an email opens in another tab. */
const key = 'kiosco.email';
/** When this tab had the email sent, in ms since 1970. */
const sentKey = 'kiosco.email-sent';

/** Keeps the email address of a sign-up for the pages that follow until the sign-in (FLOW-09). */
export function keepUnverifiedEmail(email: string): void {
	const { tab, local } = pageClient().stores;
	tab.set(keys.emailToVerify, email);
	local.set(key, email);
}

/** The email address of a sign-up that is not verified yet, or with which nobody has signed in since. */
export const unverifiedEmail = (): string | undefined => emailToVerify(pageClient()) ?? pageClient().stores.local.get(key) ?? undefined;

/** Keeps when the verification email was sent, for the button that sends it again. */
export const noteSentEmail = (): void => pageClient().stores.tab.set(sentKey, String(Date.now()));

/** The seconds until this tab may have the email sent again; 0 or less when it may. */
export const secondsToResend = (): number =>
	resendSeconds - Math.floor((Date.now() - Number(pageClient().stores.tab.get(sentKey) ?? 0)) / 1_000);

/** Forgets the address, once its reader signed in or out. */
export function forgetUnverifiedEmail(): void {
	const { tab, local } = pageClient().stores;
	tab.remove(keys.emailToVerify);
	tab.remove(sentKey);
	local.remove(key);
}
