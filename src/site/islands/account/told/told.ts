// The message that one account page leaves for the next, such as that a password was changed or that a link does not work.
import type { FormWords } from '../words.ts';

/** What one account page tells a reader about the step before, which ended on another page. */
const toldNames = [
	'email-not-verified',
	'email-already-verified',
	'email-verified',
	'email-confirmed',
	'password-changed',
	'password-set',
	'session-over',
	'reset-link-dead',
	'sign-in-link-dead',
	'deletion-link-dead',
	'provider-canceled',
	'provider-failed',
] as const;

export type Told = (typeof toldNames)[number];

export const isTold = (text: unknown): text is Told => toldNames.some((name) => name === text);

/** The kind of its notice, and its text (ERR-06, ERR-07, SOC-03, VER-01). */
export function toldNotice(told: Told, words: FormWords): { readonly kind: 'refused' | 'done'; readonly text: string } {
	const { refusals, account } = words;
	switch (told) {
		case 'email-not-verified':
			return { kind: 'refused', text: refusals['Email Address is not verified'] ?? '' };
		case 'email-already-verified':
			return { kind: 'done', text: refusals['Email already Verified'] ?? '' };
		case 'email-verified':
			return { kind: 'done', text: account.verified };
		case 'session-over':
			return { kind: 'refused', text: refusals['Missing or invalid jwt'] ?? '' };
		case 'reset-link-dead':
			return { kind: 'refused', text: deadResetLink(words) };
		case 'sign-in-link-dead':
			return { kind: 'refused', text: account.deadLink.signIn };
		case 'deletion-link-dead':
			return { kind: 'refused', text: account.profile.deletionLinkSpent };
		case 'provider-canceled':
			return { kind: 'refused', text: account.providerCanceled };
		case 'provider-failed':
			return { kind: 'refused', text: account.providerFailed };
		case 'email-confirmed':
		case 'password-changed':
		case 'password-set':
			return { kind: 'done', text: account.told[told] };
	}
}

/** The text about a link to a new password that is spent (ERR-04). */
export const deadResetLink = ({ refusals }: FormWords): string => refusals['Nonce not found or expired'] ?? '';
