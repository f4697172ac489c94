import type { Addressee, Message } from '../templates/email-template.ts';
import { addLinks } from './add-links.ts';
import { htmlPart } from './html-part.ts';
import { textPart } from './text-part.ts';

export type RenderedEmail = { readonly subject: string; readonly html: string; readonly text: string };

/** The letter as it is sent, in the dress of its brand; `origin` is the brand's, without a slash at its end. */
export function renderEmail(message: Message, to: Addressee, origin: string): RenderedEmail {
	const page = addLinks(message, to, origin);
	return { subject: page.subject, html: htmlPart(page), text: textPart(page) };
}
