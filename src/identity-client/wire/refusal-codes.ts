// Wire codes of the refusals that pages act on. The catalogue itself is not downloaded by browsers; a code that differs from the
// catalogue's does not compile.
import type { RefusalCode } from '#identity/contract';

export const authenticationFailed: RefusalCode<'authentication-failed'> = '300040';
export const emailAlreadyVerified: RefusalCode<'email-already-verified'> = 'email-already-verified';
export const emailNotVerified: RefusalCode<'email-not-verified'> = '130051';
export const linkOfOtherBrowser: RefusalCode<'link-of-other-browser'> = 'link-of-other-browser';
export const nonceSpent: RefusalCode<'nonce-spent'> = '300033';
export const signInAgain: RefusalCode<'sign-in-again'> = 'sign-in-again';
