// Flash messages: the message that the previous account page left for this one, such as that a password was changed or that a link does not
// work.
import type { FormTexts } from '../form-texts.ts';

/** The names of the messages; storage and cookies hold a name. */
const flashMessages = [
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
	'newsletter-asked',
	'application-asked',
	'application-received',
] as const;

export type FlashMessage = (typeof flashMessages)[number];

export const isFlashMessage = (text: unknown): text is FlashMessage => flashMessages.some((name) => name === text);

/** How a message is shown, and its text (ERR-06, ERR-07, SOC-03, VER-01). */
export function flashMessageContent(
	flashMessage: FlashMessage,
	words: FormTexts,
): { readonly kind: 'refused' | 'done'; readonly text: string } {
	const { refusals, account } = words;
	switch (flashMessage) {
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
		case 'newsletter-asked':
		case 'application-asked':
		case 'application-received':
		case 'email-confirmed':
		case 'password-changed':
		case 'password-set':
			return { kind: 'done', text: account.flashMessages[flashMessage] };
	}
}

/** The text about a password reset link that does not work (ERR-04). */
export const deadResetLink = ({ refusals }: FormTexts): string => refusals['Nonce not found or expired'] ?? '';
