import type { PageMessageContent } from '../../../ui/page-message.tsx';
import type { LinkState } from '../email-link-state.ts';
import type { FormTexts } from '../form-texts.ts';

/**
 * What is known about a reader on the page that verifies an email: the state of its link, and why the reader was redirected here or
 * refused.
 */
type Known = { readonly link?: LinkState | undefined; readonly refusal?: string | undefined };

/** The words of the page for what is known. The brand's own words are for a reader who waits for the email. */
export function verificationMessage(
	{ link, refusal }: Known,
	message: PageMessageContent,
	{ account, refusals: texts }: FormTexts,
): PageMessageContent {
	if (refusal !== undefined) return { ...message, subtitle: account.validateAsk };
	if (link === 'dead') return { ...message, title: account.deadLinkTitle, subtitle: account.deadLink.verify };
	if (link === 'verified') return { ...message, title: texts['Email already Verified'] ?? '', subtitle: undefined };
	return link === 'valid' ? { ...message, subtitle: undefined } : message;
}
