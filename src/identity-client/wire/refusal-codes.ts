// Wire codes of the refusals that browsers act on. The whole catalogue stays out of what browsers download; a code that is not the
// catalogue's for that name does not compile.
import type { RefusalCode } from '#identity/contract';

export const accessDenied: RefusalCode<'access-denied'> = '100011';
export const authenticationFailed: RefusalCode<'authentication-failed'> = '300040';
export const captchaInvalid: RefusalCode<'captcha-invalid'> = '130001';
export const emailAlreadyVerified: RefusalCode<'email-already-verified'> = 'email-already-verified';
export const emailNotVerified: RefusalCode<'email-not-verified'> = '130051';
export const linkOfOtherBrowser: RefusalCode<'link-of-other-browser'> = 'link-of-other-browser';
export const nonceSpent: RefusalCode<'nonce-spent'> = '300033';
export const signInAgain: RefusalCode<'sign-in-again'> = 'sign-in-again';
