// The style sheet that shows a reader as signed in in browsers without scripts.
import type { Brand } from '#brands';

/** The names of a profile. */
type Names = { readonly firstName?: string | null | undefined; readonly lastName?: string | null | undefined };

/** The rules for a signed-in reader. Browsers with scripts have them in the page's own sheet, behind an attribute that the boot script sets. */
const signedIn = [
	'[data-login-button],[data-sign-in-link],[data-sign-out]{display:none!important}',
	'[data-account-button]{display:inline-flex!important}',
	'[data-profile-link]{display:flex!important}',
	'[data-account-menu]{inset:64px 12px auto auto!important}',
].join('');

/** The style by which the account's menu takes the place of the sign-in (HDR-11, HDR-18), with the reader's name where the brand shows it (HDR-19, HDR-20). */
export function headerStyle({ header }: Brand, { firstName, lastName }: Names): string {
	const name = [firstName, lastName].filter(Boolean).join(' ');
	if (!header.showsReaderName || name === '') return signedIn;
	const words = '[data-profile-link] [data-words]';
	return `${signedIn}${words}{font-size:0}${words}::after{content:"${cssText(name)}";font-size:0.9375rem}`;
}

/** A text for a quoted string of a style sheet: everything but letters, digits and spaces is escaped (CSS Syntax 3, 4.3.7). */
const cssText = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
