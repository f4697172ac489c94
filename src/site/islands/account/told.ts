import type { FormWords } from './words.ts';

/** What one account page tells a reader about the step before, which ended on another page. */
const toldNames = [
	'email-not-verified',
	'email-already-verified',
	'password-changed',
	'password-set',
	'session-over',
	'reset-link-dead',
	'deletion-link-dead',
] as const;

export type Told = (typeof toldNames)[number];

export const isTold = (text: unknown): text is Told => toldNames.some((name) => name === text);

/** The kind of its notice, and its text (ERR-06, ERR-07). */
export function toldNotice(told: Told, words: FormWords): { readonly kind: 'refused' | 'done'; readonly text: string } {
	const { refusals, account } = words;
	switch (told) {
		case 'email-not-verified':
			return { kind: 'refused', text: refusals['Email Address is not verified'] ?? '' };
		case 'email-already-verified':
			return { kind: 'done', text: refusals['Email already Verified'] ?? '' };
		case 'session-over':
			return { kind: 'refused', text: refusals['Missing or invalid jwt'] ?? '' };
		case 'reset-link-dead':
			return { kind: 'refused', text: deadResetLink(words) };
		case 'deletion-link-dead':
			return { kind: 'refused', text: account.profile.deletionLinkSpent };
		case 'password-changed':
		case 'password-set':
			return { kind: 'done', text: account.told[told] };
	}
}

/** The text about a link to a new password that is spent (ERR-04). */
export const deadResetLink = ({ refusals }: FormWords): string => refusals['Nonce not found or expired'] ?? '';
