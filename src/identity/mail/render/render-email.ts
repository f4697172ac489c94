import type { Addressee, Message } from '../templates/email-template.ts';
import { completeMessage } from './complete-message.ts';
import { htmlPart } from './html-part.ts';
import { textPart } from './text-part.ts';

/** Renders a message as it is sent, with the branding of its brand. `origin` is that of the brand's site, without a trailing slash. */
export function renderEmail(message: Message, to: Addressee, origin: string): RenderedEmail {
	const linked = completeMessage(message, to, origin);
	const { unsubscribePath: path } = message;
	return { subject: linked.subject, html: htmlPart(linked), text: textPart(linked), ...(path && { unsubscribeUrl: `${origin}${path}` }) };
}

/** A rendered email: subject, HTML, plain text and unsubscribe URL. */
export type RenderedEmail = { readonly subject: string; readonly html: string; readonly text: string; readonly unsubscribeUrl?: string };
